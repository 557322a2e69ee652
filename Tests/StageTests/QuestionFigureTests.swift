import Foundation
import MiniUIKit
import Stage
import TestKit
import Testing

// What a figure shows before an answer, and what it keeps for the answer.

extension FigureTests {
  @Test
  func `a question draws how the finger moves and where it is lifted`() throws {
    let slide = try question { stage throws(ScriptError) in
      try stage.finger.drag(through: [stage.touch, CGPoint(x: 60, y: 300)], over: 0.2)
    }
    expect(slide.texts.contains("lifted (60, 300)"), "\(slide.texts)")
    expect(slide.texts.contains("screen from (8, 88) to (232, 312)"), "\(slide.texts)")
    expect(
      slide.texts[1].contains(
        "A finger moves from (60, 150) to (60, 300), where it is lifted."), slide.texts[1])
    expect(slide.elements.contains("polyline"))
    let rest = try question { stage throws(ScriptError) in
      try stage.finger.drag(through: [stage.touch, CGPoint(x: 68, y: 150)], over: 0.2)
    }
    expect(!rest.texts.contains { $0.hasPrefix("lifted") }, "a tap that strays is no slide")
    expect(!rest.elements.contains("polyline"))
  }

  @Test
  func `the way of a finger that is taken away has no end where it is lifted`() throws {
    let texts = try question { stage throws(ScriptError) in
      try stage.finger.down(at: stage.touch)
      try stage.finger.move(to: CGPoint(x: 60, y: 300))
      try stage.finger.cancel()
    }.texts
    expect(!texts.contains { $0.hasPrefix("lifted") }, "\(texts)")
    expect(texts[1].contains("A finger moves from (60, 150) to (60, 300)."), texts[1])
  }

  @Test
  func `an answer draws no way, as its hit test is about where the finger came down`() throws {
    let run = try Scenes.run("0B", touch: CGPoint(x: 60, y: 150), pictures: [.scene]) {
      stage throws(ScriptError) in
      stage.root.addSubview(view("red", CGRect(x: 20, y: 100, width: 200, height: 100), .red))
      try stage.finger.drag(through: [stage.touch, CGPoint(x: 60, y: 300)], over: 0.2)
    }
    let texts = try read(run.figures[0]).texts
    expect(!texts.contains { $0.hasPrefix("lifted") }, "\(texts)")
    expect(texts.contains("screen from (8, 88) to (232, 212)"), "\(texts)")
  }

  @Test
  func `a scene says which part of the screen is drawn, and what goes on beyond it`() throws {
    let texts = try question { stage throws(ScriptError) in
      stage.pictured = CGRect(x: 0, y: 80, width: 300, height: 100)
      try stage.finger.tap(at: stage.touch)
    }.texts
    expect(texts.contains("screen from (0, 80) to (300, 180)"), "\(texts)")
    expect(texts.contains("reaches beyond the picture: red"), "\(texts)")
    let whole = try question { stage throws(ScriptError) in
      stage.pictured = stage.root.bounds
      try stage.finger.tap(at: stage.touch)
    }.texts
    expect(whole.contains("screen from (0, 0) to (375, 812)"), "\(whole)")
    expect(!whole.contains { $0.hasPrefix("goes on") }, "\(whole)")
  }

  @Test
  func `a question is drawn flat, and names a covered view beside a bracket`() throws {
    let texts = try question { stage throws(ScriptError) in
      let table = view("table", CGRect(x: 20, y: 220, width: 200, height: 120), .white)
      for row in 0..<3 {
        let frame = CGRect(x: 0, y: 40 * CGFloat(row), width: 200, height: 40)
        let cell = view("cell \(row)", frame, .gray)
        cell.addSubview(view("content \(row)", cell.bounds))
        table.addSubview(cell)
      }
      stage.root.addSubview(table)
      try stage.finger.tap(at: CGPoint(x: 60, y: 280))
    }.texts
    for name in ["table", "cell 0", "cell 1", "cell 2"] {
      expectEqual(texts.count { $0 == name }, 1, "\(texts)")
    }
    expect(!texts.contains { $0.hasPrefix("content") }, "what fills its cell shows nothing")
    expect(!texts[1].contains("drawn apart"), texts[1])
  }

  @Test
  func `where two windows fill the screen, it is said which views are in which`() throws {
    func texts(_ name: String?, _ picture: Picture = .question) throws -> [String] {
      let run = try Scenes.run("0B", touch: CGPoint(x: 60, y: 150), pictures: [picture]) {
        stage throws(ScriptError) in
        stage.root.addSubview(view("red", CGRect(x: 20, y: 100, width: 200, height: 100), .red))
        let other = UIWindow(windowScene: stage.phone.application.windowScene)
        other.windowLevel = .alert
        other.isHidden = false
        if let name { other.addSubview(view(name, CGRect(x: 20, y: 300, width: 90, height: 90))) }
        stage.keep(other)
        try stage.finger.tap(at: stage.touch)
      }
      return try read(run.figures[0]).texts
    }
    let both = try texts("alert")
    expectEqual(both.count { $0.hasPrefix("in window") }, 2, "\(both)")
    expect(both.contains { $0.hasPrefix("in window") && $0.hasSuffix(": red") }, "\(both)")
    expect(both.contains { $0.hasPrefix("in window") && $0.hasSuffix(": alert") }, "\(both)")
    try expect(!texts(nil).contains { $0.hasPrefix("in window") })
    let apart = try texts("alert", .scene)
    expect(apart[1].contains("drawn apart"), apart[1])
    expectEqual(apart.count { $0.hasPrefix("window") }, 2, "each window has its name: \(apart)")
    try expect(!texts(nil, .scene)[1].contains("drawn apart"), "the other window shows nothing")
  }

  @Test
  func `the way names only the first hearer where the text shows no chain`() throws {
    for showsChain in [true, false] {
      let run = try Experiment(
        "0B", "A scene of the tests", showsChain: showsChain, touch: CGPoint(x: 60, y: 150),
        pictures: [.way]
      ) { stage throws(ScriptError) in
        stage.root.addSubview(view("red", CGRect(x: 20, y: 100, width: 200, height: 100), .red))
        try stage.finger.tap(at: stage.touch)
      }.run()
      let words = try read(run.figures[0]).texts[1]
      expectEqual(words.contains("touch began: red;"), !showsChain, words)
      expectEqual(words.contains("touch began: red, root,"), showsChain, words)
    }
  }

  @Test
  func `what a scene outlines is drawn with dashes, and said in words`() throws {
    let run = try Scenes.run("0B", touch: CGPoint(x: 60, y: 150), pictures: [.question]) {
      stage throws(ScriptError) in
      stage.root.addSubview(view("red", CGRect(x: 50, y: 140, width: 24, height: 24), .red))
      stage.outline("the area of red", CGRect(x: 40, y: 130, width: 44, height: 44))
      try stage.finger.tap(at: stage.touch)
    }
    let figure = try #require(run.figures.first)
    expectEqual(figure.svg.components(separatedBy: "class=\"off\"").count, 2)
    let texts = try read(figure).texts
    let note = "dashed, not seen on the screen: the area of red"
    expect(texts.contains(note), "no line below the picture")
    expect(texts[1].contains("Dashed is the area of red, from (40, 130) to (84, 174)."), texts[1])
  }

  @Test
  func `of a drawing that is cut off all is outlined, and its clear host is not drawn`() throws {
    let texts = try read(
      Scenes.run("0B", touch: CGPoint(x: 60, y: 320), pictures: [.question]) {
        stage throws(ScriptError) in
        let host = view("host", CGRect(x: 0, y: 100, width: 200, height: 300))
        let frame = view("frame", CGRect(x: 0, y: 0, width: 200, height: 200))
        frame.clipsToBounds = true
        frame.addSubview(view("image", CGRect(x: 0, y: 0, width: 200, height: 260), .blue))
        host.addSubview(frame)
        stage.root.addSubview(stage.drawings(in: host))
        try stage.finger.tap(at: stage.touch)
      }.figures[0]
    ).texts
    let dashed = "dashed, not seen on the screen: all of image, with what is cut off"
    expect(texts.contains(dashed), "\(texts)")
    expect(texts.contains("screen from (0, 88) to (212, 412)"), "\(texts)")
    expect(!texts.contains("host"), "\(texts)")
  }

  @Test
  func `the end of a run has the last finger, and what is outlined then`() throws {
    let run = try Scenes.run("0B", touch: CGPoint(x: 60, y: 150), pictures: [.question, .end]) {
      stage throws(ScriptError) in
      let red = view("red", CGRect(x: 50, y: 140, width: 24, height: 24), .red)
      stage.root.addSubview(red)
      try stage.finger.tap(at: stage.touch)
      red.frame.origin.y = 300
      stage.outline("the area of red", CGRect(x: 40, y: 290, width: 44, height: 44), atEnd: true)
    }
    expectEqual(run.figures.map { $0.name }, ["0B-question.svg", "0B-end.svg"])
    let (question, end) = (try read(run.figures[0]).texts, try read(run.figures[1]).texts)
    expect(end[1].contains("red at (50, 300), 24 by 24"), end[1])
    expect(end[1].contains("Finger lifted at (60, 150)."), end[1])
    expect(end.contains("dashed, not seen on the screen: the area of red"), "\(end)")
    expect(!question.contains("dashed, not seen on the screen: the area of red"), "\(question)")
  }

  @Test
  func `what is seen elsewhere has a thick line, and no dashes`() throws {
    let run = try Scenes.run("0B", touch: CGPoint(x: 60, y: 150), pictures: [.end]) {
      stage throws(ScriptError) in
      stage.root.addSubview(view("red", CGRect(x: 50, y: 140, width: 124, height: 124), .red))
      try stage.finger.tap(at: stage.touch)
      let frame = CGRect(x: 50, y: 290, width: 124, height: 124)
      stage.outline("red as it is seen", frame, atEnd: true, isSeen: true)
    }
    let texts = try read(run.figures[0]).texts
    expect(texts.contains("thick line: red as it is seen"), "\(texts)")
    expect(!texts.contains { $0.hasPrefix("dashed") }, "\(texts)")
    expect(texts[1].contains("A thick line is around red as it is seen, from (50, 290)"), texts[1])
  }

  @Test
  func `a question lists the recognizers that have something to do`() throws {
    let texts = try read(
      Scenes.run("0B", touch: CGPoint(x: 60, y: 150), pictures: [.question]) {
        stage throws(ScriptError) in
        let red = view("red", CGRect(x: 20, y: 100, width: 200, height: 100), .red)
        let screen = Screen()
        stage.keep(screen)
        let tap = UITapGestureRecognizer(target: screen, action: Screen.didTap, name: "didTap")
        red.addGestureRecognizer(tap)
        stage.root.addSubview(red)
        let field = UITextField(frame: CGRect(x: 20, y: 210, width: 200, height: 44))
        stage.root.addSubview(dressed(field, "field", .yellow))
        try stage.finger.tap(at: stage.touch)
      }.figures[0]
    ).texts
    expect(texts.contains("recognizers added: tap(red)"), "\(texts)")
  }

  private final class Screen {
    func didTap() {}
  }

  @Test
  func `a pointer is drawn where a scroll begins`() throws {
    let texts = try read(
      Scenes.run("0B", pictures: [.question]) { stage throws(ScriptError) in
        stage.root.addSubview(view("red", CGRect(x: 20, y: 100, width: 200, height: 100), .red))
        try stage.scroll([-50], at: CGPoint(x: 60, y: 150))
      }.figures[0]
    ).texts
    expect(texts.contains("pointer (60, 150)"), "\(texts)")
    expect(texts[1].contains("Pointer at (60, 150)."), texts[1])
  }
}
