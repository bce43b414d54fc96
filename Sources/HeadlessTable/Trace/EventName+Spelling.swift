extension EventName {
  /// Who receives the event.
  public var receiver: Receiver { Self.spellings[ordinal].receiver }

  /// The name in Swift, such as `tableView(_:canEditRowAt:)`.
  public var swiftName: String { Self.spellings[ordinal].swift }

  /// The selector in Objective-C, such as `tableView:canEditRowAtIndexPath:`.
  public var objectiveCName: String { Self.spellings[ordinal].objectiveC }

  struct Spelling: Sendable {
    var receiver: Receiver
    var swift: String
    var objectiveC: String
  }

  /// The spelling of each name, by its ordinal.
  private static let spellings: [Spelling] = {
    let parts = [
      (Receiver.table, tableSpellings), (.dataSource, dataSourceSpellings),
      (.delegate, delegateSpellings), (.textField, textFieldSpellings),
    ]
    var all = allCases.map {
      Spelling(receiver: .table, swift: $0.rawValue, objectiveC: $0.rawValue)
    }
    for (receiver, spellings) in parts {
      for (event, (swift, objectiveC)) in spellings {
        all[event.ordinal] = Spelling(receiver: receiver, swift: swift, objectiveC: objectiveC)
      }
    }
    return all
  }()

  private typealias Spellings = KeyValuePairs<EventName, (String, String)>

  private static let tableSpellings: Spellings = [
    .setEditing: ("setEditing(_:animated:)", "setEditing:animated:"),
    .beginUpdates: ("beginUpdates", "beginUpdates"),
    .endUpdates: ("endUpdates", "endUpdates"),
    .insertRows: ("insertRows(at:with:)", "insertRowsAtIndexPaths:withRowAnimation:"),
    .deleteRows: ("deleteRows(at:with:)", "deleteRowsAtIndexPaths:withRowAnimation:"),
    .reloadRows: ("reloadRows(at:with:)", "reloadRowsAtIndexPaths:withRowAnimation:"),
    .moveRow: ("moveRow(at:to:)", "moveRowAtIndexPath:toIndexPath:"),
    .insertSections: ("insertSections(_:with:)", "insertSections:withRowAnimation:"),
    .deleteSections: ("deleteSections(_:with:)", "deleteSections:withRowAnimation:"),
    .reloadSections: ("reloadSections(_:with:)", "reloadSections:withRowAnimation:"),
    .moveSection: ("moveSection(_:toSection:)", "moveSection:toSection:"),
    .reloadData: ("reloadData", "reloadData"),
    .reconfigureRows: ("reconfigureRows(at:)", "reconfigureRowsAtIndexPaths:"),
    .scrollToRow: (
      "scrollToRow(at:at:animated:)",
      "scrollToRowAtIndexPath:atScrollPosition:animated:"
    ),
    .selectRow: (
      "selectRow(at:animated:scrollPosition:)",
      "selectRowAtIndexPath:animated:scrollPosition:"
    ),
    .deselectRow: ("deselectRow(at:animated:)", "deselectRowAtIndexPath:animated:"),
    .layout: ("layout", "layout"),
  ]

  private static let dataSourceSpellings: Spellings = [
    .numberOfSections: ("numberOfSections(in:)", "numberOfSectionsInTableView:"),
    .numberOfRows: ("tableView(_:numberOfRowsInSection:)", "tableView:numberOfRowsInSection:"),
    .cell: ("tableView(_:cellForRowAt:)", "tableView:cellForRowAtIndexPath:"),
    .header: ("tableView(_:titleForHeaderInSection:)", "tableView:titleForHeaderInSection:"),
    .footer: ("tableView(_:titleForFooterInSection:)", "tableView:titleForFooterInSection:"),
    .canEdit: ("tableView(_:canEditRowAt:)", "tableView:canEditRowAtIndexPath:"),
    .canMove: ("tableView(_:canMoveRowAt:)", "tableView:canMoveRowAtIndexPath:"),
    .commit: ("tableView(_:commit:forRowAt:)", "tableView:commitEditingStyle:forRowAtIndexPath:"),
    .move: ("tableView(_:moveRowAt:to:)", "tableView:moveRowAtIndexPath:toIndexPath:"),
  ]

  private static let delegateSpellings: Spellings = [
    .editingStyle: (
      "tableView(_:editingStyleForRowAt:)",
      "tableView:editingStyleForRowAtIndexPath:"
    ),
    .shouldIndent: (
      "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView:shouldIndentWhileEditingRowAtIndexPath:"
    ),
    .deleteTitle: (
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:"
    ),
    .editActions: ("tableView(_:editActionsForRowAt:)", "tableView:editActionsForRowAtIndexPath:"),
    .leadingSwipeActions: (
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:"
    ),
    .trailingSwipeActions: (
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:"
    ),
    .willBeginEditing: (
      "tableView(_:willBeginEditingRowAt:)",
      "tableView:willBeginEditingRowAtIndexPath:"
    ),
    .didEndEditing: ("tableView(_:didEndEditingRowAt:)", "tableView:didEndEditingRowAtIndexPath:"),
    .targetForMove: (
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:"
    ),
    .shouldHighlight: (
      "tableView(_:shouldHighlightRowAt:)",
      "tableView:shouldHighlightRowAtIndexPath:"
    ),
    .willSelect: ("tableView(_:willSelectRowAt:)", "tableView:willSelectRowAtIndexPath:"),
    .didSelect: ("tableView(_:didSelectRowAt:)", "tableView:didSelectRowAtIndexPath:"),
    .willDeselect: ("tableView(_:willDeselectRowAt:)", "tableView:willDeselectRowAtIndexPath:"),
    .didDeselect: ("tableView(_:didDeselectRowAt:)", "tableView:didDeselectRowAtIndexPath:"),
    .height: ("tableView(_:heightForRowAt:)", "tableView:heightForRowAtIndexPath:"),
    .indentationLevel: (
      "tableView(_:indentationLevelForRowAt:)",
      "tableView:indentationLevelForRowAtIndexPath:"
    ),
    .shouldBeginMultipleSelection: (
      "tableView(_:shouldBeginMultipleSelectionInteractionAt:)",
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:"
    ),
    .didBeginMultipleSelection: (
      "tableView(_:didBeginMultipleSelectionInteractionAt:)",
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:"
    ),
    .didEndMultipleSelection: (
      "tableViewDidEndMultipleSelectionInteraction(_:)",
      "tableViewDidEndMultipleSelectionInteraction:"
    ),
  ]

  private static let textFieldSpellings: Spellings = [
    .textFieldShouldReturn: ("textFieldShouldReturn(_:)", "textFieldShouldReturn:"),
    .textFieldDidBeginEditing: ("textFieldDidBeginEditing(_:)", "textFieldDidBeginEditing:"),
  ]
}
