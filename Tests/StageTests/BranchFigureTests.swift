import MiniUIKit
import Stage
import TestKit
import Testing

/// The picture of the branch of a touch.
@Suite(.provedOnce(.stage)) struct BranchFigureTests {
  /// A board with a dot on it and a lamp beside it; the first touch is on the dot.
  private func picture(
    secondFinger: Bool = false, windowHasTap: Bool = false
  ) throws -> String {
    let run = try Scenes.run(pictures: [.branch]) { stage throws(ScriptError) in
      let board = view("board", CGRect(x: 0, y: 0, width: 200, height: 200))
      let dot = view("dot", CGRect(x: 10, y: 10, width: 50, height: 50))
      let lamp = view("lamp", CGRect(x: 0, y: 300, width: 200, height: 200))
      stage.root.addSubview(board)
      board.addSubview(dot)
      stage.root.addSubview(lamp)
      dot.addGestureRecognizer(UIPanGestureRecognizer())
      dot.addGestureRecognizer(UITapGestureRecognizer())
      lamp.addGestureRecognizer(UITapGestureRecognizer())
      if windowHasTap { stage.window.addGestureRecognizer(UITapGestureRecognizer()) }
      try stage.finger.tap(at: CGPoint(x: 20, y: 20))
      try stage.finger.tap(at: CGPoint(x: 20, y: 320))
      if secondFinger { try stage.finger(2).tap(at: CGPoint(x: 20, y: 320)) }
    }
    let figures = run.figures
    expectLines(figures.map { $0.name }, ["0A-branch.svg"])
    expectEqual(figures.map { $0.svg }, run.figures.map { $0.svg }, "drawing changes nothing")
    return try #require(figures.first).svg
  }

  /// The texts of a class in the order of drawing.
  private func texts(_ svg: String, _ style: String) -> [String] {
    svg.matches(of: /<text class="([a-z]+)"[^>]*>([^<]*)<\/text>/)
      .filter { $0.1 == style }.map { String($0.2) }
  }

  @Test func `views on the branch are bold, the others are not`() throws {
    let svg = try picture()
    expectEqual(texts(svg, "bold"), ["root", "board", "dot"])
    expectEqual(
      texts(svg, "soft"),
      ["finger", "view", "its recognizers", "lamp", "tap(lamp)"])
    expectEqual(texts(svg, "hot"), ["hit by finger 1", "get finger 1"])
  }

  @Test func `a view's recognizers stand beside it in the order of adding`() throws {
    expectEqual(texts(try picture(), "ink"), ["pan(dot)", "tap(dot)"])
  }

  @Test func `a finger has one branch, that of its first touch`() throws {
    expectEqual(texts(try picture(), "count"), ["1", "1", "1"])
  }

  @Test func `a second finger has a branch of its own`() throws {
    let svg = try picture(secondFinger: true)
    expectEqual(texts(svg, "count"), ["1", "1", "1", "2", "2"])
    expect(svg.contains("The touch of finger 2 goes to the recognizers of root, lamp."))
    expect(texts(svg, "bold").contains("lamp"))
    expect(!svg.contains("two heads"), "lamp and dot are on two branches")
  }

  @Test func `of two fingers' recognizers an arrow joins those on one branch`() throws {
    let run = try Scenes.run(pictures: [.branch]) { stage throws(ScriptError) in
      let board = view("board", CGRect(x: 0, y: 0, width: 200, height: 200))
      let dot = view("dot", CGRect(x: 10, y: 10, width: 50, height: 50))
      stage.root.addSubview(board)
      board.addSubview(dot)
      for each in [board, dot] { each.addGestureRecognizer(UIPanGestureRecognizer()) }
      try stage.finger.down(at: CGPoint(x: 30, y: 30))
      try stage.finger(2).down(at: CGPoint(x: 150, y: 150))
    }
    let svg = try #require(run.figures.first).svg
    expect(svg.contains("An arrow with two heads joins pan(board) and pan(dot)."), svg)
  }

  @Test func `the window is drawn if it has a recognizer`() throws {
    expectEqual(texts(try picture(), "bold").first, "root")
    let svg = try picture(windowHasTap: true)
    expectEqual(texts(svg, "bold").first, "window")
    expect(svg.contains("window with tap(window); root in window with no recognizer"))
  }

  @Test func `a view that was asked shows its answer, if the run shows questions`() throws {
    func texts(_ kinds: [String]) throws -> (hot: [String], svg: String) {
      let run = try Scenes.run(kinds: kinds, pictures: [.branch]) { stage throws(ScriptError) in
        let board = view("board", CGRect(x: 0, y: 0, width: 200, height: 200))
        let dot = view("dot", CGRect(x: 10, y: 10, width: 50, height: 50))
        stage.root.addSubview(board)
        board.addSubview(dot)
        board.addGestureRecognizer(UITapGestureRecognizer())
        try stage.finger.tap(at: CGPoint(x: 20, y: 20))
      }
      let svg = try #require(run.figures.first).svg
      return (self.texts(svg, "hot"), svg)
    }
    let (hot, svg) = try texts(["gesture", "ask"])
    expectEqual(hot, ["gets finger 1", "hit by finger 1, asked: yes"])
    expect(svg.contains("Asked is dot, which says yes."))
    expectEqual(try texts(["gesture"]).hot, ["gets finger 1", "hit by finger 1"])
  }

  @Test func `a recognizer with a drawing's name stands beside the drawing`() throws {
    let run = try Scenes.run(pictures: [.branch]) { stage throws(ScriptError) in
      let host = view("host", CGRect(x: 0, y: 0, width: 200, height: 200))
      let card = view("card", CGRect(x: 0, y: 0, width: 200, height: 200))
      card.isUserInteractionEnabled = false
      host.addSubview(card)
      stage.root.addSubview(stage.drawings(in: host))
      for name in ["drag(card)", "zoom"] {
        let pan = UIPanGestureRecognizer()
        pan.name = name
        host.addGestureRecognizer(pan)
      }
      try stage.finger.tap(at: CGPoint(x: 20, y: 20))
    }
    let svg = try #require(run.figures.first).svg
    expect(svg.contains("host in root with zoom; card, which is no view, in host with drag(card)."))
    expect(svg.contains("The touch of finger 1 goes to the recognizers of root, host, card."))
    expectEqual(texts(svg, "hot"), ["hit by finger 1", "gets finger 1", "gets finger 1"])
    expect(texts(svg, "soft").contains("no view"))
  }
}
