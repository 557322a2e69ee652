import Foundation
import MiniUIKit
import TestKit
import Testing

@testable import Stage

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The figure of a run in the course of time.
@Suite(.provedOnce(.stage)) struct TimelineTests {
  /// What a timeline draws, read with a real XML parser.
  private final class Reader: NSObject, XMLParserDelegate {
    struct Text {
      var words: String
      var x: Double
      var y: Double
      var isCentred: Bool
    }

    var texts: [Text] = []
    var story = ""
    var size = (width: 0.0, height: 0.0)
    private var words = ""
    private var start: [String: String] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      (words, start) = ("", attributes)
      if name == "svg" { size = (number("width"), number("height")) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { words += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if name == "desc" { story = words }
      // A text with a halo is written twice.
      guard name == "text", !(start["class"]?.contains("glow") ?? false) else { return }
      let isCentred = start["class"]?.contains("middle") ?? false
      texts.append(Text(words: words, x: number("x"), y: number("y"), isCentred: isCentred))
    }

    private func number(_ key: String) -> Double { start[key].flatMap { Double($0) } ?? .nan }
  }

  private func read(_ svg: String) throws -> Reader {
    let (parser, reader) = (XMLParser(data: Data(svg.utf8)), Reader())
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  /// Whether some words stand in a figure in this order.
  private func isInOrder(_ words: [String], in reader: Reader) -> Bool {
    var rest = words[...]
    for text in reader.texts where text.words == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The text of a run's or a story's figure, by its number.
  private func figure(_ number: Int) throws -> String {
    let runs = TimelineScenes.runs + TimelineGestureScenes.runs.map { $0.make }
    let stories = TimelineScenes.stories
    if number < runs.count { return try runs[number]().figures[0].svg }
    return TimelineFigure("0A", "A story", stories[number - runs.count]()).svg
  }

  private static let figures =
    TimelineScenes.runs.count + TimelineGestureScenes.runs.count + TimelineScenes.stories.count

  @Test(arguments: 0..<figures)
  func `no label lies on another or leaves the figure, and the bytes are the same twice`(
    number: Int
  ) throws {
    let svg = try figure(number)
    try expectEqual(figure(number), svg)
    #expect(!svg.contains("nan") && !svg.contains("inf") && !svg.contains("-0\""))
    expect(svg.contains("prefers-color-scheme:dark") && !svg.contains("href"))
    let reader = try read(svg)
    expectEqual(reader.size.width, 720)
    var boxes: [(words: String, box: Box)] = []
    for text in reader.texts {
      // About the width in a usual font, and not the one the figure reckons with.
      let width = Double(text.words.count) * 5.9
      let left = text.isCentred ? text.x - width / 2 : text.x
      let box = Box(left, text.y - 9, left + width, text.y + 3)
      #expect(box.left >= 0 && box.right <= 720 && box.bottom <= reader.size.height, "\(text)")
      for other in boxes where other.box.overlaps(box) {
        Issue.record("\(text.words) lies on \(other.words)")
      }
      boxes.append((text.words, box))
    }
  }

  @Test
  func `a tap on a view has a bar of the finger and one of the view`() throws {
    let reader = try read(TimelineScenes.tap().figures[0].svg)
    let words = reader.texts.map { $0.words }.filter { !$0.hasPrefix("0") }
    expectEqual(
      words,
      [
        "time in seconds", "finger 1", "on the glass", "down (60, 150)", "up", "red",
        "hears touches", "began", "ended",
      ])
    expect(!reader.story.contains("Decided"), "no recognizer, no decision")
    expectEqual(
      reader.story,
      "Time runs from the left to the right, from 0 to 0.08 s. Lanes from the top: finger 1, "
        + "on the glass: bar from 0 s to 0.08 s, down (60, 150) at 0 s, up at 0.08 s; red, "
        + "hears touches: bar from 0 s to 0.08 s, began at 0 s, ended at 0.08 s.")
  }

  @Test
  func `who hears a touch along the chain shares a lane with who hears it first`() throws {
    let reader = try read(TimelineScenes.tap(showsChain: true).figures[0].svg)
    expect(
      reader.story.contains(
        "red, hears touches, and along the chain root, viewController, window, scene, "
          + "application, appDelegate: bar"))
  }

  @Test
  func `a drag out of a button and back is told by segments, events and the action`() throws {
    let reader = try read(TimelineScenes.drag().figures[0].svg)
    expect(
      isInOrder(
        [
          "turns at (310, 320)", "button", "hears touches", "control events",
          "tracking, inside", "tracking, inside", "touchDown", "touchDragInside × 15",
          "touchDragExit", "touchDragOutside × 5", "touchDragEnter", "touchDragInside × 16",
          "touchUpInside", "primaryActionTriggered", "sendAction", "didTap to viewController:",
          "button → application", "viewController", "performs", "didTap",
        ], in: reader), "\(reader.texts.map { $0.words })")
    expect(reader.story.contains("dashed bar tracking, outside from 0.267 s to 0.35 s"))
    expect(reader.story.contains("moved × 36 from "))
  }

  @Test
  func `each finger has a lane, and each view says whose touch it hears`() throws {
    let reader = try read(TimelineScenes.twoFingers().figures[0].svg)
    expect(
      isInOrder(
        [
          "finger 1", "finger 2", "red", "hears touches, finger 1", "blue",
          "hears touches, finger 2",
        ], in: reader), "\(reader.texts.map { $0.words })")
  }

  @Test
  func `a touch that is taken away ends a control's tracking`() throws {
    let reader = try read(TimelineScenes.cancelled().figures[0].svg)
    expect(isInOrder(["taken away", "cancelled", "tracking, inside", "touchCancel"], in: reader))
  }

  @Test
  func `a long idle time is left out, and its length written`() throws {
    let reader = try read(TimelineScenes.idle().figures[0].svg)
    expect(isInOrder(["3 s", "idle", "//: nothing happens, the time is left out"], in: reader))
    expect(reader.story.contains("The idle time from 0.08 s to 3.08 s is left out."))
    expect(!isInOrder(["idle"], in: try read(TimelineScenes.tap().figures[0].svg)))
  }

  @Test
  func `a control that stops following is not shown to track`() throws {
    let reader = try read(TimelineScenes.stops().figures[0].svg)
    expect(reader.story.contains("bar tracking, inside from 0 s to 0.017 s, touchDown"))
  }

  @Test
  func `a recognizer's states are bars with their words, and reasons are kept`() throws {
    let tap = try read(TimelineFigure("0A", "A tap", TimelineScenes.stories[0]()).svg)
    expect(
      isInOrder(["tap(red)", "recognizer", "possible", "recognized"], in: tap))
    let pan = try read(TimelineFigure("0A", "A pan", TimelineScenes.stories[1]()).svg)
    expect(
      pan.story.contains(
        "dashed bar possible from 0 s to 0.067 s, bar began from 0.067 s to 0.083 s, "
          + "bar changed from 0.083 s to 0.35 s, bar ended from 0.35 s to 0.35 s"))
    expect(pan.story.contains("dashed bar failed (because pan(scroll) began) from 0.067 s"))
    expect(pan.story.contains("didScroll 0,20 × 16 from 0.083 s to 0.333 s"))
  }

  @Test
  func `a discrete gesture is recognized, and the end of one that lasts is called ended`() throws {
    let tap = try read(TimelineGestureScenes.tap().figures[0].svg)
    expect(tap.texts.contains { $0.words == "recognized" })
    expect(!tap.texts.contains { $0.words == "ended" })
    let press = try read(TimelineGestureScenes.longPress().figures[0].svg)
    expect(isInOrder(["longPress(red)", "began", "ended"], in: press))
    expect(!press.texts.contains { $0.words == "recognized" })
  }

  @Test
  func `what is released at once is written in one bar, a move that was held back included`() throws
  {
    let run = try TimelineGestureScenes.heldMove()
    let heard = run.lines("touch").filter { $0.who == "red" }
    expectEqual(heard.map { $0.what }, ["began", "moved", "ended"])
    expectEqual(heard[0].time, heard[1].time)
    let reader = try read(run.figures[0].svg)
    expect(reader.texts.contains { $0.words == "began, moved" }, "\(reader.texts.map { $0.words })")
    let drag = try read(TimelineScenes.drag().figures[0].svg)
    expect(!drag.texts.contains { $0.words.hasPrefix("began,") }, "a later move has a ring")
  }

  @Test
  func `the legend explains what is drawn, as ticks of a finger that rests`() throws {
    func legend(_ run: Run, _ word: String) throws -> Bool {
      try read(run.figures[0].svg).texts.contains { $0.words.contains(word) }
    }
    let story = try TimelineStory(of: TimelineScenes.twoFingers())
    expectEqual(story.lanes[0].rests.first, 100_000)
    try expect(legend(TimelineScenes.twoFingers(), "tick: in the event, stationary"))
    try expect(!legend(TimelineScenes.tap(), "thick line"))
  }

  @Test
  func `where a moment is drawn wide, the axis says that time stands still`() throws {
    let reader = try read(TimelineGestureScenes.longPress().figures[0].svg)
    expect(reader.texts.contains { $0.words == "still 0.8" }, "\(reader.texts.map { $0.words })")
    expect(reader.texts.contains { $0.words.hasSuffix("; the rest is to scale") })
    let plain = try read(TimelineScenes.drag().figures[0].svg)
    expect(!plain.texts.contains { $0.words.hasPrefix("still ") })
  }

  @Test
  func `a state that is over at once stands beside the one that follows, not under it`() throws {
    let texts = try read(TimelineFigure("0A", "A wait", TimelineScenes.stories[3]()).svg).texts
    let waits = try #require(texts.first { $0.words == "waits" }, "\(texts.map { $0.words })")
    let failed = try #require(texts.first { $0.words == "failed" })
    expectEqual(waits.y, failed.y)
    expect(waits.x + SVG.width("waits") < failed.x)
  }

  @Test
  func `a bar of what is held back that has no room for words is explained below`() throws {
    let note = "two strokes, no words: the touch is held back"
    let short = try read(TimelineGestureScenes.held(then: 0.6).figures[0].svg)
    expect(short.texts.contains { $0.words == note }, "\(short.texts.map { $0.words })")
    let long = try read(TimelineGestureScenes.heldMove().figures[0].svg)
    expect(!long.texts.contains { $0.words == note })
  }

  @Test
  func `where the text shows questions, so does the timeline`() throws {
    func texts(_ kinds: [String]) throws -> [String] {
      let run = try Scenes.run("0A", kinds: kinds, pictures: [.timeline]) {
        stage throws(ScriptError) in
        let red = view("red", CGRect(x: 20, y: 100, width: 200, height: 200), .red)
        red.addGestureRecognizer(UITapGestureRecognizer())
        stage.root.addSubview(red)
        try stage.finger.tap(at: CGPoint(x: 60, y: 150))
      }
      return try read(run.figures[0].svg).texts.map { $0.words }
    }
    let asked = try texts(["gesture", "ask"])
    expect(asked.contains("is asked") && asked.contains("shouldBegin → yes"), "\(asked)")
    try expect(!texts(["gesture"]).contains("is asked"))
  }

  @Test
  func `states that follow each other at once have room, and so have the calls of each`() throws {
    final class Screen: UIViewController {
      func didPan(_ pan: UIPanGestureRecognizer) {
        if pan.state == .changed { pan.isEnabled = false }
      }
    }
    let run = try Experiment(
      "0B", "A scene of the tests", pictures: [.timeline],
      on: { Stage(settings: $0, viewController: Screen()) }
    ) { stage throws(ScriptError) in
      guard let screen = stage.viewController as? Screen else { return }
      let pan = UIPanGestureRecognizer()
      pan.addTarget(screen, action: Screen.didPan, name: "didPan")
      stage.root.addGestureRecognizer(pan)
      try stage.finger.down(at: CGPoint(x: 60, y: 150))
      for step in 1...2 {
        try stage.wait(0.1)
        try stage.finger.move(to: CGPoint(x: 60, y: 150 + 30 * CGFloat(step)))
      }
      try stage.finger.up()
    }.run()
    let story = TimelineStory(of: run)
    expectEqual(story.opened.map { $0.states }, [2])
    let calls = story.lanes.flatMap { lane in lane.topic == .action ? lane.marks : [] }
    expectEqual(calls.flatMap { $0.moments.map { $0.share } }, [0, 0, 0.5])
    let words = try read(run.figures[0].svg).texts.map { $0.words }
    expect(words.contains("changed") && words.contains("cancelled"), "\(words)")
  }

  @Test
  func `a kind that is not known has a lane of its own`() throws {
    let reader = try read(TimelineFigure("0A", "A pan", TimelineScenes.stories[1]()).svg)
    expect(isInOrder(["someone", "future", "hello <&>"], in: reader))
  }

  @Test
  func `what is too long is shortened, and written below`() throws {
    let reader = try read(TimelineScenes.longName().figures[0].svg)
    let note = try #require(reader.texts.last { $0.words.contains("…: ") }).words
    let parts = note.components(separatedBy: "…: ")
    #expect(parts[1].hasPrefix(parts[0]) && parts[1] == TimelineScenes.long)
  }

  /// The story of a run with recognizers.
  private func story(_ run: Run) throws -> String { try read(run.figures[0].svg).story }

  @Test
  func `a recognizer that waits for another one's failure says so, and when the wait is over`()
    throws
  {
    let story = try story(TimelineGestureScenes.doubleTap())
    expect(
      story.contains(
        "tap(red), recognizer: dashed bar possible from 0 s to 0.08 s, dashed bar waits for "
          + "doubleTap(red) from 0.08 s to 0.43 s, bar ended from 0.43 s to 0.43 s"))
    expect(story.contains("dashed bar failed (because no further tap) from 0.43 s to 0.43 s"))
    expect(story.contains("dashed bar held back by both from 0.08 s to 0.43 s"), story)
  }

  @Test
  func `the moment of a decision has a line, and a sentence that says who wins and who fails`()
    throws
  {
    let reader = try read(TimelineGestureScenes.doubleTap().figures[0].svg)
    expect(
      isInOrder(["tap(red) is recognized", "doubleTap(red) fails: no further tap"], in: reader),
      "\(reader.texts.map { $0.words })")
    expect(
      reader.story.hasSuffix(
        "Decided at 0.43 s: tap(red) is recognized; doubleTap(red) fails: no further tap."),
      reader.story)
    let pan = try read(TimelineFigure("0A", "A pan", TimelineScenes.stories[1]()).svg)
    expect(isInOrder(["pan(scroll) begins"], in: pan))
    let once = pan.texts.count { $0.words.hasPrefix("pan(scroll) ") }
    expectEqual(once, 1, "that a gesture which has begun ends is no decision")
  }

  @Test
  func `a timer stands in the lane of its recognizer, with its length and its end`() throws {
    let run = try TimelineGestureScenes.longPress()
    let lanes = TimelineStory(of: run).lanes.filter { $0.name == "tap(red)" }
    expectEqual(lanes.count, 1)
    expectEqual(lanes.first?.timers.map { $0.fate }, ["stopped"])
    expect(try read(run.figures[0].svg).texts.contains { $0.words == "timer 0.75 s: stopped" })
  }

  @Test
  func `what is held back of a touch lies in the lane of the view that hears it`() throws {
    let lanes = TimelineStory(of: try TimelineGestureScenes.doubleTap()).lanes
    let red = lanes.filter { $0.name == "red" }
    expectEqual(red.count, 1)
    expectEqual(red.first?.bars.map { $0.state }, [.heard, .held])
  }

  @Test
  func `a touch that two hold back one after the other has a bar for each of them`() throws {
    let story = try story(TimelineGestureScenes.heldByTwo())
    expect(
      story.contains(
        "dashed bar held back by swipe(red) from 0 s to 0.5 s, "
          + "dashed bar held back by tap(root) from 0.5 s to 0.6 s, dropped by tap(root) at 0.6 s"),
      story)
  }

  @Test
  func `a pan that begins ends the button's bars, and its own with the finger`() throws {
    let story = try story(TimelineGestureScenes.pan())
    expect(story.contains("bar changed from 0.05 s to 0.3 s, bar ended from 0.3 s to 0.3 s"))
    expect(story.contains("button, control events: bar tracking, inside from 0 s to 0.033 s"))
  }

  @Test
  func `who fails is told with the reason, and its timer ends`() throws {
    let story = try story(TimelineGestureScenes.longPress())
    expect(story.contains("dashed bar failed (because excluded by longPress(red)) from 0.5 s"))
    expect(story.contains("timer of 0.75 s from 0 s, stopped at 0.5 s"), story)
    expect(story.contains("bar began from 0.5 s to 0.8 s, bar ended from 0.8 s to 0.8 s"))
  }

  @Test
  func `the way of a touch names the recognizers in order and what becomes of them`() throws {
    let steps = WayStep.steps(of: try TimelineGestureScenes.doubleTap()).map { $0.text }
    expect(steps.contains("gestureTouch began: tap(red), doubleTap(red)"), "\(steps)")
    let end = steps.drop { !$0.hasPrefix("gesture failed") }.prefix(3)
    expectEqual(
      Array(end),
      [
        "gesture failed: doubleTap(red) (because no further tap)", "gesture ended: tap(red)",
        "action didTap: viewController",
      ])
  }
}
