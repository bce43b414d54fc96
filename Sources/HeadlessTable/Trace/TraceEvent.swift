/// One line of a trace.
public struct TraceEvent: Hashable, Sendable {
  /// What the line tells.
  public enum Content: Hashable, Sendable {
    /// A call or a callback: its name, its arguments, and the answer where it returns a value. The
    /// answer is nil until the callback has returned.
    case call(EventName, Arguments, answer: Answer?)
    /// A change of the data, noted by the data source.
    case data(DataChange)
    /// What a person sees though no callback tells it.
    case notice(Notice)
  }

  /// What stands behind the name of an event.
  public enum Arguments: Hashable, Sendable {
    /// Nothing.
    case none
    /// Editing mode: on or off, animated or plain.
    case editing(Bool, animated: Bool)
    /// A row.
    case path(RowPath)
    /// A row, or none where it went away.
    case optionalPath(RowPath?)
    /// A section.
    case section(Int)
    /// Rows, in the order of the call.
    case rows([RowPath])
    /// Rows of an update and how it is animated.
    case updateRows([RowPath], RowAnimation)
    /// Sections of an update and how it is animated.
    case updateSections([Int], RowAnimation)
    /// A row and where it goes.
    case moveRow(RowPath, to: RowPath)
    /// A section and where it goes.
    case moveSection(Int, to: Int)
    /// What is committed, and the row.
    case commit(EditingStyle, RowPath)
  }

  /// What a callback returned.
  public enum Answer: Hashable, Sendable {
    /// Yes or no.
    case flag(Bool)
    /// A number of rows, sections or steps.
    case count(Int)
    /// A height in points.
    case number(Double)
    /// A text, or none.
    case text(String?)
    /// An editing style.
    case style(EditingStyle)
    /// A row, or none.
    case path(RowPath?)
    /// Titles of buttons; a destructive one is marked. nil is none.
    case actions([Action]?)

    /// A button in an answer.
    public struct Action: Hashable, Sendable {
      /// The title of the button.
      public var title: String

      /// Whether the button is drawn as destructive.
      public var isDestructive: Bool

      /// Makes a button of an answer.
      public init(title: String, isDestructive: Bool = false) {
        self.title = title
        self.isDestructive = isDestructive
      }
    }
  }

  /// What the line tells.
  public var content: Content

  /// How deep the line stands: 1 for what a program or a person causes itself, one more inside each
  /// call.
  public var depth: Int

  /// Whether a gesture was under way, such as a tap, a swipe or a drag.
  public var isByGesture: Bool

  /// Makes a line of a trace.
  public init(_ content: Content, depth: Int = 1, isByGesture: Bool = false) {
    self.content = content
    self.depth = depth
    self.isByGesture = isByGesture
  }

  /// Whether the line belongs to the story of editing.
  ///
  /// Changes of the data and notices always do, and so do the events of
  /// ``EventName/isEditingEvent``. Events of selection and of text fields do where a gesture causes
  /// them: a row that is tapped tells of a person, `selectRow(at:)` of a program.
  public var isEditingEvent: Bool {
    guard case .call(let name, _, _) = content else { return true }
    return switch name.part {
    case .editing: true
    case .editingByGesture: isByGesture
    case .other: false
    }
  }
}
