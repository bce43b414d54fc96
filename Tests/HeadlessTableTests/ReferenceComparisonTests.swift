import Foundation
import HeadlessTable
import TestSupport
import Testing

/// The table against a second implementation of its rules that shares no code with it.
struct ReferenceComparisonTests {
  /// `scripts/test --all` sets this where tests are fast: then ten times as many worlds are drawn.
  private static let isThorough = ProcessInfo.processInfo.environment["TVSH_TEST_LONG"] != nil

  @Test func `every small world ends as the reference says`() throws {
    var comparison = Comparison()
    var compared = try ComparedTable(loading: [])
    var loaded: [[String]] = []
    try SmallWorlds.visitAll { world in
      // A table that refused is as before, and so serves for the next world.
      if world.loaded != loaded {
        compared = try ComparedTable(loading: world.loaded)
        loaded = world.loaded
      }
      if comparison.run(world, on: compared) {
        compared = try ComparedTable(loading: loaded)
      }
    }
    expectAgreement(comparison)
    #expect(comparison.count > 250_000)
    for kind in ReferenceTableRefusal.Kind.allCases {
      #expect(comparison.refused[kind] ?? 0 > 0, "no small world was refused for \(kind)")
    }
  }

  @Test func `worlds drawn at random end as the reference says`() async throws {
    let each = Self.isThorough ? 250_000 : 25_000
    let comparison = try await withThrowingTaskGroup(of: Comparison.self) { group in
      for seed in 1...4 {
        group.addTask { try Self.compare(worlds: each, seed: UInt64(seed)) }
      }
      return try await group.reduce(into: Comparison()) { $0.merge($1) }
    }
    expectAgreement(comparison)
    #expect(comparison.count == 4 * each)
    #expect(comparison.accepted * 3 > comparison.count)
    for kind in ReferenceTableRefusal.Kind.allCases {
      let enough = Self.isThorough ? 100 : 10
      #expect(comparison.refused[kind] ?? 0 >= enough, "too few worlds were refused for \(kind)")
    }
  }

  @Test func `one table goes through 100000 batches and never falls into disorder`() throws {
    var sampler = SmallWorldsSampler(seed: 7)
    var comparison = Comparison()
    var loaded = [["a", "b"], ["c"]]
    let compared = try ComparedTable(loading: loaded)
    for _ in 0..<100_000 {
      let world = sampler.next(from: loaded)
      if comparison.run(world, on: compared) { loaded = compared.shown }
      let faults = compared.table.checkInvariants()
      if !faults.isEmpty { comparison.disagree(world, "out of order: \(faults)") }
      if !comparison.disagreements.isEmpty { break }
    }
    expectAgreement(comparison)
    #expect(comparison.accepted > 33_333)
  }

  private static func compare(worlds count: Int, seed: UInt64) throws -> Comparison {
    var sampler = SmallWorldsSampler(seed: seed)
    var comparison = Comparison()
    for _ in 0..<count {
      let world = sampler.next()
      comparison.run(world, on: try ComparedTable(loading: world.loaded))
    }
    return comparison
  }

  private func expectAgreement(
    _ comparison: Comparison, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let scripts = comparison.disagreements.joined(separator: "\n")
    #expect(comparison.disagreements.isEmpty, "\(scripts)", sourceLocation: sourceLocation)
  }
}
