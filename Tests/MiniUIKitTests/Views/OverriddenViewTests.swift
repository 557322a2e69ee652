import MiniUIKit
import TestKit
import Testing

/// What an app may override, as in UIKit.
@Suite(.provedOnce(.engine)) struct OverriddenViewTests {
  private final class Listening: UIView {
    var calls: [String] = []
    override var frame: CGRect { didSet { calls.append("frame") } }
    override var bounds: CGRect { didSet { calls.append("bounds") } }
    override func addSubview(_ view: UIView) {
      calls.append("add")
      super.addSubview(view)
    }
    override func didAddSubview(_ subview: UIView) { calls.append("didAdd \(subview.name)") }
    override func removeFromSuperview() {
      calls.append("remove")
      super.removeFromSuperview()
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("willMove \(newSuperview?.name ?? "nil")")
    }
    override func didMoveToSuperview() { calls.append("didMove") }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append(
        "willWindow \(newWindow == nil ? "nil" : "window"), \(window == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() { calls.append("window") }
    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      calls.append("recognizer")
      super.addGestureRecognizer(gestureRecognizer)
    }
  }

  @Test func `HT-5 HT-8 a view hears of its superview, window, frame and bounds`() {
    let world = World()
    let view = Listening()
    world.add("view", view)
    expectLines(view.calls, ["willMove root", "willWindow window, nil", "window", "didMove"])
    view.calls = []
    let other = world.add("other", UIView())
    other.addSubview(view)
    expectLines(
      view.calls, ["willMove other", "didMove"], "the window stays, and nobody removes it")
    view.calls = []
    view.removeFromSuperview()
    expectLines(
      view.calls, ["remove", "willMove nil", "willWindow nil, window", "window", "didMove"])
    view.calls = []
    other.removeFromSuperview()
    other.addSubview(view)
    world.root.addSubview(other)
    expectLines(
      view.calls, ["willMove other", "didMove", "willWindow window, nil", "window"],
      "with its superview it comes into the window")

    let framed = Listening()
    framed.frame = CGRect(1, 2, 3, 4)
    framed.bounds.origin.x = 7
    let inner = UIView()
    inner.traceName = "inner"
    framed.addSubview(inner)
    framed.addGestureRecognizer(UITapGestureRecognizer())
    expectLines(framed.calls, ["frame", "bounds", "add", "didAdd inner", "recognizer"])
    expectEqual(framed.frame, CGRect(1, 2, 3, 4))
  }

  @Test func `HT-5 a view hears of each view that becomes its subview, and of no other`() {
    final class Fleeing: UIView {
      let refuge = UIView()
      override func didMoveToSuperview() {
        if superview !== refuge { refuge.addSubview(self) }
      }
    }
    let view = Listening()
    let (one, two) = (UIView(), UIView())
    (one.traceName, two.traceName) = ("one", "two")
    view.insertSubview(one, at: 0)
    view.insertSubview(two, belowSubview: one)
    view.bringSubviewToFront(two)
    view.addSubview(Fleeing())
    expectLines(view.calls, ["didAdd one", "didAdd two", "add"])
    expectEqual(view.subviews.count, 2)
  }

  @Test func `SV-30 a cell may draw its highlight in setHighlighted and setSelected`() throws {
    final class Cell: UITableViewCell {
      var calls: [String] = []
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("highlighted \(highlighted)")
      }
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("selected \(selected)")
      }
    }
    final class Rows: UITableViewDataSource {
      let cell = Cell()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { cell }
    }
    let (world, rows) = (World(), Rows())
    let table = UITableView(frame: CGRect(0, 0, 200, 200))
    table.dataSource = rows
    world.add("table", table)
    rows.cell.calls = []
    try world.tap(10, 10)
    expectLines(rows.cell.calls, ["highlighted true", "highlighted false", "selected true"])
    expect(rows.cell.isSelected && !rows.cell.isHighlighted)
  }

  @Test func `RC-4 present and dismiss call back; who is dismissed while its view comes is gone`() {
    final class Shy: UIView {
      var whenThere: () -> Void = {}
      override func didMoveToWindow() { if window != nil { whenThere() } }
    }
    let world = World()
    let plain = UIViewController()
    var calls: [String] = []
    world.viewController.present(plain, animated: true) {
      calls.append("there \(plain.view.window != nil)")
    }
    plain.dismiss(animated: true) { calls.append("gone \(plain.view.window == nil)") }
    expectLines(calls, ["there true", "gone true"])
    let (modal, view) = (UIViewController(), Shy())
    modal.view = view
    view.whenThere = { world.viewController.dismiss(animated: false) }
    calls = []
    world.viewController.present(modal, animated: false) { calls.append("there") }
    expectLines(calls, [])
    expect(view.window == nil)
    expect(modal.presentingViewController == nil)
    expect(world.viewController.presentedViewController == nil)
  }
}
