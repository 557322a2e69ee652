import ExerciseKit
import Grading

let wrong8_8: [WrongAnswer<([Racer]) -> [String]>] = [
  WrongAnswer("goes by the order of adding alone") { { Answer8_8(usesDepth: false).names($0) } },
  WrongAnswer("lets the one added first go first") { { Answer8_8(lastFirst: false).names($0) } },
  WrongAnswer("lets the possible exclude") { { Answer8_8(possibleExcludes: true).names($0) } },
  WrongAnswer("does not wait for who is not there") {
    { Answer8_8(waitsForAbsent: false).names($0) }
  },
  WrongAnswer("forgets the wait") { { Answer8_8(waits: false).names($0) } },
  WrongAnswer("waits for who has failed long ago") {
    { Answer8_8(waitsForStrangers: true).names($0) }
  },
  WrongAnswer("asks one of the delegates only") { { Answer8_8(bothDirections: false).names($0) } },
  WrongAnswer("has one winner, always") { { Array(Answer8_8().names($0).prefix(1)) } },
  WrongAnswer("compares with the first winner only") {
    { Answer8_8(comparesAll: false).names($0) }
  },
  WrongAnswer("compares with the last winner only") { comparingWithTheLast },
  WrongAnswer("breaks ties by name") {
    { racers in Answer8_8().names(racers.sorted { $0.name < $1.name }) }
  },
  WrongAnswer("never looks at who is free now") { { Answer8_8(looksAgain: false).names($0) } },
  WrongAnswer("lets who waited in vain act beside the winner") {
    { Answer8_8(failsInVain: false).names($0) }
  },
  WrongAnswer("leaves who waited in vain possible if it is allowed") { hopingOn },
  WrongAnswer("waits for the first name only") { { Answer8_8(waitsForFirstOnly: true).names($0) } },
  WrongAnswer("waits for the last name only") {
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
  WrongAnswer("asks for the yes of both") { { Answer8_8(needsBothYes: true).names($0) } },
  WrongAnswer("takes all who are not there for failed once somebody acts") {
    { Answer8_8(absentFail: true).names($0) }
  },
  WrongAnswer("puts those who act in the order of their depth") {
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

/// Lets only those fail that are not allowed; who waits for one that has acted waits on.
private func hopingOn(_ racers: [Racer]) -> [String] {
  var left = racers.enumerated()
    .sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }.map(\.element)
  var acted: [Racer] = []
  while let place = left.firstIndex(where: { one in
    one.isThere && !(left + acted).contains { one.waitsFor.contains($0.name) }
  }) {
    let next = left.remove(at: place)
    acted.append(next)
    left.removeAll { !next.allows.contains($0.name) && !$0.allows.contains(next.name) }
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
