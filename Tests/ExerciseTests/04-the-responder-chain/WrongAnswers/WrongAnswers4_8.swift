import Grading
import MiniUIKit

let wrong4_8: [WrongAnswer<WhoHears>] = [
  WrongAnswer("filters each phase for itself") { { phaseByPhase($0, keeps: $1) } },
  WrongAnswer("lets a view not hear what it keeps") { { keptIsUnheard($0, keeps: $1) } },
  WrongAnswer("ends everything at the first override") { { firstOverrideEndsAll($0, keeps: $1) } },
  WrongAnswer("forgets that what is kept is kept from all who come after") {
    { looksOneBack($0, keeps: $1) }
  },
  WrongAnswer("ends the forwarding at the first kept phase") {
    { keptPhaseEndsAll($0, keeps: $1) }
  },
  WrongAnswer("thinks that cancelled cannot be kept") { { cancelledPasses($0, keeps: $1) } },
  WrongAnswer("remembers a kept began for one view only") { { forgetsTheBegan($0, keeps: $1) } },
  WrongAnswer("walks from the outside inwards") { { fromOutside($0, keeps: $1) } },
  WrongAnswer("gives a list where there is no view") { { firstIsSure($0, keeps: $1) } },
  WrongAnswer("works with sets") { { onceEach($0, keeps: $1) } },
  WrongAnswer("holds back only the ends") { { movesPass($0, keeps: $1) } },
]

typealias Phases = [UITouch.Phase]
typealias Kept = Set<UITouch.Phase>

/// Plays the touch, phase by phase, and keeps a record of who got the began.
func event(by touch: Phases, keeps: [Kept]) -> [Phases] {
  var heard = keeps.map { _ in Phases() }
  var reached = 0
  for phase in touch {
    for index in keeps.indices {
      if phase != .began, index > reached { break }
      heard[index].append(phase)
      if phase == .began { reached = index }
      if keeps[index].contains(phase) { break }
    }
  }
  return heard
}

/// For each view by itself, from all views before it.
func fromAllBefore(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  keeps.indices.map { index in
    let kept = keeps[..<index].reduce(into: Kept()) { $0.formUnion($1) }
    return kept.contains(.began) ? [] : touch.filter { !kept.contains($0) }
  }
}

func fromOutside(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  fromAllBefore(touch, keeps: keeps.reversed()).reversed()
}

func firstIsSure(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  [touch] + fromAllBefore(touch, keeps: keeps).dropFirst()
}

func onceEach(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  fromAllBefore(touch, keeps: keeps).map { Kept($0).sorted { $0.rawValue < $1.rawValue } }
}

func movesPass(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  var rest = touch
  return keeps.map { kept in
    defer {
      rest.removeAll { kept.contains($0) }
      if kept.contains(.began) { rest.removeAll { $0 == .ended || $0 == .cancelled } }
    }
    return rest
  }
}

func phaseByPhase(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  var rest = touch
  return keeps.map { kept in
    defer { rest.removeAll { kept.contains($0) } }
    return rest
  }
}

func keptIsUnheard(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  var rest = touch
  return keeps.map { kept in
    rest = kept.contains(.began) ? [] : rest.filter { !kept.contains($0) }
    return rest
  }
}

func firstOverrideEndsAll(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  var isOver = false
  return keeps.map { kept in
    defer { isOver = isOver || !kept.isEmpty }
    return isOver ? [] : touch
  }
}

func looksOneBack(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  keeps.indices.map { index in
    guard index > 0 else { return touch }
    if keeps[..<index].contains(where: { $0.contains(.began) }) { return [] }
    return touch.filter { !keeps[index - 1].contains($0) }
  }
}

func keptPhaseEndsAll(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  var rest = touch
  return keeps.map { kept in
    defer { rest = Phases(rest.prefix { !kept.contains($0) }) }
    return rest
  }
}

func cancelledPasses(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  var rest = touch
  return keeps.map { kept in
    defer {
      rest = kept.contains(.began) ? [] : rest.filter { $0 == .cancelled || !kept.contains($0) }
    }
    return rest
  }
}

func forgetsTheBegan(_ touch: Phases, keeps: [Kept]) -> [Phases] {
  keeps.indices.map { index in
    if index > 0, keeps[index - 1].contains(.began) { return [] }
    return touch.filter { phase in !keeps[..<index].contains { $0.contains(phase) } }
  }
}
