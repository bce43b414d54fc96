import HeadlessTable

extension Session {
  /// Lays out as a run loop does. A window with rows that cannot be shown is put back to what it
  /// was, or every layout from here on would raise the same exception.
  func layOutIfAutomatic() throws(CommandFailure) {
    guard settings.laysOutAutomatically, !table.hasUncommittedUpdates else { return }
    do throws(CommandFailure) {
      try refusing { () throws(Refusal) in try table.layoutIfNeeded() }
    } catch {
      table.visibleRowLimit = shownRowLimit
      throw error
    }
    shownRowLimit = table.visibleRowLimit
  }

  /// Lays out what the way back has left: a window may have become larger since, which stays. Where
  /// it cannot be shown, the one before is, which stands at the top then.
  func layOutBehindRefusal() {
    for _ in 0..<2 where table.needsLayout {
      let checkpoint = checkpoint()
      do throws(CommandFailure) {
        try layOutIfAutomatic()
      } catch {
        restore(checkpoint)
      }
      flushTrace()
    }
  }
}
