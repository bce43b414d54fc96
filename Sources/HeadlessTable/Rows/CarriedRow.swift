/// A row that a batch carries to another place, with what is known of it.
struct CarriedRow<Element> {
  /// The section where it arrives.
  let section: Int
  /// Which arrival of that section it is.
  let arrival: Int
  let state: Element
}
