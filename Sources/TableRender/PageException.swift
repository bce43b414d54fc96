/// An exception with its arithmetic, every number of which stands above its word.
struct PageException {
  private let name: String
  private let reason: String
  private let lines: [Substring]

  init(_ exception: PlaybackException) {
    name = exception.refusal.exceptionName
    let block = exception.block
    let end = block.firstRange(of: "'\n") ?? block.endIndex..<block.endIndex
    var message = block[..<end.lowerBound]
    if let start = message.firstRange(of: "reason: '") { message = message[start.upperBound...] }
    reason = String(message)
    lines = block[end.upperBound...].split(separator: "\n").map { $0.drop { $0 == " " } }
  }

  func write(into buffer: inout ByteBuffer) {
    buffer.write("<div class=x><p>")
    buffer.write("strong", html: name)
    buffer.write(" ")
    buffer.write(html: reason)
    buffer.write("</p>")
    for line in lines {
      if line.contains(" before + ") {
        writeArithmetic(line, into: &buffer)
      } else {
        buffer.write("p", html: line)
      }
    }
    buffer.write("</div>\n")
  }

  /// `4 before + 0 inserted` becomes two blocks with a plus sign between them, and
  /// `2, but the data source answered 4` two numbers, the second above who answered.
  private func writeArithmetic(_ line: Substring, into buffer: inout ByteBuffer) {
    buffer.write("<p class=sum>")
    var isOpen = false
    func close() {
      if isOpen { buffer.write("</span>") }
      isOpen = false
    }
    let words = line.split(separator: " ")
    for (index, word) in words.enumerated() {
      let number = word.last == "," ? word.dropLast() : word
      if Int(number) != nil {
        close()
        buffer.write(" <span><b>\(number)</b>")
        isOpen = true
        if number.endIndex != word.endIndex {
          close()
          buffer.write(" \(words[index + 1]) <span><b>\(words[words.count - 1])</b>")
          buffer.write(html: " " + words[(index + 2)..<(words.count - 1)].joined(separator: " "))
          buffer.write("</span>")
          break
        }
      } else {
        if ["+", "-", "="].contains(word) { close() }
        buffer.write(" ")
        buffer.write(html: word)
      }
    }
    close()
    buffer.write("</p>")
  }
}
