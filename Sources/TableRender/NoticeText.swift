package import HeadlessTable

extension ByteBuffer {
  /// Writes what a person sees though no callback tells it.
  package mutating func write(_ notice: Notice) {
    switch notice {
    case .buttonShown(let path, let title):
      write(path)
      write(" shows the button ")
      write(quoted: title)
      write(": confirm or cancel")
    case .actionsShown(let path, let titles):
      write(path)
      write(titles.count == 1 ? " shows the button" : " shows the buttons")
      for title in titles {
        write(" ")
        write(quoted: title)
      }
      write(": action N or cancel")
    case .buttonGone(let path):
      write(path)
      write(": the button is gone")
    case .droppedInPlace: write("dropped where it started: nothing is sent")
    case .commitNotImplemented: write("commit is not implemented: nothing happens")
    case .noControl(let path):
      write(path)
      write(" shows no control: nothing happens")
    case .noReorderControl(let path):
      write(path)
      write(" has no reorder control: nothing happens")
    case .tableIsEditing: write("the table is editing: nothing happens")
    case .noButton: write("no button is shown: nothing happens")
    case .nothingHappens: write("nothing happens")
    case .setEditingInsideCommit: write("set-editing inside commit: Apple forbids it")
    }
  }
}
