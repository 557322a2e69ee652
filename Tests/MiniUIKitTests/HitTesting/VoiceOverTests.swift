import MiniUIKit
import TestKit
import Testing

/// What VoiceOver is told of a view, and what it does with it.
@Suite(.provedOnce(.engine)) struct VoiceOverTests {
  private let world = World()

  /// Answers as it is told, and counts the questions.
  private final class Answering: UIButton {
    var answer = false
    var questions = 0
    override func accessibilityActivate() -> Bool {
      questions += 1
      return answer
    }
  }

  @Test func `HT-33 the view is asked first, and the default is no`() {
    let plain = world.add("plain", CGRect(0, 0, 50, 50))
    expect(!world.phone.askToActivate(plain))
    let button = world.add("button", Answering(frame: CGRect(0, 100, 50, 50)))
    for answer in [true, false] {
      button.answer = answer
      expectEqual(world.phone.askToActivate(button), answer)
    }
    expectEqual(button.questions, 2)
    expectLines(
      world.sentences("activate"),
      [
        "plain asked", "plain -> no", "button asked", "button -> yes", "button asked",
        "button -> no",
      ])
  }

  @Test func `HT-34 the frame is the bounds on the screen, and the point is its middle`() {
    let card = world.add("card", CGRect(40, 100, 200, 200))
    card.bounds.origin = CGPoint(5, 7)
    let small = world.add("small", Custom(frame: CGRect(25, 27, 30, 10)), to: card)
    small.point = { _, _ in true }
    expectEqual(small.accessibilityFrame, CGRect(60, 120, 30, 10), "whatever its area is")
    expectEqual(small.accessibilityActivationPoint, CGPoint(75, 125))
    card.frame.origin = CGPoint(0, 0)
    expectEqual(small.accessibilityFrame, CGRect(20, 20, 30, 10), "it goes with the view")
    small.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(small.accessibilityFrame, CGRect(5, 15, 60, 20))

    let window = world.addWindow("overlay")
    window.frame = CGRect(0, 500, 375, 100)
    let toast = world.add("toast", CGRect(10, 20, 100, 40), to: window)
    expectEqual(toast.accessibilityFrame, CGRect(10, 520, 100, 40), "of a window elsewhere")
    expectEqual(
      UIAccessibility.convertToScreenCoordinates(CGRect(0, 0, 10, 10), in: toast),
      CGRect(10, 520, 10, 10))
    expectEqual(window.accessibilityFrame, CGRect(0, 500, 375, 100))
  }

  @Test func `HT-34 either can be set, and the point follows the frame that is set`() {
    let view = world.add("view", CGRect(40, 100, 20, 20))
    view.accessibilityFrame = CGRect(30, 90, 44, 44)
    expectEqual(view.accessibilityActivationPoint, CGPoint(52, 112))
    view.accessibilityActivationPoint = CGPoint(31, 91)
    expectEqual(view.accessibilityActivationPoint, CGPoint(31, 91))
    expectEqual(view.accessibilityFrame, CGRect(30, 90, 44, 44))
    view.frame.origin = .zero
    expectEqual(view.accessibilityActivationPoint, CGPoint(31, 91), "what is set stays")
  }

  @Test func `HT-36 a view that answers itself hides what lies in it`() throws {
    let card = world.add("card", Custom(frame: CGRect(0, 0, 100, 100)))
    let button = world.add("button", UIButton(frame: CGRect(10, 10, 30, 30)), to: card)
    expectEqual(world.hit(20, 20), "button")
    card.hit = { [unowned card] point, standard in standard(point) == nil ? nil : card }
    expectEqual(world.hit(20, 20), "card")
    expectEqual(world.hit(90, 90), "card")
    expectEqual(world.hit(100, 50), "root")
    button.frame.origin = CGPoint(95, 10)
    expectEqual(world.hit(105, 20), "root", "what hangs out is as far away as ever")
    card.isHidden = true
    expectEqual(world.hit(20, 20), "root")
  }

  @Test func `HT-37 a pill hears the touch on its rim, and the button in it does not`() throws {
    let pill = world.add("pill", Probe(frame: CGRect(20, 40, 44, 44)))
    let glyph = world.add("glyph", UIButton(frame: CGRect(14, 14, 17, 17)), to: pill)
    var heard: [String] = []
    pill.on = { _, touches, _ in heard += touches.map { $0.view?.name ?? "nobody" } }
    var count = 0
    glyph.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    try world.tap(26, 78)
    expectLines(heard, ["pill", "pill"])
    expectEqual(count, 0)
    try world.tap(40, 60)
    expectEqual(count, 1)
  }

  @Test func `HT-37 a clear bar takes the taps on what is seen through it`() {
    world.add("save", UIButton(frame: CGRect(20, 700, 80, 44)))
    let bar = world.add("bar", UIView(frame: CGRect(0, 690, 375, 60)))
    bar.backgroundColor = .clear
    expectEqual(world.hit(40, 720), "bar")
    bar.isUserInteractionEnabled = false
    expectEqual(world.hit(40, 720), "save")
  }
}
