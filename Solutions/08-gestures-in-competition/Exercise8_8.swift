import ExerciseKit

// A contender that acts takes the losers out of `possible`: those that it excludes, and those that
// waited for it in vain. That may free another one, which waited for one of the losers. So after
// each action all of them are looked at again, the first in order first.
// The first in order is the deepest, and of equal depth the one added last. You can reverse the
// list before a stable sort by depth, or use the place as the second key, as here.
// The trap is to let those that are merely possible exclude others. They hold up the ones that wait
// for them, and nothing else.
func whoActs(among contenders: [Contender]) -> [String] {
  var possible = contenders.enumerated()
    .sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }.map(\.element)
  var acting: [Contender] = []
  while let next = possible.first(where: { one in
    one.isThere && !possible.contains { one.waitsFor.contains($0.name) }
  }) {
    acting.append(next)
    possible.removeAll { other in
      other.name == next.name || other.waitsFor.contains(next.name)
        || !(next.allows.contains(other.name) || other.allows.contains(next.name))
    }
  }
  return acting.map(\.name)
}

/// A recognizer that has the finger.
struct Contender {
  /// Its name; no two have the same.
  var name: String
  /// How deep its view lies; a larger number is deeper.
  var depth: Int
  /// Whether it would recognize now.
  var isThere = true
  /// Which ones must fail before it may recognize; a name that is not in the list does not count.
  var waitsFor: [String] = []
  /// Beside which ones its delegate lets it recognize; of two delegates, one that allows it is enough.
  var allows: [String] = []
}
