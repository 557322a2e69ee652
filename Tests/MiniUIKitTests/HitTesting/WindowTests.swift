import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct WindowTests {
  private let world = World()

  @Test func `HT-1 windows are asked from the highest level down, until one answers`() throws {
    let alert = world.addWindow("alert", level: .alert)
    let middle = world.addWindow("middle", level: .init(1))
    alert.frame = CGRect(0, 0, 100, 100)
    middle.frame = CGRect(0, 0, 200, 200)
    try world.tap(50, 50)
    expectLines(world.asked, ["alert"])
    world.forget()
    try world.tap(150, 150)
    expectLines(world.asked, ["alert", "middle"])
    world.forget()
    try world.tap(250, 250)
    expectLines(world.asked, ["alert", "middle", "window", "root"])
    // Within a level the window that was fronted most recently comes first.
    let second = world.addWindow("second")
    world.forget()
    try world.tap(250, 250)
    expectLines(world.asked, ["alert", "middle", "second"])
    world.forget()
    world.window.makeKeyAndVisible()
    try world.tap(250, 250)
    expectEqual(world.asked.dropFirst(2).first, "window")
    expectEqual(second.isKeyWindow, false)
  }

  @Test(arguments: [0, 1, 2])
  func `HT-24 a window that is hidden, transparent or switched off is skipped`(gate: Int) throws {
    let front = world.addWindow("front", level: .alert)
    switch gate {
    case 0: front.isHidden = true
    case 1: front.alpha = 0.009
    default: front.isUserInteractionEnabled = false
    }
    try world.tap(50, 50)
    expectLines(world.asked, ["window", "root"])
    expect(UIWindow(frame: .zero).isHidden, "a new window is hidden until it is shown")
    let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
    expectEqual(levels.map { $0.rawValue }, [0, 1000, 2000])
    expect(UIWindow.Level.normal < .statusBar)
  }

  @Test func `HT-24 FR-25 the key window has no privilege, and a touch makes key`() throws {
    let front = world.addWindow("front", level: .alert)
    expect(world.window.isKeyWindow)
    try world.tap(50, 50)
    expectEqual(world.lines("touch").first, "began front")
    expect(front.isKeyWindow)
  }

  @Test func `HT-1 HT-32 if every window declines or is away, nobody hears`() throws {
    world.window.frame = CGRect(0, 0, 100, 100)
    try world.tap(200, 200)
    expectEqual(world.lines("touch"), [])
    expect(world.lines("system").filter { $0.hasPrefix("UIWindow") }.isEmpty)
    expectLines(world.asked, ["window"])

    world.window.frame = CGRect(0, 0, 375, 812)
    world.forget()
    let stranger = UIWindow(frame: world.window.frame)
    stranger.isHidden = false
    let removed = world.addWindow("removed", level: .alert)
    world.application.windowScene.remove(removed)
    try world.tap(50, 50)
    expectLines(world.asked, ["window", "root"])
    expectNil(removed.windowScene)
    expectNil(stranger.windowScene)
  }
}
