import TableRender
import TableScript

extension Session {
  /// The table in a file.
  func readTable(_ file: Word) throws(CommandFailure) -> TableData {
    let bytes = try readBytes(of: file)
    do throws(TableFile.Failure) {
      let data = try TableFile.read(bytes, name: file.text)
      try checkSize(of: data)
      return data
    } catch {
      throw mistake("cannot read \(file.text): \(error.reason)", at: file.range)
    }
  }

  func writeTable(_ file: Word) throws(CommandFailure) {
    do throws(TableFile.Failure) {
      let bytes = try TableFile.write(controller.data, name: file.text).bytes
      try writeFile(bytes, to: file)
    } catch {
      throw mistake("cannot write \(file.text): \(error.reason)", at: file.range)
    }
  }

  private func writeFile(_ bytes: [UInt8], to file: Word) throws(TableFile.Failure) {
    do throws(HostError) {
      try host.writeFile(path(of: file), bytes)
    } catch {
      throw TableFile.Failure(reason: error.message)
    }
  }

  /// Rows that are added by hand find the limit that files have too.
  @inline(__always)
  func requireRoom(forRows count: Int, inSection section: Int, at range: Range<Int>)
    throws(CommandFailure)
  {
    let held = controller.data.rowCount(inSection: section)
    guard held > Limits.rowCount - count else { return }
    throw mistake(
      "a section has at most \(Limits.rowCount) rows, section \(section) has \(held)", at: range)
  }

  func requireRoomForSection(at range: Range<Int>) throws(CommandFailure) {
    guard controller.data.sections.count >= Limits.sectionCount else { return }
    throw mistake("a table has at most \(Limits.sectionCount) sections", at: range)
  }

  private func checkSize(of data: TableData) throws(TableFile.Failure) {
    guard data.sections.count <= Limits.sectionCount else {
      throw TableFile.Failure(
        reason: "a table has at most \(Limits.sectionCount) sections, not \(data.sections.count)")
    }
    for (number, section) in data.sections.enumerated() where section.rows.count > Limits.rowCount {
      throw TableFile.Failure(
        reason: """
          a section has at most \(Limits.rowCount) rows, section \(number) has \
          \(section.rows.count)
          """)
    }
  }
}
