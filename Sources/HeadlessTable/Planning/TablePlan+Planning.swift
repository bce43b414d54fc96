extension TablePlan {
  /// Plans the updates that turn one table into another.
  ///
  /// Time follows the number of rows for comparing them, and beyond that the part of each section
  /// between its first and its last difference.
  ///
  /// - Parameters:
  ///   - old: The table before.
  ///   - new: The table after.
  ///   - animation: How deletes, inserts and reloads are animated.
  @inlinable
  public init<SectionID, RowID>(
    from old: TableOutline<SectionID, RowID>, to new: TableOutline<SectionID, RowID>,
    with animation: RowAnimation = .automatic
  ) {
    let draft = PlanDraft(old, new, HashedNumbering<RowID>())
    self.init(stages: draft.stages(animation))
  }

  /// Plans the updates that turn one table into another, and reloads rows whose content changed.
  ///
  /// - Parameters:
  ///   - old: The table before.
  ///   - new: The table after.
  ///   - animation: How deletes, inserts and reloads are animated.
  ///   - isChanged: Whether a row that both tables have shows something else after the update. It
  ///     is called with its path before and its path after, once for each row that is kept or
  ///     moved, in no promised order; never for a row that is deleted or inserted.
  @inlinable
  public init<SectionID, RowID>(
    from old: TableOutline<SectionID, RowID>, to new: TableOutline<SectionID, RowID>,
    with animation: RowAnimation = .automatic, isChanged: (RowPath, RowPath) -> Bool
  ) {
    let draft = PlanDraft(old, new, HashedNumbering<RowID>())
    self.init(stages: draft.stages(animation, isChanged: isChanged))
  }

  /// Plans the updates between tables whose rows are numbered already: equal rows have equal
  /// numbers, and the numbers are small, as an index into an array of all rows ever seen is. No row
  /// is hashed.
  ///
  /// Negative numbers, and numbers of more than eight times the rows of both tables, are right but
  /// slower.
  ///
  /// - Parameters:
  ///   - old: The table before.
  ///   - new: The table after.
  ///   - animation: How deletes, inserts and reloads are animated.
  @inlinable
  public init<SectionID, RowID: FixedWidthInteger>(
    fromNumbered old: TableOutline<SectionID, RowID>, to new: TableOutline<SectionID, RowID>,
    with animation: RowAnimation = .automatic
  ) {
    let draft = PlanDraft(old, new, DirectNumbering<RowID>(old, new))
    self.init(stages: draft.stages(animation))
  }

  /// Plans the updates between tables whose rows are numbered already, and reloads rows whose
  /// content changed.
  ///
  /// See `init(fromNumbered:to:with:)` for the numbers and `init(from:to:with:isChanged:)` for
  /// `isChanged`.
  @inlinable
  public init<SectionID, RowID: FixedWidthInteger>(
    fromNumbered old: TableOutline<SectionID, RowID>, to new: TableOutline<SectionID, RowID>,
    with animation: RowAnimation = .automatic, isChanged: (RowPath, RowPath) -> Bool
  ) {
    let draft = PlanDraft(old, new, DirectNumbering<RowID>(old, new))
    self.init(stages: draft.stages(animation, isChanged: isChanged))
  }
}

extension DirectNumbering {
  @inlinable
  init<SectionID>(
    _ old: TableOutline<SectionID, Identifier>, _ new: TableOutline<SectionID, Identifier>
  ) {
    var rows = 0
    for section in old.sections { rows += section.rows.count }
    for section in new.sections { rows += section.rows.count }
    self.init(limit: min(8 * rows + 65_536, Int(Int32.max)))
  }
}
