import Authoring
import BookKit
import MiniUIKit
import Stage
import TestKit
import Testing

@testable import PlacesApp

// Loose ends of Places in which gestures and scrolling take part, and the steps that repair them.

extension PlacesTests {
  @Test
  func `remove hears no end while a recognizer may still count turns, from step 7 on it does`()
    throws
  {
    for id in ["7-before", "7-naive"] {
      let stage = try #require(places.experiments.first { $0.id == id }).play()
      let screen = try #require(stage.viewController as? Places7)
      let heard = stage.recording.lines.filter { $0.kind == "touch" && $0.who == "remove" }
      expectEqual(heard.map(\.what), ["began"], id)
      expect(screen.callout?.remove.isTracking == true && screen.diary.isEmpty, id)
      // The probe of the chapter's page for work: what is switched off lets the end go.
      screen.callout?.gestureRecognizers?.first?.isEnabled = false
      expectEqual(screen.diary, ["removed harbour"], id)
    }
    for app in [7, 8, 9, 10, 12, 14] {
      let stage = try step(app).stage()
      try stage.finger.tap(at: removeButton)
      expectEqual((stage.viewController as? Places1)?.diary, ["removed harbour"], "\(app)")
    }
  }

  @Test func `two wipes are no scratch, unless the turns of one are kept for the next`() throws {
    let wiped = try #require(places.experiments.first { $0.id == "7-wiped" })
    expectEqual((try wiped.play().viewController as? Places1)?.diary, ["removed harbour"])
    let wipe = try #require(step(7).variants.first { $0.name == "wiped" }?.touches)
    for app in [7, 8, 9, 10, 12, 14] {
      let stage = try step(app).stage()
      try wipe(stage)
      expectEqual((stage.viewController as? Places1)?.diary, [], "\(app)")
    }
  }

  @Test(arguments: [8, 9, 10, 12, 14])
  func `a double tap zooms and leaves the bar alone, and the edge leads back`(app: Int) throws {
    expectEqual(
      try screen(app, after: 8).diary, ["opened photo", "zoomed in", "closed photo"])
  }

  @Test func `two fingers zoom and turn a photo at once, and a tap hides its bar`() throws {
    let stage = try step(8).stage()
    try stage.finger.tap(at: photoInCallout)
    try stage.wait(0.5)
    try stage.play([
      (1, .drag(through: [CGPoint(x: 150, y: 400), CGPoint(x: 60, y: 340)], over: 0.5)),
      (2, .drag(through: [CGPoint(x: 250, y: 400), CGPoint(x: 340, y: 460)], over: 0.5)),
    ])
    try stage.wait(0.5)
    try stage.finger.tap(at: CGPoint(x: 187, y: 600))
    try stage.wait(0.5)
    let screen = try #require(stage.viewController as? Places8)
    expectEqual(screen.diary.sorted(), ["hid bar", "opened photo", "pinched", "turned"])
    let transform = (screen.presentedViewController as? GesturePage)?.zoomed.transform
    #expect((transform?.a ?? 0) > 1 && (transform?.b ?? 0) > 0)
  }

  @Test func `two fingers drag photo and caption at once, unless the caption lies in the photo`()
    throws
  {
    for (id, moved) in [
      ("8-before", ["captioned"]), ("8-naive", ["captioned", "panned"]),
    ] {
      let stage = try #require(places.experiments.first { $0.id == id }).play()
      let diary = try #require(stage.viewController as? Places1).diary
      expectEqual(diary, ["opened photo"] + moved, id)
    }
    let thumbs = try #require(step(8).variants.first { $0.name == "thumbs" }?.touches)
    for app in [8, 9, 10, 12, 14] {
      let stage = try step(app).stage()
      try thumbs(stage)
      let diary = try #require(stage.viewController as? Places1).diary
      expectEqual(diary, ["opened photo", "panned", "captioned"], "\(app)")
    }
  }

  @Test(arguments: [("8-before", 50.0), ("8-naive", 60)])
  func `where everything is allowed, a caption runs twice as far as its finger`(
    id: String, way: Double
  ) throws {
    let stage = try #require(places.experiments.first { $0.id == id }).play()
    let page = try #require(stage.viewController.presentedViewController as? GesturePage)
    let place = page.caption.convert(CGPoint.zero, to: nil)
    expectEqual(place.x, 40 + way)
  }

  @Test func `a tap on the stars closes their callout, but for stars that refuse the tap`() throws {
    func diary(_ id: String) throws -> [String] {
      let experiment = try #require(places.experiments.first { $0.id == id })
      return try #require(experiment.play().viewController as? Places1).diary
    }
    let rated = "rated harbour 4"
    expectEqual(try diary("9-before"), ["located", rated, "closed harbour"])
    expectEqual(try diary("9-naive"), [rated, "closed harbour"])
    expectEqual(try diary("9-harmless"), ["closed harbour", "located"])
    for app in [9, 10, 12] {
      expectEqual(try screen(app, after: 9).diary, ["located", rated, "closed harbour"], "\(app)")
    }
  }

  @Test
  func `a rest and a drag on a button mark a place before step 10 repairs it, and never again`()
    throws
  {
    for (id, diary) in [("10-before", ["marked bridge"]), ("10-naive", ["marked bridge"])] {
      let stage = try #require(places.experiments.first { $0.id == id }).play()
      expectEqual((stage.viewController as? Places1)?.diary, diary, id)
    }
    for app in [10, 11] {
      expectEqual(try screen(app, after: 10).diary, ["marked harbour"], "\(app)")
    }
    let screen = try screen(11, after: 10, as: Places11.self)
    expectEqual(screen.table.contentOffset.y, 50)
  }

  @Test func `with the keyboard up no row can be hit, until the sheet of step 12 rises`() throws {
    for (app, name) in [(11, "map"), (12, "content 1")] {
      let stage = try step(app).stage()
      try stage.finger.tap(at: CGPoint(x: 187, y: 468))
      try stage.wait(0.5)
      expectEqual(stage.owner(at: CGPoint(x: 100, y: 542))?.name, "keyboard")
      expectEqual(stage.owner(at: CGPoint(x: 100, y: 282))?.name, name)
    }
  }

  @Test func `one drag moves the sheet and then the rows; before, it took a second finger`() throws
  {
    for (id, rows) in [("12-before", 20), ("12-naive", 100), ("12", 50), ("13", 0)] {
      let run = try #require(places.experiments.first { $0.id == id }).run()
      let screen = try #require(run.places as? Places12)
      expectEqual(screen.table.contentOffset.y, CGFloat(rows), id)
    }
    let stage = try step(14).stage()
    try step(12).touches(stage)
    let screen = try #require(stage.viewController as? Places12)
    expectEqual(screen.search.superview?.frame.minY, 100)
    expectEqual(screen.table.contentOffset.y, 50)
  }

  @Test func `an alert in the middle of a drag leaves the sheet half open`() throws {
    for isCancelled in [true, false] {
      let stage = try step(12).stage()
      try stage.finger.down(at: CGPoint(x: 187, y: 430))
      try stage.wait(0.3)
      try stage.finger.move(to: CGPoint(x: 187, y: 380))
      try stage.wait(0.3)
      if isCancelled { try stage.finger.cancel() } else { try stage.finger.up() }
      let panel = (stage.viewController as? Places12)?.search.superview
      expectEqual(panel?.frame.minY, isCancelled ? 380 : 420)
    }
  }

  @Test func `an interrupted drag ends on a detent from step 13 on`() throws {
    for (app, top) in [(12, 370), (13, 420)] {
      let stage = try step(app).stage()
      try dragOnRowUntilAlert(on: stage)
      let screen = stage.viewController as? Places12
      expectEqual(screen?.search.superview?.frame.minY, CGFloat(top))
    }
    let stage = try step(13).stage()
    try stage.finger.drag(
      through: [CGPoint(x: 187, y: 430), CGPoint(x: 187, y: 180)], over: 0.2)
    let panel = (stage.viewController as? Places12)?.search.superview
    expectEqual(panel?.frame.minY, 100, "a finger that is lifted decides as before")
  }

  @Test func `a slide over the stars stops at the first one while each rating brings new ones`()
    throws
  {
    for (id, diary) in [
      ("13-before", ["rated harbour 2"]), ("13-naive", ["rated harbour 2"]),
      ("13-alert", ["rated harbour 2", "rated harbour 0"]),
      ("13", ["rated harbour 2", "rated harbour 4"]),
    ] {
      let stage = try #require(places.experiments.first { $0.id == id }).play()
      expectEqual((stage.viewController as? Places1)?.diary, diary, id)
    }
  }

  @Test(arguments: [13, 14])
  func `from step 13 on a place shows its rating when its callout is opened again`(app: Int) throws
  {
    let stage = try step(app).stage()
    let screen = try #require(stage.viewController as? Places6)
    try stage.finger.tap(at: CGPoint(x: 124, y: 210))
    screen.open(screen.pins[1])
    expectEqual((screen.callout as? StarCallout)?.stars.rating, 0)
    screen.open(screen.pins[0])
    expectEqual((screen.callout as? StarCallout)?.stars.rating, 4)
    expectEqual(screen.diary, ["rated harbour 4"])
  }

  @Test func `stars keep the old rating if their touch is taken away, from step 13 on`() throws {
    for (app, rating) in [(12, 5), (13, 4)] {
      let stage = try step(app).stage()
      try stage.finger.tap(at: CGPoint(x: 124, y: 210))
      try stage.wait(0.5)
      try stage.finger.down(at: CGPoint(x: 148, y: 210))
      try stage.wait(0.1)
      try stage.finger.cancel()
      let screen = try #require(stage.viewController as? Places6)
      expectEqual((screen.callout as? StarCallout)?.stars.rating, rating)
      expectEqual(screen.diary.last, "rated harbour \(rating)")
    }
  }

  @Test(arguments: [
    ("16-mask", 100.0, []), ("16-back", 420, []), ("16-card", 420, []),
    ("16", 100, ["visited library"]),
  ])
  func `a mask alone shares no scroll that goes back and pushes no card, step 16 does both`(
    id: String, top: Double, diary: [String]
  ) throws {
    let stage = try #require(places.experiments.first { $0.id == id }).play()
    let screen = try #require(stage.viewController as? Places15)
    expectEqual(Double(screen.search.superview?.frame.minY ?? 0), top, id)
    expectEqual(screen.diary, diary, id)
  }
}
