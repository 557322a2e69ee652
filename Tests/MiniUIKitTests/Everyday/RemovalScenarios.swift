import MiniUIKit
import TestKit
import Testing

/// What is taken away, covered or called away while a finger is on it.
@Suite(.provedOnce(.engine)) struct RemovalScenarios {
  private final class Screen: UIViewController {
    let button = UIButton(frame: CGRect(20, 100, 100, 44))
    var log: [String] = []
    var onTap: () -> Void = {}

    override func viewDidLoad() {
      button.traceName = "button"
      view.addSubview(button)
      for (event, word) in [
        (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
      ] {
        button.addAction(
          UIAction { [unowned self] _ in
            log.append(word)
            if word == "up" { onTap() }
          }, for: event)
      }
    }
    func didPan(_ pan: UIPanGestureRecognizer) { log.append("pan \(pan.state.word)") }
  }

  private let screen = Screen()
  private let world: World

  init() { world = World(viewController: screen) }

  @Test func `a button that its action removes was tapped, by a timer it was not`() throws {
    screen.onTap = { screen.button.removeFromSuperview() }
    try world.tap(50, 120)
    expectLines(screen.log, ["down", "up"])
    expect(!screen.button.isHighlighted && !screen.button.isTracking)
    screen.view.addSubview(screen.button)
    try world.wait(1)
    try world.tap(50, 120)
    expectLines(screen.log, ["down", "up", "down", "up"])

    screen.view.addSubview(screen.button)
    (screen.log, screen.onTap) = ([], {})
    try world.wait(1)
    world.phone.runLoop.schedule(after: 0.3) { screen.button.removeFromSuperview() }
    try world.down(50, 120)
    try world.wait(0.5)
    try world.up()
    expectLines(screen.log, ["down", "cancel"])
    expect(!screen.button.isHighlighted)
  }

  @Test func `a modal that comes takes the next touch, one that goes loses its own`() throws {
    let modal = UIViewController()
    world.phone.runLoop.schedule(after: 0.3) { screen.present(modal, animated: true) }
    try world.down(50, 120)
    try world.wait(0.5)
    try world.up()
    expectLines(screen.log, ["down", "up"])
    try world.wait(1)
    try world.tap(50, 120)
    expectLines(screen.log, ["down", "up"], "the modal is in front")
    modal.dismiss(animated: true)
    try world.wait(1)
    try world.tap(50, 120)
    expectLines(screen.log, ["down", "up", "down", "up"])

    screen.log = []
    try world.wait(1)
    let form = Screen()
    screen.present(form, animated: false)
    try world.down(50, 120)
    form.dismiss(animated: false)
    try world.up()
    expect(form.log == ["down", "cancel"] && screen.log == [])
  }

  @Test func `an alert of the system in the middle of a drag ends the drag by a cancel`() throws {
    screen.view.addGestureRecognizer(UIPanGestureRecognizer(target: screen, action: Screen.didPan))
    try world.stroke((200, 300), (215, 300), (230, 300), end: nil)
    world.phone.isApplicationInFront = false
    expectLines(screen.log, ["pan began", "pan changed", "pan cancelled"])
    try world.drag([CGPoint(260, 300)])
    try world.up()
    world.phone.isApplicationInFront = true
    expectEqual(screen.log.count, 3, "what the finger did on the alert is not the app's")
    try world.wait(1)
    try world.tap(50, 120)
    expectLines(Array(screen.log.suffix(2)), ["down", "up"], "and the app works again")
  }

  @Test func `an overlay that dims takes new touches, not the one under way`() throws {
    try world.down(50, 120)
    let overlay = world.add("overlay", CGRect(0, 0, 375, 812))
    try world.up()
    try world.wait(1)
    try world.tap(50, 120)
    overlay.isUserInteractionEnabled = false
    try world.wait(1)
    try world.tap(50, 120)
    expectLines(screen.log, ["down", "up", "down", "up"])
  }

  @Test func `a card that goes into another container under the finger is dragged on`() throws {
    let (pile, table) = (
      world.add("pile", CGRect(0, 300, 100, 100)),
      world.add("table", CGRect(0, 0, 375, 812))
    )
    table.isUserInteractionEnabled = false
    let card = world.add("card", CGRect(0, 0, 50, 50), to: pile)
    card.addGestureRecognizer(UIPanGestureRecognizer(target: screen, action: Screen.didPan))
    try world.stroke((20, 320), (40, 320), end: nil)
    table.addSubview(card)
    try world.drag([CGPoint(60, 320)])
    try world.up()
    expectLines(screen.log, ["pan began", "pan changed", "pan ended"])
  }
}
