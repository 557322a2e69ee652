import MiniUIKit
import TestKit
import Testing

@Suite(.provedOnce(.engine)) struct WindowTests {
  @Test func `HT-1 windows are asked from the highest level down, until one answers`() throws {
    let world = World()
    let alert = world.addWindow("alert", level: .alert)
    let middle = world.addWindow("middle", level: .init(1))
    alert.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    middle.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    try world.tap(50, 50)
    expectLines(world.asked, ["alert"])
    world.forget()
    try world.tap(150, 150)
    expectLines(world.asked, ["alert", "middle"])
    world.forget()
    try world.tap(250, 250)
    expectLines(world.asked, ["alert", "middle", "window", "root"])
  }

  @Test func `HT-1 within a level the window fronted most recently is asked first`() throws {
    let world = World()
    let second = world.addWindow("second")
    try world.tap(50, 50)
    expectLines(world.asked, ["second"])
    world.forget()
    world.window.makeKeyAndVisible()
    try world.tap(50, 50)
    expectEqual(world.asked.first, "window")
    expectEqual(second.isKeyWindow, false)
  }

  @Test func `HT-24 the levels are 0, 1000 and 2000`() {
    let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
    expectEqual(levels.map { $0.rawValue }, [0, 1000, 2000])
    #expect(UIWindow.Level.normal < .statusBar)
  }

  @Test(arguments: [0, 1, 2])
  func `HT-24 a window that is hidden, transparent or switched off is skipped`(gate: Int) throws {
    let world = World()
    let front = world.addWindow("front", level: .alert)
    switch gate {
    case 0: front.isHidden = true
    case 1: front.alpha = 0.009
    default: front.isUserInteractionEnabled = false
    }
    try world.tap(50, 50)
    expectLines(world.asked, ["window", "root"])
  }

  @Test func `HT-24 FR-25 the key window has no privilege for touches, and a touch makes it key`()
    throws
  {
    let world = World()
    let front = world.addWindow("front", level: .alert)
    expect(world.window.isKeyWindow)
    try world.tap(50, 50)
    expectEqual(world.lines("touch").first, "began front")
    expect(front.isKeyWindow)
  }

  @Test func `HT-32 if every window declines nobody hears of the touch`() throws {
    let world = World()
    world.window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    try world.tap(200, 200)
    expectEqual(world.lines("touch"), [])
    expect(world.lines("system").filter { $0.hasPrefix("UIWindow") }.isEmpty)
    expectLines(world.asked, ["window"])
  }

  @Test func `HT-1 a window without a scene, or taken out of it, gets no touch`() throws {
    let world = World()
    let stranger = UIWindow(frame: world.window.frame)
    stranger.isHidden = false
    let removed = world.addWindow("removed", level: .alert)
    world.application.windowScene.remove(removed)
    try world.tap(50, 50)
    expectLines(world.asked, ["window", "root"])
    expectNil(removed.windowScene)
    expectNil(stranger.windowScene)
  }

  @Test func `HT-24 a new window is hidden until it is shown`() {
    let window = UIWindow(frame: .zero)
    expect(window.isHidden)
  }
}
