import Grading
import MiniUIKit

/// Cards with buttons in them, some off, turned or scrolled; the finger is near a card's edge.
func checkRandom2_5(
  _ scene: String, _ random: inout SceneRandom, _ make: () -> HandWritten
) throws {
  let yours = make().view
  let model = UIView()
  let (width, height) = (random.coordinate(100...250), random.coordinate(100...250))
  let cards = (0..<random.int(in: 1...5)).map { _ in
    CGRect(
      x: random.coordinate(-30...170), y: random.coordinate(-30...170),
      width: random.coordinate(20...80), height: random.coordinate(20...80))
  }
  let (dark, turned, list) = (random.int(in: 0...7), random.int(in: 0...7), random.int(in: 0...7))
  let (kind, angle, scroll) = (
    random.int(in: 0...2), Double(random.int(in: 1...6)) / 2, random.coordinate(0...40)
  )
  let (inner, ownScroll) = (random.int(in: 0...4), random.coordinate(-20...20))
  for container in [yours, model] {
    place(container, "container", CGRect(x: 30, y: 60, width: width, height: height))
    container.bounds.origin.y = ownScroll
    for (number, frame) in cards.enumerated() {
      let parent = place(UIView(), "card\(number)", frame, in: container)
      if number < inner { _ = card("in\(number)", 10, 30, 40, 40, in: parent) }
      if number == dark {
        if kind == 0 { parent.isHidden = true }
        if kind == 1 { parent.isUserInteractionEnabled = false }
        if kind == 2 { parent.alpha = 0.005 }
      }
      if number == turned { parent.transform = CGAffineTransform(rotationAngle: angle) }
      if number == list { parent.bounds.origin.y = scroll }
    }
  }
  let frame = random.pick(cards)
  let near = [0, 1, -1, 10, 20]
  let (x, y) = (
    Double(random.pick(near)) + (random.bool() ? frame.maxX : frame.minX),
    Double(random.pick(near)) + (random.bool() ? frame.maxY : frame.minY)
  )
  try expect(
    hit(yours, x, y), is: hit(model, x, y), "\(scene), touch \(coordinates(x, y))",
    rule: "the four steps, as in UIView's own hitTest (HT-3).")
}
