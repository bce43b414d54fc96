// swift-tools-version: 6.2
import PackageDescription

// How a package tests its own data source without a phone: HeadlessTable asks it what UITableView
// would.
let package = Package(
  name: "testing-a-data-source",
  dependencies: [.package(name: "tvsh", path: "../../..")],
  targets: [
    .target(
      name: "Groceries", dependencies: [.product(name: "HeadlessTable", package: "tvsh")]),
    .testTarget(
      name: "GroceriesTests",
      dependencies: ["Groceries", .product(name: "HeadlessTable", package: "tvsh")]),
  ],
  swiftLanguageModes: [.v6]
)
