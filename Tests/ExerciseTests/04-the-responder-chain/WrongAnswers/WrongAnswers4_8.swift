import MiniUIKit

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
