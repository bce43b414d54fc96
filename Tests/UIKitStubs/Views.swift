import Foundation

class UIView {
  var frame = CGRect.zero
  var bounds = CGRect.zero
  var isHidden = false
  private(set) var subviews: [UIView] = []

  func addSubview(_ view: UIView) { subviews.append(view) }
}

class UILabel: UIView {
  var text: String?
}

class UITextField: UIView {}

class UITableViewCell: UIView {
  enum CellStyle { case `default` }

  /// As an enumeration of C comes to Swift: any raw value is one.
  struct EditingStyle: RawRepresentable, Equatable {
    var rawValue: Int

    init?(rawValue: Int) { self.rawValue = rawValue }
    private init(_ rawValue: Int) { self.rawValue = rawValue }

    static let none = EditingStyle(0)
    static let delete = EditingStyle(1)
    static let insert = EditingStyle(2)
  }

  let contentView = UIView()
  let textLabel: UILabel? = UILabel()

  init(style: CellStyle, reuseIdentifier: String?) {}
}

struct UIContextualAction {
  enum Style { case normal, destructive }

  let style: Style
  let title: String?

  init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {
    self.style = style
    self.title = title
  }
}

struct UISwipeActionsConfiguration {
  let actions: [UIContextualAction]
}

struct UITableViewRowAction {
  enum Style { case `default`, destructive, normal }

  let title: String?

  init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.title = title
  }
}
