import ExerciseKit
import Grading

let wrong8_8: [WrongAnswer<([Racer]) -> [String]>] = [
  WrongAnswer(
    "goes by the order of adding alone",
    gets: "b (depth 1), a (depth 0): expected b, but your code gives a.",
    Diagnosis8_8.goesByTheOrderOfAddingAlone, rule: Diagnosis8_8.first
  ) { { Answer8_8(usesDepth: false).names($0) } },
  WrongAnswer(
    "lets the one added first go first",
    gets: "a (depth 1), b (depth 1): expected b, but your code gives a.",
    Diagnosis8_8.letsTheOneAddedFirstGoFirst, rule: Diagnosis8_8.first
  ) { { Answer8_8(lastFirst: false).names($0) } },
  WrongAnswer(
    "lets the possible exclude",
    gets: "a (depth 1, not there), b (depth 0): expected b, but your code gives none.",
    Diagnosis8_8.letsThePossibleExclude, rule: Diagnosis8_8.branch
  ) { { Answer8_8(possibleExcludes: true).names($0) } },
  WrongAnswer(
    "does not wait for who is not there",
    gets: """
      a (depth 1, not there), b (depth 0, waits for a): expected none, but your code gives b.
      """,
    Diagnosis8_8.doesNotWaitForWhoIsNot, rule: Diagnosis8_8.wait
  ) { { Answer8_8(waitsForAbsent: false).names($0) } },
  WrongAnswer(
    "forgets the wait",
    gets: "a (depth 1, waits for b), b (depth 0): expected b, but your code gives a.",
    Diagnosis8_8.forgetsTheWait, rule: Diagnosis8_8.wait
  ) { { Answer8_8(waits: false).names($0) } },
  WrongAnswer(
    "waits for who has failed long ago",
    gets: "a (depth 1, waits for z), b (depth 0): expected a, but your code gives b.",
    Diagnosis8_8.waitsForWhoHasFailedLongAgo, rule: Diagnosis8_8.wait
  ) { { Answer8_8(waitsForStrangers: true).names($0) } },
  WrongAnswer(
    "asks one of the delegates only",
    gets: "a (depth 1), b (depth 0, allows a): expected a, b, but your code gives a.",
    Diagnosis8_8.asksOneOfTheDelegatesOnly, rule: Diagnosis8_8.allows
  ) { { Answer8_8(bothDirections: false).names($0) } },
  WrongAnswer(
    "has one winner, always",
    gets: "a (depth 1, allows b), b (depth 0): expected a, b, but your code gives a.",
    Diagnosis8_8.hasOneWinner, rule: Diagnosis8_8.allows
  ) { { Array(Answer8_8().names($0).prefix(1)) } },
  WrongAnswer(
    "compares with the first winner only",
    gets: """
      a (depth 2, allows b), b (depth 1), c (depth 0, allows a): expected a, b, but your code \
      gives a, b, c.
      """,
    Diagnosis8_8.comparesWithTheFirstWinnerOnly, rule: Diagnosis8_8.allows
  ) { { Answer8_8(comparesAll: false).names($0) } },
  WrongAnswer(
    "compares with the last winner only",
    gets: """
      a (depth 2, allows b), b (depth 1, allows c), c (depth 0): expected a, b, but your code \
      gives a, b, c.
      """,
    Diagnosis8_8.comparesWithTheLastWinnerOnly, rule: Diagnosis8_8.allows
  ) { comparingWithTheLast },
  WrongAnswer(
    "breaks ties by name",
    gets: "b (depth 1), a (depth 1): expected a, but your code gives b.",
    Diagnosis8_8.breaksTiesByName, rule: Diagnosis8_8.first
  ) { { racers in Answer8_8().names(racers.sorted { $0.name < $1.name }) } },
  WrongAnswer(
    "never looks at who is free now",
    gets: """
      a (depth 2), b (depth 1), c (depth 0, waits for b, allows a): expected a, c, but your code \
      gives a.
      """,
    Diagnosis8_8.neverLooksAtWhoIsFreeNow, rule: Diagnosis8_8.wait
  ) { { Answer8_8(looksAgain: false).names($0) } },
  WrongAnswer(
    "lets who waited in vain act beside the winner",
    gets: "a (depth 2, waits for b, allows b), b (depth 0): expected b, but your code gives b, a.",
    Diagnosis8_8.letsWhoWaitedInVainActBeside, rule: Diagnosis8_8.wait
  ) { { Answer8_8(failsInVain: false).names($0) } },
  WrongAnswer(
    "waits for the first name only",
    gets: """
      a (depth 1, waits for z and b), b (depth 0, not there): expected none, but your code gives \
      a.
      """,
    Diagnosis8_8.waitsForTheFirstNameOnly, rule: Diagnosis8_8.wait
  ) { { Answer8_8(waitsForFirstOnly: true).names($0) } },
  WrongAnswer(
    "waits for the last name only",
    gets: """
      a (depth 1, waits for b and z), b (depth 0, not there): expected none, but your code gives \
      a.
      """,
    Diagnosis8_8.waitsForTheFirstNameOnly, rule: Diagnosis8_8.wait
  ) {
    { racers in
      let answer = Answer8_8(waitsForFirstOnly: true)
      return answer.names(
        racers.map { racer in
          var racer = racer
          racer.waitsFor.reverse()
          return racer
        })
    }
  },
  WrongAnswer(
    "asks for the yes of both",
    gets: "a (depth 1, allows b), b (depth 0): expected a, b, but your code gives a.",
    Diagnosis8_8.hasOneWinner, rule: Diagnosis8_8.allows
  ) { { Answer8_8(needsBothYes: true).names($0) } },
  WrongAnswer(
    "takes all who are not there for failed once somebody acts",
    gets: """
      a (depth 2), b (depth 1, not there, allows a), c (depth 0, waits for b, allows a): expected \
      a, but your code gives a, c.
      """,
    Diagnosis8_8.takesAllWhoAreNotThere, rule: Diagnosis8_8.wait
  ) { { Answer8_8(absentFail: true).names($0) } },
  WrongAnswer(
    "puts those who act in the order of their depth",
    gets: """
      a (depth 2, waits for b), b (depth 1, not there), c (depth 0, allows a): expected c, a, but \
      your code gives a, c.
      """,
    Diagnosis8_8.putsThoseWhoActInTheOrder, rule: Diagnosis8_8.wait
  ) {
    { racers in
      let names = Answer8_8().names(racers)
      let deepestFirst = racers.enumerated()
        .sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }
      return deepestFirst.map(\.element.name).filter(names.contains)
    }
  },
]

/// Looks at the one that has acted last, and lets losers hope on.
private func comparingWithTheLast(_ racers: [Racer]) -> [String] {
  var left = racers.enumerated()
    .sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }.map(\.element)
  var acted: [Racer] = []
  while let place = left.firstIndex(where: { one in
    let isFree = one.isThere && !left.contains { one.waitsFor.contains($0.name) }
    guard let last = acted.last else { return isFree }
    let isAllowed = last.allows.contains(one.name) || one.allows.contains(last.name)
    return isFree && isAllowed && !acted.contains { one.waitsFor.contains($0.name) }
  }) {
    acted.append(left.remove(at: place))
  }
  return acted.map(\.name)
}

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
  var waitsForFirstOnly = false
  var needsBothYes = false
  var absentFail = false

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
        other.name == next.name || absentFail && !other.isThere
          || failsInVain && waits && other.waitsFor.contains(next.name)
          || (comparesAll || acting.count == 1) && !goTogether(next, other)
      }
    }
    return acting.map(\.name)
  }

  private func mayAct(_ one: Racer, _ possible: [Racer], _ racers: [Racer]) -> Bool {
    guard one.isThere else { return false }
    guard waits else { return true }
    return !one.waitsFor.prefix(waitsForFirstOnly ? 1 : .max).contains { name in
      possible.contains { $0.name == name && ($0.isThere || waitsForAbsent) }
        || waitsForStrangers && !racers.contains { $0.name == name }
    }
  }

  private func goTogether(_ one: Racer, _ other: Racer) -> Bool {
    let (ours, theirs) = (one.allows.contains(other.name), other.allows.contains(one.name))
    return needsBothYes ? ours && theirs : ours || bothDirections && theirs
  }
}
