/// How an update is animated. It changes no result; it is kept with each change and shown in the
/// trace.
///
/// Raw values are those of `UITableView.RowAnimation` in UITableView.h.
public enum RowAnimation: Int, CaseIterable, Hashable, Sendable {
  /// The row fades in or out.
  case fade = 0
  /// It slides in from the right, or out to it.
  case right = 1
  /// It slides in from the left, or out to it.
  case left = 2
  /// It slides in from the top, or out to it.
  case top = 3
  /// It slides in from the bottom, or out to it.
  case bottom = 4
  /// It appears or is gone at once.
  case none = 5
  /// It keeps to the middle of the space that it takes or leaves.
  case middle = 6
  /// The table chooses.
  case automatic = 100

  /// The word of the trace, such as `automatic`.
  public var name: String {
    switch self {
    case .fade: "fade"
    case .right: "right"
    case .left: "left"
    case .top: "top"
    case .bottom: "bottom"
    case .none: "none"
    case .middle: "middle"
    case .automatic: "automatic"
    }
  }
}
