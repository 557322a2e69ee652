import ExerciseKit
import Grading
import MiniUIKit
import Stage
import WrittenExercises

/// Where the mechanism of this chapter stands.
let theRule = Rule16.page

/// What a message's rule begins with, and the section in which the reader finds it.
let steps = Rule16.steps

/// What a scene is played with.
enum Hand: String, CaseIterable {
  case finger = "a finger"
  case pencil = "a pencil"
  case button = "the first button"
  case second = "the second button"

  /// A contact of it; its number is that of no other.
  func contact(_ change: HIDEvent.Contact.Change, _ point: CGPoint) -> HIDEvent.Contact {
    var contact = HIDEvent.Contact(finger: number, change, at: point)
    switch self {
    case .finger: break
    case .pencil: contact.type = .pencil
    case .button: contact.type = .indirectPointer
    case .second: (contact.type, contact.buttonMask) = (.indirectPointer, .secondary)
    }
    return contact
  }

  private var number: Int { (Hand.allCases.firstIndex(of: self) ?? 0) + 1 }
}

extension Stage {
  /// Comes down, goes through some points a frame apart, and is lifted after a while.
  func draw(_ hand: Hand, _ points: [CGPoint], rest: Double = 0.02) throws {
    for (place, point) in points.enumerated() {
      if place > 0 { try wait(0.02) }
      try report([hand.contact(place == 0 ? .down : .moved, point)])
    }
    try wait(rest)
    if let last = points.last { try report([hand.contact(.up, last)]) }
  }
}
