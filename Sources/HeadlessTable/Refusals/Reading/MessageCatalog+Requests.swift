extension MessageCatalog {
  static let requests: [MessageTemplate] = [
    MessageTemplate(
      .scrollOutOfRange, versions: 7...12,
      "row {row} beyond bounds^ ({count}) for section ({section})"),
    MessageTemplate(
      .scrollOutOfRange, versions: 7...12,
      "item {row} beyond bounds^ ({count}) for section ({section})"),
    MessageTemplate(
      .scrollOutOfRange, noun: .sections, versions: 7...12,
      "section {section} beyond bounds^ ({count})"),
    MessageTemplate(
      .scrollOutOfRange, versions: 7...10,
      """
      contentOffsetForScrollingToRowAtIndexPath:atScrollPosition: row {row}^ beyond bounds ({count})
      for section ({section})
      """),
    MessageTemplate(
      .scrollOutOfRange, noun: .sections, versions: 7...10,
      """
      contentOffsetForScrollingToRowAtIndexPath:atScrollPosition: section {section}^ beyond bounds
      ({count})
      """),
    MessageTemplate(
      .scrollOutOfRange, versions: 11...12,
      """
      contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues: row {row}^
      beyond bounds ({count}) for section ({section})
      """),
    MessageTemplate(
      .scrollOutOfRange, noun: .sections, versions: 11...12,
      """
      contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues: section {section}^
      beyond bounds ({count})
      """),
    MessageTemplate(
      .scrollOutOfRange, versions: 13...Int.max,
      """
      attempted to scroll the {view} to an out-of-bounds {noun}^ ({row}) when there are only {count} {noun}
      in section {section} [table view]
      """),
    MessageTemplate(
      .scrollOutOfRange, noun: .sections, versions: 13...Int.max,
      """
      attempted to scroll the {view} to an out-of-bounds section^ ({section}) when there are only {count}
      section [s]
      """),
    MessageTemplate(
      .requestInMissingSection,
      """
      request for number of {noun}^ [in][before] section {section} when there are only {count} section [s]
      in the {view}
      """),
    MessageTemplate(
      .requestInMissingSection,
      """
      requested the number of {noun}^ [in][for] section {section} which is out of bounds
      """),
    MessageTemplate(
      .requestInMissingSection,
      """
      request for layout attributes for supplementary^ view [UICollectionElementKindSectionHeader]
      [UICollectionElementKindSectionFooter] in section {section} when there are only {count} section [s] in
      the {view}
      """),
    MessageTemplate(
      .rectRequest,
      """
      request for rect of^ [header][footer][row][section][in][at][invalid][index path][section] {section?}
      """),
    MessageTemplate(.rectRequest, "request for rect at [invalid] index path^ ({path})"),
    MessageTemplate(.rectRequest, "request for rect for [invalid] index path^ ({path})"),
    MessageTemplate(
      .globalIndex,
      """
      request for index path for global^ [index][row][item] {index} when there are only {count} {noun} in
      the {view}
      """),
    MessageTemplate(
      .badIndexPath, "attempted to perform update with invalid index path^: {path}"),
    MessageTemplate(.badIndexPath, "invalid index path for use with^"),
    MessageTemplate(.badIndexPath, "unable to resolve row for index path^: {path}"),
    MessageTemplate(
      .layoutAttributes, view: .collection,
      """
      no UICollectionViewLayoutAttributes instance^ for [layoutAttributesForItemAtIndexPath]
      [layoutAttributesForSupplementaryElementOfKind][UICollectionElementKindSectionHeader]
      [UICollectionElementKindSectionFooter][at path] {path}
      """),
    MessageTemplate(
      .layoutAttributes, view: .collection,
      """
      received layout attributes for a^ [cell][supplementary view][decoration view][n][element] with an
      index path that does not exist: {path}
      """),
    MessageTemplate(
      .layoutAttributes, view: .collection,
      "layout attributes for supplementary item at index path^ ({path}) changed from"),
    MessageTemplate(
      .tooManyRows,
      "failed to allocate data stores for^ {count} {noun} in section {section} [consider]"),
    MessageTemplate(.tableInternal, view: .table, "UITableView internal inconsistency^"),
    MessageTemplate(.tableInternal, view: .collection, "UICollectionView internal inconsistency^"),
  ]

  static let arrays: [MessageTemplate] = [
    MessageTemplate(
      .arrayRange, count: 0, "index {index} [in index set] beyond bounds for empty^ [NS][array]"),
    MessageTemplate(
      .arrayRange,
      """
      index {index} [in index set] beyond bounds^ {_?} {lastIndex?}
      """),
    MessageTemplate(
      .arrayRange, count: 0, arrayAccess: .read,
      "objectAtIndex: index {index} beyond bounds for empty^ [NS][array]"),
    MessageTemplate(
      .arrayRange, arrayAccess: .read,
      "objectAtIndex: index {index} beyond bounds^ {_?} {lastIndex?}"),
    MessageTemplate(
      .arrayRange, count: 0, arrayAccess: .remove,
      "removeObjectAtIndex: index {index} beyond bounds for empty^ [NS][array]"),
    MessageTemplate(
      .arrayRange, arrayAccess: .remove,
      "removeObjectAtIndex: index {index} beyond bounds^ {_?} {lastIndex?}"),
    MessageTemplate(
      .arrayRange, count: 0, arrayAccess: .insert,
      "insertObject:atIndex: index {index} beyond bounds for empty^ [NS][array]"),
    MessageTemplate(
      .arrayRange, arrayAccess: .insert,
      "insertObject:atIndex: index {index} beyond bounds^ {_?} {lastIndex?}"),
    MessageTemplate(.arrayRange, "index [is] out of range^"),
    MessageTemplate(.arrayRange, "index [is] out of bounds^"),
    MessageTemplate(.arrayRange, "range ({index}, {_}) exceeds maximum index^ value"),
    MessageTemplate(.arrayRange, "range ({index}, {_}) extends beyond bounds^ {_?} {lastIndex?}"),
  ]
}
