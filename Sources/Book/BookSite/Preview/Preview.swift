import MiniUIKit
import Stage

/// What a message with a link to a page shows: the views of a run apart, and the finger in front of
/// them, as the live figures draw them.
struct Preview {
  /// The size that most readers of such links take.
  static let size = (width: 1200, height: 630)

  private let items: [Snapshot.Item]
  private let touch: CGPoint
  private let screen: CGSize

  /// The picture of a run; nil if there is nothing to see.
  init?(of run: Run) {
    guard let touch = run.stage.recording.touches.first else { return nil }
    self.touch = touch
    let snapshot = run.stage.snapshot ?? Snapshot(of: run.stage)
    screen = snapshot.screenSize
    items = snapshot.items.filter { !$0.isInvisible && ($0.isNamed || $0.color != nil) }
    guard items.count > 1 else { return nil }
  }

  /// Where a point of a layer lies, before it is made to fit: parallel layers, turned.
  private func spot(_ x: Double, _ y: Double, _ z: Double) -> Canvas.Place {
    // 36 and 21 degrees.
    let yaw = (cos: 0.80902, sin: 0.58779)
    let pitch = (cos: 0.93358, sin: 0.35837)
    let gap = min(74, 1.05 * Double(screen.height) / Double(items.count))
    let c = z * gap
    return (
      x * yaw.cos - c * yaw.sin,
      y * pitch.cos + (x * yaw.sin + c * yaw.cos) * pitch.sin
    )
  }

  /// The picture.
  var canvas: Canvas {
    let (width, height) = Self.size
    var canvas = Canvas(width, height, .init(0x16171a))
    let top = Double(items.count) + 0.2
    let finger = (x: Double(touch.x), y: Double(touch.y))
    let shapes = items.enumerated().map { index, item in
      item.frameInside(screen).map { spot(Double($0.x), Double($0.y), Double(index)) }
    }
    let all = shapes.flatMap { $0 } + [spot(finger.x, finger.y, top)]
    let (left, right) = (all.map(\.x).min() ?? 0, all.map(\.x).max() ?? 1)
    let (upper, lower) = (all.map(\.y).min() ?? 0, all.map(\.y).max() ?? 1)
    let scale = min((Double(width) - 120) / (right - left), (Double(height) - 90) / (lower - upper))
    func placed(_ spot: Canvas.Place) -> Canvas.Place {
      (
        Double(width) / 2 + (spot.x - (left + right) / 2) * scale,
        Double(height) / 2 + (spot.y - (upper + lower) / 2) * scale
      )
    }
    let pink = Canvas.Paint(0xff8fb4)
    for (index, item) in items.enumerated() {
      let (fill, edge) = Self.colours(ColorFamily(item.color))
      let shape = shapes[index].map(placed)
      if let fill { canvas.fill(shape, .init(fill, 0.86)) }
      canvas.edge(shape, 2.4, .init(edge))
      // The ray between this layer and the next.
      let (a, b) = (
        placed(spot(finger.x, finger.y, Double(index))),
        placed(spot(finger.x, finger.y, Double(index) + 1))
      )
      let steps = max(
        1, Int(((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot() / 9))
      for step in 0..<steps {
        let part = Double(step) / Double(steps)
        canvas.disc((a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part), 2, pink)
      }
      canvas.disc(a, 5, pink)
    }
    let end = placed(spot(finger.x, finger.y, top))
    canvas.disc(end, 26, .init(0xff8fb4, 0.35))
    canvas.disc(end, 8, pink)
    return canvas
  }

  /// Fill and edge of a family, as on the pages in the dark.
  private static func colours(_ family: ColorFamily) -> (fill: Int?, edge: Int) {
    switch family.rawValue {
    case "red": (0x5c2b24, 0xf39a89)
    case "orange": (0x5d3c12, 0xf5b56b)
    case "yellow": (0x54470f, 0xecd06a)
    case "green": (0x21452a, 0x8fd39b)
    case "blue": (0x243d66, 0x9dc0f8)
    case "purple": (0x43305c, 0xcdaef0)
    case "grey": (0x3a3b3f, 0xb0aaa0)
    case "white": (0x2c2d32, 0xb0aaa0)
    case "black": (0x0c0d0f, 0x989186)
    default: (nil, 0x857f74)
    }
  }
}

extension Snapshot.Item {
  /// Its corners, as far as they lie on the screen.
  fileprivate func frameInside(_ screen: CGSize) -> [CGPoint] {
    corners.map { CGPoint(x: min(max(0, $0.x), screen.width), y: min(max(0, $0.y), screen.height)) }
  }
}
