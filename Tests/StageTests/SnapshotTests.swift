import MiniUIKit
import Stage
import TestKit
import Testing

/// The scene as the pictures see it.
@Suite(.provedOnce(.stage)) struct SnapshotTests {
  private func snapshot(_ run: Run) throws -> Snapshot { try #require(run.stage.snapshot) }

  @Test
  func `views come from the back to the front with their places on the screen`() throws {
    let snapshot = try snapshot(Scenes.siblings())
    expectEqual(
      snapshot.items.map { "\($0.depth) \($0.name)" },
      [
        "0 window", "1 root", "2 grey", "3 red", "3 blue", "2 yellow",
      ])
    expectEqual(snapshot.items[5].frame, CGRect(x: 0, y: 508, width: 187.5, height: 100))
    expectEqual(snapshot.items[3].superview, "grey")
    expect(snapshot.items.allSatisfy { $0.isUpright })
  }

  @Test
  func `it shows the scene as it was when the first finger came down`() throws {
    let run = try Scenes.run { stage throws(ScriptError) in
      let box = view("box", CGRect(x: 10, y: 10, width: 50, height: 50))
      stage.root.addSubview(box)
      try stage.finger.tap(at: CGPoint(x: 20, y: 20))
      box.frame.origin.x = 200
    }
    try expectEqual(snapshot(run).items.last?.frame.origin.x, 10)
  }

  @Test
  func `it says why a view cannot be touched, and what cannot be seen`() throws {
    let stage = Stage()
    let hidden = view("hidden", CGRect(x: 0, y: 0, width: 9, height: 9))
    let inner = view("inner", CGRect(x: 0, y: 0, width: 9, height: 9))
    let faint = view("faint", CGRect(x: 0, y: 0, width: 9, height: 9))
    let deaf = view("deaf", CGRect(x: 0, y: 0, width: 9, height: 9))
    let button = dressed(UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), "button")
    hidden.isHidden = true
    hidden.addSubview(inner)
    faint.alpha = 0.005
    deaf.isUserInteractionEnabled = false
    button.isEnabled = false
    for view in [hidden, faint, deaf, button] { stage.root.addSubview(view) }
    let items = Snapshot(of: stage).items.dropFirst(2)
    expectEqual(
      items.map { "\($0.name): \($0.off ?? "-"), \($0.isInvisible)" },
      [
        "hidden: hidden, true", "inner: -, true", "faint: alpha 0.005, true",
        "deaf: interaction off, false", "button: disabled, false",
      ])
  }

  @Test
  func `a view that clips limits what is seen of everything in it`() throws {
    let snapshot = try snapshot(Scenes.hangingChild(clips: true))
    expectEqual(snapshot.items.last?.clip, CGRect(x: 10, y: 100, width: 200, height: 200))
    expect(snapshot.items.dropLast().allSatisfy { $0.clip == nil })
  }

  @Test
  func `the part shown holds what is seen of the named views, the touches, and a margin`() throws {
    let hanging = try snapshot(Scenes.hangingChild())
    expectEqual(hanging.area(with: []), CGRect(x: 0, y: 88, width: 332, height: 424))
    let clipped = try snapshot(Scenes.hangingChild(clips: true))
    expectEqual(clipped.area(with: []), CGRect(x: 0, y: 88, width: 222, height: 224))
    expectEqual(
      clipped.area(with: [CGPoint(x: 300, y: 800)]), CGRect(x: 0, y: 88, width: 312, height: 724))
    expectEqual(Snapshot(of: Stage()).area(with: []), CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test
  func `a scroll view clips unless it is told not to`() throws {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    list.addSubview(view("content", CGRect(x: 0, y: 0, width: 100, height: 300)))
    stage.root.addSubview(list)
    expectEqual(Snapshot(of: stage).items.last?.clip, list.frame)
    list.clipsToBounds = false
    expectEqual(Snapshot(of: stage).items.last?.clip, nil)
  }

  @Test
  func `a view that only draws is not said to be off`() throws {
    let stage = Stage()
    let host = view("host", CGRect(x: 0, y: 100, width: 100, height: 100))
    let drawing = view("drawing", CGRect(x: 0, y: 0, width: 50, height: 50), .blue)
    drawing.isUserInteractionEnabled = false
    host.addSubview(drawing)
    stage.root.addSubview(host)
    expectEqual(Snapshot(of: stage).items.last?.off, "interaction off")
    stage.drawings(in: host)
    let items = Snapshot(of: stage).items.suffix(2)
    expectEqual(items.map { $0.off }, [nil, nil])
    expectEqual(items.map { $0.isDrawing }, [false, true])
  }
}
