import ExerciseKit
import Grading

let wrong3_4: [WrongAnswer<UIButton>] = [
  WrongAnswer(
    "keeps the rectangle",
    gets: """
      A 100 × 100 button, touch (10, 10), in the corner: expected panel, but your code gives button.
      """,
    Diagnosis3_4.keepsTheRectangle, rule: Diagnosis3_4.anyShape
  ) { StaysSquare() },
  WrongAnswer(
    "takes the rim in",
    gets: """
      A 100 × 100 button, touch (80, 90), on the rim: expected panel, but your code gives button.
      """,
    "(80, 90) lies 30 and 40 from the middle, so exactly 50: that is the rim.",
    rule: Diagnosis3_4.rim
  ) { WithTheRim() },
  WrongAnswer(
    "takes half the width for the radius",
    gets: """
      A 200 × 100 button, touch (20, 50), left of the circle: expected panel, but your code gives \
      button.
      """,
    Diagnosis3_4.keepsTheRectangle, rule: Diagnosis3_4.anyShape
  ) { HalfTheWidth() },
  WrongAnswer(
    "takes center for the middle",
    gets: """
      A 100 × 100 button, touch (50, 50), in the middle: expected button, but your code gives panel.
      """,
    Diagnosis3_4.takesCenterForTheMiddle, rule: Diagnosis3_4.ownCoordinates
  ) { FromTheCenter() },
  WrongAnswer(
    "forgets where the bounds begin",
    gets: """
      A 100 × 100 button whose bounds begin at (30, 0), touch (99.5, 50), near the right: expected \
      button, but your code gives panel.
      """,
    Diagnosis3_4.forgetsWhereTheBoundsBegin, rule: Diagnosis3_4.ownCoordinates
  ) { FromZero() },
  WrongAnswer(
    "takes the size of the frame",
    gets: """
      A button turned by 45°, touch 53 points right of its middle: expected panel, but your code \
      gives button.
      """,
    Diagnosis3_4.takesTheFrame, rule: Diagnosis3_4.ownCoordinates
  ) { SizeOfTheFrame() },
  WrongAnswer(
    "adds a minimum that nobody asked for",
    gets: """
      A 40 × 40 button, touch (1, 1), in the corner: expected panel, but your code gives button.
      """,
    Diagnosis3_4.keepsTheRectangle, rule: Diagnosis3_4.anyShape
  ) { AtLeast60() },
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
