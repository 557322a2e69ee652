import Authoring
import BookKit
import MiniUIKit
import Stage
import TestKit
import Testing

@testable import PlacesApp

// Loose ends of Places, and the steps that repair them; those of gestures are in a file of their own.

extension PlacesTests {
  /// The app after a step, once the touches of a step are done.
  func screen<Screen: Places1>(
    _ app: Int, after touches: Int, as kind: Screen.Type = Places1.self
  ) throws -> Screen {
    let stage = try step(app).stage()
    try step(touches).touches(stage)
    return try #require(stage.viewController as? Screen)
  }

  @Test
  func `a touch keeps its pin however far it moves, and is no visit unless it is lifted there`()
    throws
  {
    let stage = try step(1).stage()
    try step(1).touches(stage)
    let log = try #require(stage.window as? LoggingWindow).log
    expectEqual(log.count, 4)
    expect(log.allSatisfy { $0.hasSuffix(" for harbour") })
    expectEqual(try screen(4, after: 1).diary, [])
    let tap = try step(4).stage()
    try tap.finger.tap(at: CGPoint(x: 100, y: 250))
    expectEqual((tap.viewController as? Places1)?.diary, ["visited harbour"])
  }

  @Test(
    arguments: [("4-before", []), ("4-naive", []), ("4", ["visited market"])]
      as [(String, [String])])
  func `a lift gets to the controller only if the pin has passed its began on by super`(
    id: String, diary: [String]
  ) throws {
    let stage = try #require(places.experiments.first { $0.id == id }).play()
    let screen = try #require(stage.viewController as? Places1)
    expectEqual(screen.diary, diary)
  }

  @Test func `a finger on the card above a pin lights no pin, and is no visit`() throws {
    let stage = try step(4).stage()
    let screen = try #require(stage.viewController as? Places4)
    try stage.finger.down(at: CGPoint(x: 60, y: 215))
    expectEqual(screen.pins.filter(\.isLit).count, 0)
    try stage.finger.up()
    expectEqual(screen.diary, [])
    try stage.finger.down(at: CGPoint(x: 100, y: 250))
    expectEqual(screen.pins.filter(\.isLit).map(\.place.name), ["harbour"])
    try stage.finger.up()
    expectEqual(screen.pins.filter(\.isLit).count, 0)
  }

  @Test func `a scratch that can't give up lets go of a lift when a tap beside it is recognized`()
    throws
  {
    let stage = try #require(places.experiments.first { $0.id == "7-photo" }).play()
    let screen = try #require(stage.viewController as? Places1)
    expectEqual(screen.diary, ["opened photo", "removed harbour"])
  }

  @Test func `why says which gate, which edge or which other view keeps a finger away`() throws {
    let stage = try step(2).stage()
    let screen = try #require(stage.viewController as? Places2)
    expectEqual(why(screen.here, at: CGPoint(x: 60, y: 342)), "hint is hit before it")
    try stage.finger.tap(at: CGPoint(x: 60, y: 342))
    let callout = try #require(screen.callout)
    expectEqual(why(callout.remove, at: removeButton), "the point is outside harbour")
    expectNil(why(screen.here, at: CGPoint(x: 60, y: 342)))
    screen.here.isHidden = true
    expectEqual(why(screen.here, at: CGPoint(x: 60, y: 342)), "here takes no touches")
    expectEqual(why(screen.map, at: CGPoint(x: 240, y: 200)), "market is hit before it")
    expectEqual(why(UIView(), at: .zero), "not in a window")
  }

  @Test(arguments: [("before", false), ("naive", false), (nil, true)] as [(String?, Bool)])
  func `a hint that is put away takes every touch, unless it leaves the search to UIView`(
    variant: String?, isFree: Bool
  ) throws {
    let variant = try step(2).variants.first { $0.name == variant }
    let makeScreen = try variant?.makeScreen ?? step(2).makeScreen
    let stage = Stage(viewController: named("screen", makeScreen()))
    let screen = try #require(stage.viewController as? Places2)
    let hint = try #require(screen.hint)
    let places = [(60.0, 342.0), (240, 200), (160, 342), (270, 342), (187, 700)].map {
      CGPoint(x: $0, y: $1)
    }
    for place in places { expectEqual(stage.owner(at: place)?.name, "hint") }
    try stage.finger.tap(at: places[0])
    expect(hint.isHidden)
    let names = ["here", "market", "map", "map", "map"]
    for (place, name) in zip(places, names) {
      expectEqual(stage.owner(at: place)?.name, isFree ? name : "hint")
    }
  }

  @Test func `the hint is for the first start alone`() throws {
    for number in 3...14 {
      let screen = try #require(try step(number).stage().viewController as? Places2)
      expectNil(screen.hint)
    }
  }

  @Test func `the button of the callout answers from step 3 on`() throws {
    let stage = try step(3).stage()
    let screen = try #require(stage.viewController as? Places3)
    expectNil(why(try #require(screen.callout).remove, at: removeButton))
  }

  @Test func `a pin takes a finger within 44 points, and the layer lets every other touch through`()
    throws
  {
    let stage = try step(3).stage()
    for (x, name) in [(217.9, "map"), (218, "market"), (261.9, "market"), (262, "map")] {
      expectEqual(stage.owner(at: CGPoint(x: x, y: 200))?.name, name)
    }
    expectEqual(stage.owner(at: CGPoint(x: 60, y: 342))?.name, "here")
  }

  @Test(arguments: [4, 6, 7])
  func `a pin goes dark when its touch is taken away`(app: Int) throws {
    let stage = try step(app).stage()
    let screen = try #require(stage.viewController as? Places4)
    try stage.finger.down(at: CGPoint(x: 100, y: 250))
    expectEqual(screen.pins.filter(\.isLit).map(\.place.name), ["harbour"])
    try stage.finger.cancel()
    expectEqual(screen.pins.filter(\.isLit).count, 0)
  }

  @Test(arguments: [("two", [false, false]), (nil, [true, true])] as [(String?, [Bool])])
  func `a pin stays lit while another finger taps its card, unless it looks at one call alone`(
    variant: String?, isLit: [Bool]
  ) throws {
    let variant = try step(4).variants.first { $0.name == variant }
    let makeScreen = try variant?.makeScreen ?? step(4).makeScreen
    let stage = Stage(viewController: named("screen", makeScreen()))
    let screen = try #require(stage.viewController as? Places4)
    try stage.finger.down(at: CGPoint(x: 100, y: 250))
    var seen: [Bool] = []
    try stage.finger(2).down(at: CGPoint(x: 70, y: 190))
    seen.append(screen.pins.contains(where: \.isLit))
    try stage.finger(2).up()
    seen.append(screen.pins.contains(where: \.isLit))
    expectEqual(seen, isLit)
    try stage.finger.up()
    expect(!screen.pins.contains(where: \.isLit))
  }

  @Test func `a pin's area grows with its bounds, and is never smaller than they are`() throws {
    let pin = RoomyPin(at: Place.all[0])
    for (side, edge) in [(24.0, -10.0), (40, -2), (60, 0)] {
      pin.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      expect(pin.point(inside: CGPoint(x: edge, y: edge), with: nil), "\(side)")
      expect(!pin.point(inside: CGPoint(x: edge - 0.1, y: edge), with: nil), "\(side)")
    }
  }

  @Test func `a tap on the bare map removes a hidden place before step 3 repairs it, never again`()
    throws
  {
    let before = try #require(places.experiments.first { $0.id == "3-before" }).play()
    expectEqual((before.viewController as? Places1)?.diary, ["removed harbour"])
    for app in 3...14 {
      let stage = try step(app).stage()
      try stage.finger.tap(at: eyeButton)
      let screen = try #require(stage.viewController as? Places3)
      expect(screen.pins.allSatisfy(\.isHidden), "\(app)")
      expectEqual(stage.owner(at: removeButton)?.name, "map", "\(app)")
      try stage.finger.tap(at: removeButton)
      try stage.finger.tap(at: eyeButton)
      expectEqual(screen.pins.filter { !$0.isHidden }.count, 3, "\(app)")
    }
  }

  /// The app of step 5, or a variant of it, on a phone.
  private func stage5(_ name: String?) throws -> Stage {
    let variant = try step(5).variants.first { $0.name == name }
    let makeScreen = try variant?.makeScreen ?? step(5).makeScreen
    let stage = Stage(viewController: named("screen", makeScreen()))
    (stage.viewController as? Places1)?.didStart(on: stage.phone.application)
    return stage
  }

  @Test(arguments: [("before", false), ("naive", true), (nil, true)] as [(String?, Bool)])
  func `without the permission there is no bar, and no shake arrives, until a search begins`(
    variant: String?, isHeard: Bool
  ) throws {
    let stage = try stage5(variant)
    let screen = try #require(stage.viewController as? UndoMap)
    expectEqual(stage.window.firstResponder?.name, isHeard ? "screen" : nil)
    try stage.finger.tap(at: removeButton)
    expectEqual(screen.bar.window != nil, isHeard)
    try stage.phone.shake()
    expectEqual(screen.pins.count, isHeard ? 3 : 2)
    screen.search.becomeFirstResponder()
    expectEqual(screen.bar.window != nil, !isHeard)
    try stage.phone.shake()
    expectEqual(screen.pins.count, 3)
    expectNil(screen.bar.window)
  }

  @Test(arguments: [("before", false), ("naive", false), (nil, true)] as [(String?, Bool)])
  func `after a search the bar comes up only if the controller becomes first once more`(
    variant: String?, isUp: Bool
  ) throws {
    let stage = try stage5(variant)
    let screen = try #require(stage.viewController as? UndoMap)
    screen.search.becomeFirstResponder()
    screen.search.resignFirstResponder()
    expectEqual(stage.window.firstResponder?.name, isUp ? "screen" : nil)
    try stage.finger.tap(at: removeButton)
    expectEqual(screen.bar.window != nil, isUp)
  }

  @Test func `a pin that is removed during a search brings up the bar over the keyboard`() throws {
    let stage = try stage5(nil)
    let screen = try #require(stage.viewController as? UndoMap)
    screen.search.becomeFirstResponder()
    expectNil(screen.bar.window)
    try stage.finger.tap(at: removeButton)
    expectEqual(stage.window.firstResponder?.name, "search")
    expect(screen.bar.window != nil)
  }

  @Test(arguments: [5, 12, 14])
  func `from step 5 on a shake works again when the search field has let go`(app: Int) throws {
    let stage = try step(app).stage()
    let screen = try #require(stage.viewController as? Places5)
    try stage.finger.tap(at: removeButton)
    for _ in 1...2 {
      screen.search.becomeFirstResponder()
      expectEqual(stage.window.firstResponder?.name, "search")
      screen.search.resignFirstResponder()
      expectEqual(stage.window.firstResponder?.name, "screen")
    }
    try stage.phone.shake()
    expectEqual(screen.pins.count, 3)
  }

  @Test func `when the controller itself takes over from the search field, it does so once`() throws
  {
    let stage = try step(9).stage()
    let screen = try #require(stage.viewController as? Places9)
    screen.search.becomeFirstResponder()
    let before = stage.recording.lines.count
    screen.becomeFirstResponder()
    let lines = stage.recording.lines.dropFirst(before).filter { $0.what.hasSuffix("First") }
    expectLines(lines.map { $0.who + " " + $0.what }, ["search resignFirst", "screen becomeFirst"])
  }

  @Test func `the photo's page allows one pair, pinch and rotation, and no other`() throws {
    let stage = try step(8).stage()
    try stage.finger.tap(at: photoInCallout)
    let page = try #require(stage.viewController.presentedViewController as? GesturePage)
    let all = [
      page.tap, page.double, page.pinch, page.rotation, page.edge, page.movePhoto, page.moveCaption,
    ]
    for one in all {
      for other in all where one !== other {
        let isPair = [one, other].contains(page.pinch) && [one, other].contains(page.rotation)
        expectEqual(
          page.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other), isPair)
      }
    }
  }

  @Test(arguments: [
    (CGPoint(x: 100, y: 602), 20.0, "table, panel", "no control or row"),
    (CGPoint(x: 305, y: 602), 0, "nobody", "didMark"),
    (CGPoint(x: 100, y: 602), 0, "nobody", "didSelectRowAt"),
    (CGPoint(x: 20, y: 100), 0, "root", "no control or row"),
  ])
  func `the window of step 14 says who took a touch and who was told`(
    place: CGPoint, way: Double, took: String, receivers: String
  ) throws {
    let stage = try step(14).stage()
    // An earlier touch has answers of its own.
    try stage.finger.tap(at: CGPoint(x: 60, y: 342))
    let window = try #require(stage.window as? AnsweringWindow)
    expectEqual(window.answers.last, ["Who was told", "didLocate"])
    try stage.wait(1)
    try stage.finger.drag(
      from: place, [(at: 0.05, x: place.x, y: place.y - way)], over: way > 0 ? 0.1 : 0.3)
    expectLines(window.answers.suffix(2).map { $0[2] }, [took, receivers])
  }

  @Test func `a row whose place is on no pin says so from step 14 on, and the others open`() throws
  {
    for (app, diary) in [(13, ["marked market"]), (14, ["marked market", "no pin for bridge"])] {
      expectEqual(try screen(app, after: 14).diary, diary)
      let opened = try screen(app, after: 11, as: Places11.self)
      expectEqual(opened.openPin?.place.name, "market")
    }
  }

  @Test func `the crown swallows a tap before it steps aside, and never afterwards`() throws {
    let before = try #require(places.experiments.first { $0.id == "6-before" }).play()
    expectEqual((before.viewController as? Places1)?.diary, ["rated harbour 4"])
    for app in [6, 7, 8, 9, 10, 12, 14] {
      expectEqual(
        try screen(app, after: 6).diary, ["rated harbour 4", "rated harbour 5"], "\(app)")
    }
  }

  @Test func `a press on a pin sets a second one, until step 8 asks what was hit`() throws {
    let rest = ["removed harbour", "visited market", "removed market"]
    expectEqual(try screen(7, after: 7).diary, ["set pin 4"] + rest)
    expectEqual(try screen(8, after: 7).diary, ["visited harbour"] + rest)
  }
}
