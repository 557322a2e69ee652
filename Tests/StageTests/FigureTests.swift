import Foundation
import MiniUIKit
import Stage
import TestKit
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The figures as files.
@Suite(.provedOnce(.stage)) struct FigureTests {
  /// Reads a figure with a real XML parser and collects what it holds.
  final class Reader: NSObject, XMLParserDelegate {
    var elements: [String] = []
    var attributes: [String: [String: String]] = [:]
    var texts: [String] = []
    private var text = ""
    private var isGlow = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      // A text with a halo is written twice.
      if name == "text" { isGlow = attributes["class"]?.contains("glow") ?? false }
      elements.append(name)
      if self.attributes[name] == nil { self.attributes[name] = attributes }
      if name != "tspan" { text = "" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if name == "text", isGlow { return }
      if ["text", "title", "desc"].contains(name) { texts.append(text) }
    }
  }

  func read(_ figure: Figure) throws -> Reader {
    let (parser, reader) = (XMLParser(data: Data(figure.svg.utf8)), Reader())
    parser.delegate = reader
    try #require(parser.parse(), "\(figure.name): \(String(describing: parser.parserError))")
    return reader
  }

  static let scenes: [@Sendable () throws -> Run] = [
    { try Scenes.siblings() }, { try Scenes.siblings { $0.isHidden = true } },
    { try Scenes.hangingChild() }, { try Scenes.hangingChild(clips: true) },
    { try Scenes.turnedSquare() }, { try Scenes.twoWindows() }, { try Scenes.twoFingers() },
    { try Scenes.run { stage throws(ScriptError) in try stage.wait(1) } },
    {
      try Scenes.run(touch: CGPoint(x: -50, y: 3000)) { stage throws(ScriptError) in
        try stage.finger.tap(at: stage.touch)
      }
    },
  ]

  @Test(arguments: scenes.indices)
  func `every figure is well-formed, named, described, small, and the same twice`(scene: Int) throws
  {
    let (run, again) = (try Self.scenes[scene](), try Self.scenes[scene]())
    let figures = run.figures
    expectLines(figures.map { $0.name }, ["0A.svg", "0A-hits.svg", "0A-way.svg"])
    expectEqual(figures.map { $0.svg }, again.figures.map { $0.svg })
    expectEqual(figures.map { $0.svg }, run.figures.map { $0.svg }, "drawing changes nothing")
    for figure in figures {
      let reader = try read(figure)
      expectLines(Array(reader.elements.prefix(4)), ["svg", "title", "desc", "style"])
      let svg = try #require(reader.attributes["svg"])
      let ids = ["title", "desc"].compactMap { reader.attributes[$0]?["id"] }
      expectEqual(svg["role"], "img")
      expectEqual(svg["aria-labelledby"], ids.joined(separator: " "))
      let width = try #require(svg["width"].flatMap { Double($0) })
      #expect(width <= 720)
      #expect(figure.svg.utf8.count < 40_000)
      expect(figure.svg.contains("prefers-color-scheme:dark"))
      expect(!figure.svg.contains("href"), "no reference to anything outside")
      expect(!figure.svg.contains("nan") && !figure.svg.contains("-0\""))
    }
  }

  /// The numbers of an attribute of a line.
  private func numbers(_ name: String, _ line: Substring) -> [Double] {
    guard let start = line.range(of: " \(name)=\"") else { return [] }
    return line[start.upperBound...].prefix { $0 != "\"" }
      .split { $0 == "," || $0 == " " }.compactMap { Double($0) }
  }

  @Test(arguments: 0..<8)
  func `nothing is cut off at an edge`(scene: Int) throws {
    for figure in try Self.scenes[scene]().figures {
      let svg = try #require(try read(figure).attributes["svg"])
      let (width, height) = (Double(svg["width"] ?? "") ?? 0, Double(svg["height"] ?? "") ?? 0)
      for line in figure.svg.split(separator: "\n") where !line.contains("<svg") {
        guard !line.hasPrefix("<pattern") else { continue }
        let (radius, points) = (numbers("r", line).first ?? 0, numbers("points", line))
        var (xs, ys) = (numbers("x", line), numbers("y", line))
        if let x = xs.first, let wide = numbers("width", line).first { xs.append(x + wide) }
        if let y = ys.first, let tall = numbers("height", line).first { ys.append(y + tall) }
        xs += numbers("x1", line) + numbers("x2", line)
        ys += numbers("y1", line) + numbers("y2", line)
        xs += numbers("cx", line).flatMap { [$0 - radius, $0 + radius] }
        ys += numbers("cy", line).flatMap { [$0 - radius, $0 + radius] }
        for (index, number) in points.enumerated() {
          if index % 2 == 0 { xs.append(number) } else { ys.append(number) }
        }
        #expect(xs.allSatisfy { $0 >= 0 && $0 <= width }, "\(figure.name): \(line)")
        #expect(ys.allSatisfy { $0 >= 0 && $0 <= height }, "\(figure.name): \(line)")
      }
    }
  }

  @Test
  func `what is lost of a view is hatched in red, and it is said who is hit there`() throws {
    let reader = try read(Scenes.hangingChild().figures[1])
    expect(reader.texts.contains("child is lost here:"), "\(reader.texts)")
    expect(reader.texts.contains("a finger hits root"), "\(reader.texts)")
    expect(reader.texts[1].contains("child is drawn, and root is hit."), reader.texts[1])
    let clipped = try read(Scenes.hangingChild(clips: true).figures[1])
    expect(!clipped.texts[1].contains("Hatched in red"), "what is clipped is not drawn there")
  }

  @Test
  func `a view that says inside beyond its superview is lost there, too`() throws {
    final class Generous: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let run = try Scenes.run { stage throws(ScriptError) in
      let card = view("card", CGRect(x: 40, y: 100, width: 200, height: 200), .white)
      let close = dressed(
        Generous(frame: CGRect(x: 170, y: 0, width: 30, height: 30)), "close", .red)
      stage.root.addSubview(card)
      card.addSubview(close)
      try stage.finger.tap(at: CGPoint(x: 60, y: 250))
    }
    let texts = try read(run.figures[1]).texts
    expect(texts.contains("close says inside here:"), "\(texts)")
    expect(texts[1].contains("close says inside, and root is hit."), texts[1])
    expect(run.lines("point").allSatisfy { $0.time == 0 }, "drawing asks without a word")
  }

  @Test
  func `views drawn apart mark an answer that is thrown away`() throws {
    final class Container: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        _ = super.hitTest(point, with: event)
        return nil
      }
    }
    let run = try Scenes.run(pictures: [.apart]) { stage throws(ScriptError) in
      let board = dressed(
        Container(frame: CGRect(x: 40, y: 100, width: 200, height: 200)), "board", .gray)
      stage.root.addSubview(board)
      board.addSubview(view("dot", CGRect(x: 20, y: 20, width: 60, height: 60)))
      try stage.finger.tap(at: CGPoint(x: 80, y: 140))
    }
    let figure = try #require(run.figures.first)
    expect(figure.name.hasSuffix("-apart.svg"), figure.name)
    expect(figure.svg.contains("answers dot, which is thrown away"), figure.svg)
    expect(figure.svg.contains("drawn apart"), figure.svg)
  }

  @Test
  func `where names would pile up, the views are drawn apart, with a line to each name`() throws {
    func run(_ count: Int) throws -> Run {
      try Scenes.run { stage throws(ScriptError) in
        for number in 1...count {
          let frame = CGRect(x: 20, y: 100, width: 200, height: 200)
          stage.root.addSubview(view("pane \(number)", frame, .clear))
        }
        try stage.finger.tap(at: CGPoint(x: 60, y: 250))
      }
    }
    let apart = try run(5).figures[0]
    expect(apart.svg.contains("class=\"knot\""))
    let reader = try read(apart)
    expect(reader.texts[1].hasSuffix("the front at the left."), reader.texts[1])
    for number in 1...5 {
      expect(reader.texts.contains { $0.hasPrefix("pane \(number)") }, "no pane \(number)")
    }
    try expect(!read(run(2).figures[0]).texts[1].contains("apart"))
  }

  @Test
  func `the description says enough to draw the scene again`() throws {
    let reader = try read(Scenes.siblings { $0.isHidden = true }.figures[0])
    expectEqual(reader.texts[0], "0A: A scene of the tests")
    expectEqual(
      reader.texts[1].components(separatedBy: ". "),
      [
        "The screen from (0, 76) to (199.5, 620)",
        "Views from the back to the front: grey at (0, 88), 187.5 by 400, in root; "
          + "red at (0, 88), 93.75 by 133.333, in grey; "
          + "blue at (93.75, 354.667), 93.75 by 133.333, in grey, drawn dashed because it cannot "
          + "be seen; yellow at (0, 508), 187.5 by 100, in root",
        "Cannot be touched: blue: hidden", "Touch at (46, 154)",
        "Asked in the hit test of the first touch: 1 window: inside, answers red; "
          + "2 root: inside, answers red; 3 yellow: outside, answers nil; "
          + "4 grey: inside, answers red; 5 blue: off, answers nil; 6 red: inside, answers red",
        "Hit, with a double outline: red.",
      ])
  }

  @Test
  func `the frame of a turned view is dashed, and the description says where`() throws {
    let figure = try #require(try Scenes.turnedSquare().figures.first)
    expectEqual(figure.svg.components(separatedBy: "class=\"off\"").count, 2)
    expect(figure.svg.contains("its frame dashed from (73.863, 146.863) to (300.137, 373.137)"))
  }

  private static let angles: [Double] = [
    .pi / 12, .pi / 8, .pi / 4, 1, -2.2,
  ]

  /// On a Mac the transform is CoreGraphics', with the sine of the system's library.
  @Test(arguments: angles)
  func `pictures do not depend on the last digit of a sine`(angle: Double) throws {
    let own = try Scenes.turnedSquare(CGAffineTransform(rotationAngle: angle))
    for last: Double in [1, -1] {
      let (sine, cosine): (Double, Double) = (sin(angle) + last * sin(angle).ulp, cos(angle))
      let other = try Scenes.turnedSquare(
        CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      expectEqual(own.map, other.map)
      expectEqual(own.figures.map { $0.svg }, other.figures.map { $0.svg })
    }
  }

  @Test
  func `labels, badges and list say in words what the colours show`() throws {
    let texts = try read(Scenes.siblings { $0.isHidden = true }.figures[0]).texts
    for text in ["grey", "redhit", "blue(hidden)", "yellow", "asked in order", "hit: red", "6"] {
      expect(texts.contains(text), "no \(text)")
    }
  }

  @Test
  func `a question shows the scene and the touch, and gives nothing away`() throws {
    let run = try Scenes.run("0B", touch: CGPoint(x: 60, y: 150), pictures: [.question, .scene]) {
      stage throws(ScriptError) in
      stage.root.addSubview(view("red", CGRect(x: 20, y: 100, width: 200, height: 100), .red))
      try stage.finger.tap(at: stage.touch)
    }
    expectLines(run.figures.map { $0.name }, ["0B-question.svg", "0B.svg"])
    let reader = try read(run.figures[0])
    expectEqual(
      reader.texts.dropFirst(2),
      [
        "red", "touch (60, 150)", "screen from (8, 88) to (232, 212)",
      ])
    expect(reader.texts[1].hasSuffix("What happens is the question."))
    expectEqual(reader.attributes["title"]?["id"], "figure-0B-question-title")
  }

  /// A red view of 200 by 100 points and a question about it.
  func question(
    _ perform: @escaping @Sendable (Stage) throws(ScriptError) -> Void
  ) throws -> Reader {
    let run = try Scenes.run("0B", touch: CGPoint(x: 60, y: 150), pictures: [.question, .scene]) {
      stage throws(ScriptError) in
      stage.root.addSubview(view("red", CGRect(x: 20, y: 100, width: 200, height: 100), .red))
      try perform(stage)
    }
    return try read(run.figures[0])
  }

  @Test
  func `names are escaped`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      let odd = "<&>\"'\u{1}"
      stage.root.addSubview(view(odd, CGRect(x: 20, y: 100, width: 200, height: 200), .red))
      try stage.finger.tap(at: CGPoint(x: 100, y: 250))
    }
    for figure in run.figures {
      try expect(read(figure).texts.contains { $0.contains("<&>\"' ") }, "\(figure.name)")
    }
  }

  @Test
  func `figures follow the pictures that an experiment asks for`() throws {
    func names(_ pictures: [Picture]) throws -> [String] {
      try Scenes.run("3C2", pictures: pictures) { _ throws(ScriptError) in }.figures.map { $0.name }
    }
    try expect(names([.map, .hitMap]).isEmpty)
    try expectLines(names([.way, .map, .scene]), ["3C2-way.svg", "3C2.svg"])
  }

  @Test
  func `the way of a tap has every hand-over as a numbered step`() throws {
    let description = try read(Scenes.hangingChild().figures[2]).texts[1]
    let steps = description.components(separatedBy: "Steps: ")[1].components(separatedBy: "; ")
    expectEqual(
      steps.prefix(8),
      [
        "1 at 0.000 s, hardware: IOKit event",
        "2 at 0.000 s, backboardd: backboardd forward to application",
        "3 at 0.000 s, fetch thread: machPort event",
        "4 at 0.000 s, fetch thread: source1 wake",
        "5 at 0.000 s, main thread: source0 wake",
        "6 at 0.000 s, views: hit test: window … parent -> root",
        "7 at 0.000 s, main thread: UIApplication sendEvent began",
        "8 at 0.000 s, main thread: UIWindow sendEvent began",
      ])
    expectEqual(steps.last, "25 at 0.080 s, main thread: runLoop sleep.")
  }

  @Test
  func `with no app in front the way ends at the home screen`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      stage.phone.isApplicationInFront = false
      try stage.finger.tap(at: CGPoint(x: 10, y: 10))
    }
    let texts = try read(run.figures[2]).texts
    expect(texts.contains("SpringBoard event"))
    expect(texts.contains("reaches the app"))
    expect(!texts.contains("source0 wake"))
  }
}
