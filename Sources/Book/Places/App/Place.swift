import MiniUIKit

/// A place where photos were taken.
struct Place {
  /// What it is called.
  let name: String
  /// Where it is, in the map's coordinates.
  let center: CGPoint

  /// The three that are on every new map.
  static let all = [
    Place(name: "harbour", center: CGPoint(x: 100, y: 250)),
    Place(name: "market", center: CGPoint(x: 240, y: 200)),
    Place(name: "tower", center: CGPoint(x: 290, y: 300)),
  ]
}
