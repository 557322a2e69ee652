import Foundation
import MiniUIKit
import TestKit
import Testing

@testable import Stage

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The figure of a scroll view's offset in the course of time.
@Suite(.provedOnce(.stage)) struct PlotTests {
  private typealias Phase = PlotStory.Phase

  /// A list of 300 × 300 points with 600 points of content, and one finger.
  private func run(
    height: CGFloat = 600,
    _ perform: @escaping @Sendable (Stage, UIScrollView) throws(ScriptError) -> Void
  ) throws -> Run {
    try Experiment("0A", "A scene of the tests", pictures: [.plot]) { stage throws(ScriptError) in
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      list.contentSize = CGSize(width: 300, height: height)
      stage.root.addSubview(dressed(list, "list", .white))
      try perform(stage, list)
    }.run()
  }

  private func drag(_ stage: Stage, by step: CGFloat, rest: Seconds = 0) throws(ScriptError) {
    try stage.finger.down(at: CGPoint(x: 50, y: 250))
    for number in 1...6 {
      try stage.wait(Clock.seconds(Clock.frame))
      try stage.finger.move(to: CGPoint(x: 50, y: 250 - step * CGFloat(number)))
    }
    try stage.wait(rest)
    try stage.finger.up()
    try stage.wait(4)
  }

  @Test func `a flick is a rest, a drag and a deceleration`() throws {
    let run = try run(height: 3000) { stage, _ throws(ScriptError) in try drag(stage, by: 15) }
    let story = PlotStory(of: run)
    expectEqual(story.stretches.map { $0.phase }, [.rest, .dragging, .decelerating])
    expectEqual(story.edges, 0...2700)
    #expect(!story.isHorizontal && story.name == "list")
    expectEqual(story.stretches[1].start, Clock.frame)
  }

  @Test func `beyond an edge, a motion by itself is a bounce`() throws {
    let flick = try run { stage, _ throws(ScriptError) in try drag(stage, by: 28) }
    expectEqual(
      PlotStory(of: flick).stretches.map { $0.phase }, [.rest, .dragging, .decelerating, .bouncing])
    let pulled = try run { stage, _ throws(ScriptError) in try drag(stage, by: -20, rest: 0.3) }
    let story = PlotStory(of: pulled)
    expectEqual(story.stretches.map { $0.phase }, [.rest, .dragging, .bouncing])
    expectEqual(story.stretches.last?.places.last?.offset, 0)
    #expect(story.offsets.lowerBound < -40)
  }

  @Test func `beyond an edge the finger has a line of its own`() throws {
    let pulled = try run { stage, _ throws(ScriptError) in try drag(stage, by: -20, rest: 0.3) }
    let finger = PlotStory(of: pulled).finger(pulled.stage.recording.samples)
    expectEqual(finger.last?.offset, -120)
    expect(pulled.figures[0].svg.contains("the finger: -120"))
    let flick = try run(height: 3000) { stage, _ throws(ScriptError) in try drag(stage, by: 15) }
    expect(PlotStory(of: flick).finger(flick.stage.recording.samples).isEmpty)
    expect(!flick.figures[0].svg.contains("the finger"))
  }

  @Test func `a target that an experiment notes is a level line from then on`() throws {
    let flick = try run(height: 3000) { stage, _ throws(ScriptError) in
      try stage.wait(0.1)
      stage.note("target", 431)
      try drag(stage, by: 15)
    }
    expect(flick.figures[0].svg.contains("target 431, known here"))
    expect(flick.figures[0].svg.contains("A level line from 0.1 s is its target, 431"))
    let other = try run(height: 3000) { stage, _ throws(ScriptError) in try drag(stage, by: 15) }
    expect(!other.figures[0].svg.contains("target"))
  }

  @Test func `the places are those of the trace`() throws {
    let run = try run { stage, list throws(ScriptError) in
      list.contentOffset = CGPoint(x: 0, y: 33.5)
      try stage.wait(1)
      list.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
      try stage.wait(1)
    }
    let story = PlotStory(of: run)
    expectEqual(story.stretches.map { $0.phase }, [.rest, .animated])
    expectEqual(story.stretches[0].places[0].offset, 33.667)
    let last = run.lines("scroll").last { $0.what.hasPrefix("didScroll") }
    expectEqual(last?.what, "didScroll 0,90")
    expectEqual(story.stretches[1].places.last?.offset, 90)
  }

  @Test func `a view that is scrolled sideways is drawn along x`() throws {
    let run = try run { stage, list throws(ScriptError) in
      list.contentSize = CGSize(width: 900, height: 300)
      try stage.finger.down(at: CGPoint(x: 250, y: 250))
      try stage.finger.move(to: CGPoint(x: 150, y: 250))
      try stage.wait(0.3)
      try stage.finger.up()
    }
    expect(PlotStory(of: run).isHorizontal)
    expect(run.figures[0].svg.contains("content offset x in points"))
  }

  @Test func `the file says numbers, units, phases and edges`() throws {
    let run = try run { stage, _ throws(ScriptError) in try drag(stage, by: 28) }
    let figure = try #require(run.figures.first)
    expectEqual(figure.name, "0A-plot.svg")
    for words in [
      ">content offset y in points<", ">time in seconds<", ">dragging<", ">decelerating<",
      ">bouncing<", ">edge 300<", ">edge 0<", ">0.5<", ">100<",
    ] { expect(figure.svg.contains(words), "\(words)") }
    expect(figure.svg.contains("; bouncing until "))
    expect(XMLParser(data: Data(figure.svg.utf8)).parse())
    expectEqual(figure.svg, run.figures[0].svg)
  }

  @Test func `two views that share a drag are two lines of steps with their names`() throws {
    let run = try run(height: 900) { stage, list throws(ScriptError) in
      let box = UIScrollView(frame: CGRect(x: 20, y: 100, width: 200, height: 160))
      box.contentSize = CGSize(width: 200, height: 260)
      box.bounces = false
      box.bounds.origin.y = 40
      list.addSubview(dressed(box, "box", .yellow))
      try stage.finger.down(at: CGPoint(x: 60, y: 340))
      for step in 1...3 {
        try stage.wait(0.05)
        try stage.finger.move(to: CGPoint(x: 60, y: 340 - 50 * CGFloat(step)))
      }
      try stage.wait(0.2)
      try stage.finger.up()
      try stage.wait(1)
    }
    let stories = PlotStory.all(of: run)
    expectEqual(stories.map { $0.name }, ["box", "list"])
    expectEqual(stories[0].stretches.first?.places.first?.offset, 40, "where it was before")
    expectEqual(stories.map { $0.stretches.last?.places.last?.offset }, [100, 80])
    let svg = run.figures[0].svg
    for words in [">box<", ">list<", ">box's edge 100<", ">0.35<"] {
      expect(svg.contains(words), words)
    }
    expect(!svg.contains(">dragging<"), "phases would be taken for both")
    expectEqual(svg.components(separatedBy: "<polyline").count, 3)
    expect(svg.contains("The offset of box") && svg.contains("The offset of list"))
    expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test func `two distances are one track: below zero the first, above it the second`() throws {
    let run = try Experiment("0A", "A scene of the tests", pictures: [.track]) {
      stage throws(ScriptError) in
      try stage.finger.down(at: CGPoint(x: 50, y: 400))
      for (way, panel, rows) in [(10.0, 60.0, 0.0), (70, 0, 0), (100, 0, 30)] {
        try stage.wait(0.1)
        try stage.finger.move(to: CGPoint(x: 50, y: 400 - way))
        stage.note("panel", panel)
        stage.note("rows", rows)
      }
      try stage.finger.up()
    }.run()
    let figure = try #require(run.figures.first)
    expectEqual(figure.name, "0A-track.svg")
    let moments = TrackFigure(of: run).moments
    expectEqual(moments.map { $0.time }, [100_000, 200_000, 300_000])
    expectEqual(moments.map { $0.finger }, [10, 70, 100])
    expectEqual(moments.map { $0.place }, [-60, 0, 30])
    for words in [
      ">number on the track<", ">below zero the panel moves<", ">above zero the rows move<",
      ">the finger is up by<", ">70<",
      "at 0.1 s -60, with the finger up by 10, the panel down by 60",
    ] { expect(figure.svg.contains(words), words) }
    expect(XMLParser(data: Data(figure.svg.utf8)).parse())
  }

  @Test func `samples are shared out among the calls that bring them`() throws {
    let run = try Experiment("0A", "A scene of the tests", pictures: [.samples]) {
      stage throws(ScriptError) in
      for count in [1.0, 3, 4] { stage.note("samples", count) }
      try stage.finger.tap(at: CGPoint(x: 50, y: 250))
    }.run()
    expectEqual(run.figures.map { $0.name }, ["0A-samples.svg"])
    expectEqual(SamplesFigure(of: run).calls, [1...1, 2...4, 5...8])
    for words in [">8 samples<", ">3 calls<", "call 2 brings 2 to 4"] {
      expect(run.figures[0].svg.contains(words), words)
    }
    expect(XMLParser(data: Data(run.figures[0].svg.utf8)).parse())
  }

  @Test func `arrows lead from each place of the array to the one touch`() throws {
    let run = try Experiment("0A", "A scene of the tests", pictures: [.kept]) {
      stage throws(ScriptError) in
      let rows = [["event", "then", "now"], ["1", "began (1, 2)", "ended (5, 6)"]]
      stage.recording.add(Table("Kept:", rows + [["2", "ended (5, 6)", "ended (5, 6)"]]))
      stage.recording.add(Table("The same:", [["UITouch", "yes"]], hasHeading: false))
      try stage.finger.tap(at: CGPoint(x: 50, y: 250))
    }.run()
    expectEqual(run.figures.map { $0.name }, ["0A-kept.svg"])
    let svg = run.figures[0].svg
    for words in [
      ">began<", ">(1, 2)<", "1: began (1, 2); 2: ended (5, 6)",
      "all lead to one UITouch, which says at the end: ended (5, 6)",
    ] { expect(svg.contains(words), words) }
    expect(KeptFigure(of: run).isOne)
    expect(XMLParser(data: Data(svg.utf8)).parse())
  }

  @Test func `a light that is noted has a lane in the timeline`() throws {
    let run = try Experiment("0A", "A scene of the tests", pictures: [.timeline]) {
      stage throws(ScriptError) in
      stage.note("lamp", isLit: false)
      try stage.finger.down(at: CGPoint(x: 50, y: 250))
      stage.note("lamp", isLit: true)
      stage.note("lamp", isLit: true)
      try stage.wait(0.1)
      stage.note("lamp", isLit: false)
      try stage.finger.up()
    }.run()
    expect(run.figures[0].svg.contains("lamp, lit or dark: bar lit from 0 s to 0.1 s"))
  }

  @Test func `a track of which nothing is noted says so`() throws {
    let run = try Experiment("0A", "A scene of the tests", pictures: [.track]) {
      stage throws(ScriptError) in try stage.finger.tap(at: CGPoint(x: 50, y: 250))
    }.run()
    expect(run.figures[0].svg.contains(">nothing is noted<"))
  }

  @Test func `a run in which nothing scrolls says so`() throws {
    let run = try run { stage, _ throws(ScriptError) in
      try stage.finger.tap(at: CGPoint(x: 50, y: 250))
    }
    expect(run.figures[0].svg.contains(">nothing scrolls<"))
  }

  @Test(arguments: [0...0.05, 0...1.1, -84.3...0, 0...569, -3000...40_000])
  func `an axis holds its values, with written ends, not too close`(
    values: ClosedRange<Double>
  ) {
    let axis = PlotAxis(values, from: 300, to: 40, room: 30)
    expect(axis.values.contains(values.lowerBound) && axis.values.contains(values.upperBound))
    expectEqual(axis.place(axis.values.lowerBound), 300)
    #expect((axis.place(axis.values.upperBound) - 40).magnitude < 1e-9)
    for (low, high) in zip(axis.ticks, axis.ticks.dropFirst()) {
      #expect(axis.place(low) - axis.place(high) > 20)
    }
  }
}
