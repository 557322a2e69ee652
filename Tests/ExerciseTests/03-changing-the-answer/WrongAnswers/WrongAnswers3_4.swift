import ExerciseKit

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
