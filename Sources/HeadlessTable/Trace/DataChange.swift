/// A change of the data, as its data source notes it.
public enum DataChange: Hashable, Sendable {
  /// A row was inserted, with its text.
  case insert(RowPath, String)
  /// A row was removed; the text that it had.
  case remove(RowPath, String)
  /// A row has a new text.
  case set(RowPath, String)
  /// A row was moved; the second place counts after it was taken out of the first.
  case move(RowPath, to: RowPath)
  /// A section was inserted, with its header.
  case insertSection(Int, header: String)
  /// A section was removed with its rows; the header that it had.
  case removeSection(Int, header: String)
  /// A section was moved with its rows.
  case moveSection(Int, to: Int)
  /// A section has a new header.
  case setHeader(Int, String)
  /// All sections were removed.
  case clear
  /// The data was replaced; the counts of its sections.
  case load([Int])
}
