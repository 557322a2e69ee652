import MiniUIKit

/// A finger that moves: where it came down, where it went, and whether it was lifted at the end.
struct FingerWay: Equatable {
  /// Where it was, each place once in a row; the first is where it came down.
  var spots: [Spot]
  /// Whether it was lifted where the way ends, and not taken away.
  var isLifted = false

  /// How far from where it came down it must get to be drawn: farther than a tap may move.
  private static let least = 10.0

  /// The ways of the fingers of a run, those that rest left out.
  static func all(of run: Run) -> [FingerWay] {
    var open: [(finger: Int, way: FingerWay)] = []
    var ways: [FingerWay] = []
    for (_, contact) in run.stage.recording.samples {
      let spot = Spot(contact.location)
      if contact.change == .down { open.append((contact.finger, FingerWay(spots: [spot]))) }
      guard let place = open.lastIndex(where: { $0.finger == contact.finger }) else { continue }
      if open[place].way.spots.last != spot { open[place].way.spots.append(spot) }
      guard contact.change == .up || contact.change == .cancelled else { continue }
      open[place].way.isLifted = contact.change == .up
      ways.append(open.remove(at: place).way)
    }
    return (ways + open.map { $0.way }).filter { $0.isLong }
  }

  private var isLong: Bool {
    let start = spots[0]
    return spots.contains {
      let (x, y) = ($0.x - start.x, $0.y - start.y)
      return x * x + y * y > Self.least * Self.least
    }
  }

  /// The way in words, for a reader who does not see it.
  var words: String {
    let places = [spots[0], spots[spots.count - 1]].map { Scenery.place($0) }
    return "A finger moves from " + places[0] + " to " + places[1]
      + (isLifted ? ", where it is lifted." : ".")
  }
}
