import MiniUIKit
import Testing

/// Random recognizers, fingers and interventions: whatever happens, every view hears a touch's life
/// from began to one end or not at all, every recognizer goes through legal states, and in the end
/// nothing is left over.
struct RandomGestureTests {
  /// A view that checks what it hears of its own touches.
  private final class Checked: UIView {
    var lives: [ObjectIdentifier: [UITouch.Phase]] = [:]
    var kept: [UITouch] = []

    private func note(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
      for touch in touches where touch.view === self {
        if lives[ObjectIdentifier(touch)] == nil { kept.append(touch) }
        lives[ObjectIdentifier(touch), default: []].append(phase)
      }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, .began)
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, .moved)
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, .ended)
      super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, .cancelled)
      super.touchesCancelled(touches, with: event)
    }
  }

  /// A random scene.
  private final class Chaos {
    let world = World()
    var random: Seeded
    var views: [Checked] = []
    var recognizers: [UIGestureRecognizer] = []
    let voice = Voice()
    var meddles = false

    init(seed: UInt64) {
      random = Seeded(seed)
      var outer = world.root
      for (place, size) in [300, 200, 100].enumerated() as EnumeratedSequence<[CGFloat]> {
        let view = Checked(frame: CGRect(x: 10, y: 10, width: size, height: size))
        view.isMultipleTouchEnabled = .random(using: &random)
        world.add("v\(place)", view, to: outer)
        (outer, views) = (view, views + [view])
      }
      let sibling = Checked(frame: CGRect(x: 10, y: 120, width: 100, height: 70))
      views.append(world.add("v3", sibling, to: views[1]))
      for _ in 0..<Int.random(in: 1...7, using: &random) { addRecognizer() }
      voice.allowsBoth = { [unowned self] _ in Int.random(in: 0..<4, using: &random) == 0 }
      voice.requires = { [unowned self] _ in Int.random(in: 0..<8, using: &random) == 0 }
      voice.receives = { [unowned self] _ in Int.random(in: 0..<8, using: &random) > 0 }
    }

    private func addRecognizer() {
      let recognizer: UIGestureRecognizer
      switch Int.random(in: 0..<7, using: &random) {
      case 0: recognizer = UIPanGestureRecognizer()
      case 1: recognizer = UISwipeGestureRecognizer()
      case 2: recognizer = UIPinchGestureRecognizer()
      case 3: recognizer = UIRotationGestureRecognizer()
      case 4:
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = .random(in: 0...1, using: &random)
        recognizer = press
      default:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = .random(in: 1...2, using: &random)
        tap.numberOfTouchesRequired = .random(in: 1...2, using: &random)
        recognizer = tap
      }
      recognizer.name = "g\(recognizers.count)"
      recognizer.cancelsTouchesInView = Int.random(in: 0..<3, using: &random) > 0
      recognizer.delaysTouchesBegan = Int.random(in: 0..<3, using: &random) == 0
      recognizer.delaysTouchesEnded = .random(using: &random)
      if Bool.random(using: &random) { recognizer.delegate = voice }
      for other in recognizers where Int.random(in: 0..<4, using: &random) == 0 {
        let isForward = Bool.random(using: &random)
        (isForward ? recognizer : other).require(toFail: isForward ? other : recognizer)
      }
      recognizer.addTarget(self, action: Chaos.act, name: "act")
      views[Int.random(in: 0..<4, using: &random)].addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }

    func act() {
      if meddles, Int.random(in: 0..<3, using: &random) == 0 { meddle() }
    }

    /// Disables, enables, removes or adds something.
    func meddle() {
      let recognizer = recognizers[Int.random(in: 0..<recognizers.count, using: &random)]
      let view = views[Int.random(in: 1..<4, using: &random)]
      switch Int.random(in: 0..<5, using: &random) {
      case 0: recognizer.isEnabled.toggle()
      case 1: recognizer.view?.removeGestureRecognizer(recognizer)
      case 2: view.addGestureRecognizer(recognizer)
      case 3: view.removeFromSuperview()
      default: if view.superview == nil { views[0].addSubview(view) }
      }
    }

    func step() throws {
      let finger = Int.random(in: 1...3, using: &random)
      let isDown = world.phone.digitizer.fingers.contains { $0.finger == finger }
      let x = CGFloat.random(in: 0...300, using: &random)
      let y = CGFloat.random(in: 0...300, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<4: if isDown { try world.move(x, y, finger: finger) }
      case 4..<7: if !isDown { try world.down(x / 2, y / 2, finger: finger) }
      case 7..<9: if isDown { try world.up(finger: finger) }
      case 9: if isDown { try world.cancel(finger: finger) }
      case 10: if meddles { meddle() }
      default: try world.wait(.random(in: 0.01...0.6, using: &random))
      }
    }

    func finish() throws {
      for finger in world.phone.digitizer.fingers { try world.up(finger: finger.finger) }
      try world.wait(10)
    }
  }

  private static func isLegal(_ life: [UITouch.Phase]) -> Bool {
    life.count >= 2 && life[0] == .began && (life.last == .ended || life.last == .cancelled)
      && life.dropFirst().dropLast().allSatisfy { $0 == .moved }
  }

  private static let next: [String: Set<String>] = [
    "possible": ["began", "ended", "failed"], "began": ["changed", "ended", "cancelled"],
    "changed": ["changed", "ended", "cancelled"], "ended": ["possible"], "cancelled": ["possible"],
    "failed": ["possible"],
  ]

  @Test(arguments: Array(UInt64(1)...60), [false, true])
  func `GR-58 whatever happens, a view hears whole lives and a recognizer has legal states`(
    seed: UInt64, meddles: Bool
  ) throws {
    let chaos = Chaos(seed: seed)
    chaos.meddles = meddles
    for _ in 0..<150 { try chaos.step() }
    try chaos.finish()
    for view in chaos.views {
      for life in view.lives.values {
        #expect(Self.isLegal(life), "seed \(seed), \(view.name): \(life.map { $0.word })")
      }
    }
    var states: [String: String] = [:]
    for event in chaos.world.events where event.kind == "gesture" {
      let old = states[event.who] ?? "possible"
      #expect(
        Self.next[old]?.contains(event.what) == true,
        "seed \(seed), \(event.who): \(old) to \(event.what)")
      states[event.who] = event.what
    }
    #expect(chaos.recognizers.allSatisfy { $0.state == .possible }, "seed \(seed)")
    #expect(chaos.recognizers.allSatisfy { $0.numberOfTouches == 0 }, "seed \(seed)")
  }
}
