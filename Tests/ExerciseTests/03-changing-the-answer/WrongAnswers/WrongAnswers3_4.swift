import ExerciseKit
import Grading

let wrong3_4: [WrongAnswer<UIButton>] = [
  WrongAnswer("keeps the rectangle") { StaysSquare() },
  WrongAnswer("takes the rim in") { WithTheRim() },
  WrongAnswer("takes half the width for the radius") { HalfTheWidth() },
  WrongAnswer("takes center for the middle") { FromTheCenter() },
  WrongAnswer("forgets where the bounds begin") { FromZero() },
  WrongAnswer("takes the size of the frame") { SizeOfTheFrame() },
  WrongAnswer("adds a minimum that nobody asked for") { AtLeast60() },
  WrongAnswer("keeps the radius it computed first") { KeepsItsRadius() },
  WrongAnswer("takes an octagon for a circle") { Octagon() },
]

/// Right: half the chord at the point's height.
final class HalfTheChord: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (radius, dy) = (min(bounds.width, bounds.height) / 2, abs(point.y - bounds.midY))
    guard dy < radius else { return false }
    return abs(point.x - bounds.midX) < (radius * radius - dy * dy).squareRoot()
  }
}

final class SizeOfTheFrame: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < min(frame.width, frame.height) / 2
  }
}

final class AtLeast60: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let diameter = max(60, min(bounds.width, bounds.height))
    return hypot(point.x - bounds.midX, point.y - bounds.midY) < diameter / 2
  }
}

/// Right: a square in the middle, and in it the distance.
final class SquareAndHypot: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let side = min(bounds.width, bounds.height)
    let square = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    return square.contains(point)
      && hypot(point.x - square.midX, point.y - square.midY) < square.width / 2
  }
}

final class StaysSquare: UIButton {}

final class WithTheRim: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) <= min(bounds.width, bounds.height) / 2
  }
}

final class HalfTheWidth: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
  }
}

final class FromTheCenter: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - center.x, point.y - center.y) < min(bounds.width, bounds.height) / 2
  }
}

final class FromZero: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(point.x - bounds.width / 2, point.y - bounds.height / 2) < radius
  }
}

private final class KeepsItsRadius: UIButton {
  private lazy var radius = min(bounds.width, bounds.height) / 2

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) < radius
  }
}

private final class Octagon: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (dx, dy) = (abs(point.x - bounds.midX), abs(point.y - bounds.midY))
    let radius = min(bounds.width, bounds.height) / 2
    return dx < radius && dy < radius && dx + dy < radius * 2.0.squareRoot()
  }
}
