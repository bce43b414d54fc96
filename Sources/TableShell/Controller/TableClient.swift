/// The data source and delegate of the table, which answer with the controller.
///
/// The table refers to them weakly, and an object to which weak references lead counts its
/// references the long way: so it is not the controller itself, which every command uses.
final class TableClient {
  let controller: Controller

  init(of controller: Controller) {
    self.controller = controller
  }
}
