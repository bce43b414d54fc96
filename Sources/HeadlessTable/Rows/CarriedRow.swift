/// Something that becomes of a row, or of a place for one.
protocol RowPlace {
  var row: Int { get }
}

extension UpdatePlan.Departure: RowPlace {}
extension UpdatePlan.Arrival: RowPlace {}

/// A row that a batch carries to another place, with what is known of it.
struct CarriedRow<Element> {
  /// The section where it arrives.
  let section: Int
  /// Which arrival of that section it is.
  let arrival: Int
  let state: Element
}
