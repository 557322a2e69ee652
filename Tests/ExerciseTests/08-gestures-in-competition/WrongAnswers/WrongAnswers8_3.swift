import ExerciseKit
import Grading

let wrong8_3: [WrongAnswer<any UIGestureRecognizerDelegate>] = [
  WrongAnswer("allows everything") { Answers { _, _ in true } },
  WrongAnswer("allows whatever has a pinch in it") {
    Answers { $0.view === $1.view && (isPinch($0) || isPinch($1)) }
  },
  WrongAnswer("looks only at the first one, and the second is any") {
    Answers { one, other in isPinch(one) || isRotation(one) }
  },
  WrongAnswer("takes two of a kind for a pair") {
    Answers { one, other in
      one.view === other.view && (isPinch(one) || isRotation(one))
        && (isPinch(other) || isRotation(other))
    }
  },
  WrongAnswer("forgets the view") {
    Answers { isPinch($0) && isRotation($1) || isPinch($1) && isRotation($0) }
  },
  WrongAnswer("allows the deeper view's pinch only") {
    Answers { one, other in
      one.view === other.view && one.view?.superview != nil
        && (isPinch(one) && isRotation(other) || isPinch(other) && isRotation(one))
    }
  },
  WrongAnswer("compares the exact class") {
    Answers { one, other in
      let kinds = [type(of: one), type(of: other)]
      return one.view === other.view && kinds.contains { $0 == UIPinchGestureRecognizer.self }
        && kinds.contains { $0 == UIRotationGestureRecognizer.self }
    }
  },
  WrongAnswer("compares the exact class of the rotation") {
    Answers { one, other in
      let turns = [one, other].contains { type(of: $0) == UIRotationGestureRecognizer.self }
      return one.view === other.view && turns && (isPinch(one) || isPinch(other))
    }
  },
  WrongAnswer("compares where the views lie") {
    Answers { one, other in
      one.view?.superview === other.view?.superview && one.view?.frame == other.view?.frame
        && (isPinch(one) && isRotation(other) || isPinch(other) && isRotation(one))
    }
  },
  WrongAnswer("keeps taps and pans out, and nothing else") {
    Answers { one, other in
      one.view === other.view
        && ![one, other].contains { $0 is UIPanGestureRecognizer || $0 is UITapGestureRecognizer }
    }
  },
]

private func isPinch(_ recognizer: UIGestureRecognizer) -> Bool {
  recognizer is UIPinchGestureRecognizer
}

private func isRotation(_ recognizer: UIGestureRecognizer) -> Bool {
  recognizer is UIRotationGestureRecognizer
}

private final class Answers: UIGestureRecognizerDelegate {
  let answer: (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  init(_ answer: @escaping (UIGestureRecognizer, UIGestureRecognizer) -> Bool) {
    self.answer = answer
  }

  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { answer(one, other) }
}

/// Right: one switch over both.
final class SwitchesOverThePair: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    switch (one, other) {
    case (is UIPinchGestureRecognizer, is UIRotationGestureRecognizer),
      (is UIRotationGestureRecognizer, is UIPinchGestureRecognizer):
      one.view === other.view
    default: false
    }
  }
}

/// Right: says yes in one order, and as it is the delegate of both, it is asked in both.
final class KnowsOneOrder: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { one.view === other.view && isPinch(one) && isRotation(other) }
}

/// Right: looks for each kind in a list of both.
final class LooksInAList: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    let both = [one, other]
    return one.view === other.view && both.contains { $0 is UIPinchGestureRecognizer }
      && both.contains { $0 is UIRotationGestureRecognizer }
  }
}

/// Right: gives each kind a number, and a pair has the sum that no other has.
final class CountsKinds: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    func number(_ recognizer: UIGestureRecognizer) -> Int {
      recognizer is UIPinchGestureRecognizer ? 1 : recognizer is UIRotationGestureRecognizer ? 3 : 9
    }
    guard let view = one.view, view === other.view else { return false }
    return number(one) + number(other) == 4
  }
}
