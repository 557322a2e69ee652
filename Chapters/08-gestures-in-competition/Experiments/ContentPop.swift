import MiniUIKit
import Stage

/// A pan that goes back from anywhere, if the finger sets out to the right.
///
/// [model] It stands for the content pop of a navigation controller, of which nothing else is known.
final class ContentPop: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let speed = velocity(in: view)
    return speed.x > abs(speed.y)
  }
}

// listing: yields
/// A carousel that leaves a finger to others where it has no page to pull in.
final class YieldingCarousel: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer,
      contentOffset.x <= -adjustedContentInset.left,
      panGestureRecognizer.velocity(in: self).x > 0
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
// end

/// A screen that is swiped away from anywhere, and a carousel on it.
let contentPops = [
  pop("8M", "A drag to the right on a carousel in its middle", offset: 375, yields: false),
  pop("8M2", "A drag to the right on a carousel at its left end", offset: 0, yields: false),
  pop("8M3", "A carousel that gives way at its left end", offset: 0, yields: true),
]

private func pop(_ id: String, _ title: String, offset: Double, yields: Bool) -> Experiment {
  Experiment(
    id, title, kinds: ["gesture", "scroll", "action"], showsChain: false, tellsLeftOut: false,
    parameters: [
      .number("offset", offset, in: 0...750, "how far the carousel is scrolled before"),
      .flag("yields", yields, "whether the carousel gives way"),
      .number("way", 48, in: -200...200, "how far to the right the finger goes"),
    ], touch: CGPoint(x: 140, y: 300), pictures: [.map, .timeline], on: screenStage
  ) { stage throws(ScriptError) in
    guard let screen = stage.viewController as? Screen else { return }
    let frame = CGRect(x: 0, y: 200, width: 375, height: 200)
    let carousel =
      stage.flag("yields") ? YieldingCarousel(frame: frame) : UIScrollView(frame: frame)
    carousel.contentSize = CGSize(width: 1125, height: 200)
    carousel.contentOffset.x = CGFloat(stage.number("offset"))
    stage.root.addSubview(dressed(carousel, "carousel", .orange))
    let pop = ContentPop(target: screen, action: Screen.didAct, name: "back")
    pop.delegate = pop
    stage.root.addGestureRecognizer(pop)
    try stage.finger.down(at: stage.touch)
    for part in [0.25, 0.5, 0.75, 1] {
      try stage.wait(0.05)
      let x = stage.touch.x + CGFloat(stage.number("way") * part)
      try stage.finger.move(to: CGPoint(x: x, y: stage.touch.y))
    }
    try stage.wait(0.05)
    try stage.finger.up()
  }
}

/// A finger that is no part of a gesture (published experiment of 2017).
let strangers = [
  Experiment(
    "8N", "One finger drags red, another one is on blue beside it", kinds: ["gesture", "touch"],
    showsChain: false, tellsLeftOut: false, touch: CGPoint(x: 60, y: 210), pictures: [.branch],
    on: screenStage
  ) { stage throws(ScriptError) in
    let grey = stage.addView("grey", CGRect(x: 0, y: 100, width: 375, height: 300), .gray)
    let red = stage.addView("red", CGRect(x: 20, y: 50, width: 120, height: 120), .red, in: grey)
    stage.addView("blue", CGRect(x: 200, y: 50, width: 120, height: 120), .blue, in: grey)
    stage.add(UIPanGestureRecognizer(), "drag", to: red)
    let (first, second) = (stage.touch, CGPoint(x: 260, y: 210))
    try stage.finger.down(at: first)
    try stage.finger(2).down(at: second)
    for step in 1...2 {
      try stage.wait(0.05)
      try stage.finger.move(to: CGPoint(x: first.x + 12 * CGFloat(step), y: first.y))
      try stage.finger(2).move(to: CGPoint(x: second.x, y: second.y + 12 * CGFloat(step)))
    }
    try stage.wait(0.05)
    try stage.finger.up()
    try stage.finger(2).up()
  }
]
