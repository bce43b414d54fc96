import TableRender

/// Something that several commands have in common, explained on a page of its own.
struct HelpTopic: Sendable {
  let name: String
  let summary: String
  let text: String

  static let all = [paths, batches, editing, exceptions, transcripts, keys, words]

  /// Paragraphs are filled; those with lines that are indented stay as they are.
  func write(in say: HelpLanguage, into buffer: inout ByteBuffer) {
    let paragraphs = say(text).split(separator: "\n\n")
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { buffer.writeLine("") }
      if paragraph.hasPrefix(" ") || paragraph.contains("\n ") {
        buffer.writeLine(String(paragraph))
      } else {
        buffer.writeFilled(String(paragraph))
      }
    }
    guard name == Self.words.name else { return }
    for word in HelpWord.all { word.write(in: say, into: &buffer) }
  }

  static let paths = HelpTopic(
    name: "paths", summary: "how rows and sections are named",
    text: """
      A row is named by its index path (IndexPath): its section and its row, both
      counted from 0.

        0.3       row 3 of section 0
        0 3       the same: two bare numbers are one path
        3         the same: one bare number is a row of section 0
        0.1-3     rows 1, 2 and 3 of section 0
        0.*       all rows of section 0

      Several rows are dotted: del 0.1 0.2. Where two paths are wanted, two bare numbers
      are two rows of section 0 and four are two paths: move 1 0, move 0 1 1 0,
      move 0.1 1.0. Sections are numbers: 1, 2-3, or * for all of them.

      All paths of one command name the table as it is before the command; the
      destination of a move counts after the row was taken out. * counts the rows of the
      table in commands that begin with table, and the rows of the data elsewhere.
      """)

  static let batches = HelpTopic(
    name: "batches", summary: "begin, end, and how paths count between them",
    text: """
      begin is beginUpdates() and end is endUpdates(). What stands between them is a batch,
      like the block of performBatchUpdates(_:completion:). Batches nest; only the
      outermost end counts.

      Paths count in one of two ways:

        before the batch    del, reload, the source of a move; also for sections
        after the batch     ins, the destination of a move; also for sections

      The order of the calls does not matter. del 0.0 and del 0.1 in one batch delete the
      first two rows, which two commands outside one would not do.

      At the outermost end the data are changed as del, ins, move and their like have
      said. Then the table asks for its counts. Each section must have as many rows as
      before, plus what was inserted and moved in, minus what was deleted and moved out. If
      not, UIKit raises its exception, and tvsh puts all back as it was before begin.

      Commands that begin with table only tell the table; those that begin with data change
      the data at once. cancel-batch drops the batch. show tells what is pending.
      """)

  static let editing = HelpTopic(
    name: "editing", summary: "editing mode, controls, swipes and drags",
    text: """
      edit on turns editing mode on: setEditing(_:animated:). Each row in view is asked
      can-edit, editing-style, should-indent and can-move, as far as they are implemented.

        (-)  delete control    tap: a button shows; confirm: the row is committed
        (+)  insert control    tap: the row is committed at once
        ( )  check mark        tap: the row is chosen, (x)
        =    the grip          drag: the row is moved

      To commit is to call tableView(_:commit:forRowAt:). There the data source changes its
      data and then tells the table: deleteRows(at:with:) or insertRows(at:with:). A row
      that was moved by hand is different: the table has moved it already, and the data
      source moves it in the data and tells nothing.

      In editing mode del, ins and move take this way, as a finger would. Outside it they
      are calls of the program. swipe shows the delete button of one row outside editing
      mode; confirm taps it.

      Try: edit on; tap 0 1; confirm; drag 0.0 to 0.2; show; edit off
      """)

  static let exceptions = HelpTopic(
    name: "exceptions", summary: "what happens when an update is refused",
    text: """
      An update that does not add up raises NSInternalInconsistencyException. In an app that
      is the end. Here the data, the table, the answers and undo are as they were before the
      command, or before the outermost begin, and the session goes on.

      What is printed is what a log would hold, in the words of one version of iOS: set ios N
      chooses it. Below stands the arithmetic: what the table had, what it was told, and
      what the data source answered. explain says in plain words what is likely wrong.

      The data source can raise an exception of its own: NSRangeException, where it asks its
      array for an element that is not there.

      A mistake is something else: a command that cannot be understood, or a row that is not
      there. It has a caret below it and changes nothing.

      Try: data del 0 1; table del 0 1; table del 0.1 0.2; explain
      """)

  static let transcripts = HelpTopic(
    name: "transcripts", summary: "scripts, transcripts and golden tests",
    text: """
      A script is a file of commands, NAME.tvsh: one a line, several with ; between them,
      and # before a comment. Scripts take no variables in this version.

      tvsh FILE replays a script and prints what a person typing it would have seen: each
      line behind the prompt, then the replies. That is the transcript. It is the same
      everywhere, whatever the time, the terminal or the language of the machine. A file
      that ends in .transcript, or begins with tvsh>, can be replayed like a script: what
      stands behind prompts is run, the rest is left out. record FILE writes the session.

      A golden is a transcript that a script must print again. tvsh test runs each NAME.tvsh
      that has NAME.transcript beside it and compares the whole. tvsh test --record new
      writes the ones that are missing; look at them before you keep them.

      expect … checks one thing: expect rows 0 4, expect row 0 1 "TEXT", expect exception
      "TEXT". Met, it prints nothing. Unmet, it fails the script and the test.
      """)

  static let keys = HelpTopic(
    name: "keys", summary: "keys at the prompt",
    text: """
      At the prompt a line is edited with the keys that most shells have.

        Tab             completes a word; what may stand there is listed
        Up, Down        go through the lines typed before
        Ctrl-R          searches them; again: older ones; Enter runs the line
        Alt-P, Alt-N    lines that begin as what is typed
        Alt-.           the last word of the line before
        Ctrl-A, Ctrl-E  to the beginning, to the end (also Home, End)
        Alt-B, Alt-F    a word back, a word on (also Ctrl-Left, Ctrl-Right)
        Ctrl-W, Alt-D   delete the word before, behind the cursor
        Ctrl-U, Ctrl-K  delete all before, all behind the cursor
        Ctrl-Y          puts back what was deleted so
        Ctrl-_          takes back the last change of the line
        Ctrl-L          clears the screen
        Ctrl-C          drops the line, or stops a file that source runs
        Ctrl-D          leaves, on an empty line
        Ctrl-Z          stops tvsh; fg brings it back

      Pasted lines run one by one, in their order; tabs and escapes in them are text. A
      line that begins with a blank is not kept in the history. tvsh --vi has the keys of
      vi; ~/.editrc may bind others.
      """)

  static let words = HelpTopic(
    name: "words", summary: "words of this shell, and their names in UIKit",
    text: """
      Words of this shell, and what UIKit calls them
      """)
}
