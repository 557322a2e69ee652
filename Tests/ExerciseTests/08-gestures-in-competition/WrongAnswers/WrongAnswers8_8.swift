import ExerciseKit
import Grading

let wrong8_8: [WrongAnswer<([Racer]) -> [String]>] = [
  WrongAnswer(
    "goes by the order of adding alone",
    gets: """
      x
      """
  ) { { Answer8_8(usesDepth: false).names($0) } },
  WrongAnswer(
    "lets the one added first go first",
    gets: """
      x
      """
  ) { { Answer8_8(lastFirst: false).names($0) } },
  WrongAnswer(
    "lets the possible exclude",
    gets: """
      x
      """
  ) { { Answer8_8(possibleExcludes: true).names($0) } },
  WrongAnswer(
    "does not wait for who is not there",
    gets: """
      x
      """
  ) { { Answer8_8(waitsForAbsent: false).names($0) } },
  WrongAnswer(
    "forgets the wait",
    gets: """
      x
      """
  ) { { Answer8_8(waits: false).names($0) } },
  WrongAnswer(
    "waits for who has failed long ago",
    gets: """
      x
      """
  ) { { Answer8_8(waitsForStrangers: true).names($0) } },
  WrongAnswer(
    "asks one of the delegates only",
    gets: """
      x
      """
  ) { { Answer8_8(bothDirections: false).names($0) } },
  WrongAnswer(
    "has one winner, always",
    gets: """
      x
      """
  ) { { Array(Answer8_8().names($0).prefix(1)) } },
  WrongAnswer(
    "compares with the first winner only",
    gets: """
      x
      """
  ) { { Answer8_8(comparesAll: false).names($0) } },
  WrongAnswer(
    "never looks at who is free now",
    gets: """
      x
      """
  ) { { Answer8_8(looksAgain: false).names($0) } },
  WrongAnswer(
    "lets who waited in vain act beside the winner",
    gets: """
      x
      """
  ) { { Answer8_8(failsInVain: false).names($0) } },
]

/// The competition with mistakes.
private struct Answer8_8 {
  var usesDepth = true
  var lastFirst = true
  var possibleExcludes = false
  var waits = true
  var waitsForAbsent = true
  var waitsForStrangers = false
  var bothDirections = true
  var comparesAll = true
  var looksAgain = true
  var failsInVain = true

  func names(_ racers: [Racer]) -> [String] {
    var possible = racers.enumerated()
      .sorted { one, other in
        if usesDepth, one.element.depth != other.element.depth {
          return one.element.depth > other.element.depth
        }
        return lastFirst ? one.offset > other.offset : one.offset < other.offset
      }.map(\.element)
    if possibleExcludes, let first = possible.first, !first.isThere { return [] }
    let all = possible
    var acting: [Racer] = []
    while let next = possible.first(where: { mayAct($0, looksAgain ? possible : all, racers) }) {
      acting.append(next)
      possible.removeAll { other in
        other.name == next.name || failsInVain && waits && other.waitsFor.contains(next.name)
          || (comparesAll || acting.count == 1) && !goTogether(next, other)
      }
    }
    return acting.map(\.name)
  }

  private func mayAct(_ one: Racer, _ possible: [Racer], _ racers: [Racer]) -> Bool {
    guard one.isThere else { return false }
    guard waits else { return true }
    return !one.waitsFor.contains { name in
      possible.contains { $0.name == name && ($0.isThere || waitsForAbsent) }
        || waitsForStrangers && !racers.contains { $0.name == name }
    }
  }

  private func goTogether(_ one: Racer, _ other: Racer) -> Bool {
    one.allows.contains(other.name) || bothDirections && other.allows.contains(one.name)
  }
}
