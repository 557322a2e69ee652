import MiniUIKit
import TestKit
import Testing

@testable import Authoring

/// Changes that show nowhere are not made, and what looks like them is.
@Suite(.provedOnce(.book)) struct EquivalentTests {
  private func mutants(_ solution: String) -> [String] {
    Mutant.all(of: "2.1", solution: solution, stub: "", header: "★★ · write · 8 minutes")
      .map(\.change)
  }

  /// The changes of some lines in a method.
  private func changes(_ lines: String, members: String = "") -> [String] {
    mutants("class A: B {\n  \(members)\n  func f() {\n    \(lines)\n  }\n}\n")
  }

  private func expectNone(_ changes: [String], of change: String) {
    expect(!changes.contains(change), "\(change)")
  }

  // MARK: - Values

  @Test func `what a property has by default may be left out`() {
    expectNone(changes("list.bounces = true"), of: "`list.bounces = true` dropped")
    expect(changes("list.bounces = false").contains("`list.bounces = false` dropped"))
    let twice = changes("list.bounces = true\n    list.bounces = false")
    expect(twice.contains("`list.bounces = true` dropped"), "something else sets it, too")
    let press = changes("let a = UILongPressGestureRecognizer()\n    a.numberOfTapsRequired = 1")
    expect(press.contains("`a.numberOfTapsRequired = 1` dropped"), "its default is 0")
  }

  @Test func `the defaults are those of the engine's objects`() {
    let (view, scroll, tap) = (UIView(), UIScrollView(), UITapGestureRecognizer())
    let press = UILongPressGestureRecognizer()
    func words(_ values: (String, Any)...) -> [String] { values.map { "\($0) \($1)" } }
    let found = words(
      ("isHidden", view.isHidden), ("alpha", Int(view.alpha)),
      ("isMultipleTouchEnabled", view.isMultipleTouchEnabled),
      ("isExclusiveTouch", view.isExclusiveTouch), ("bounces", scroll.bounces),
      ("alwaysBounceVertical", scroll.alwaysBounceVertical),
      ("alwaysBounceHorizontal", scroll.alwaysBounceHorizontal),
      ("delaysContentTouches", scroll.delaysContentTouches),
      ("canCancelContentTouches", scroll.canCancelContentTouches),
      ("isPagingEnabled", scroll.isPagingEnabled),
      ("isDirectionalLockEnabled", scroll.isDirectionalLockEnabled),
      ("isScrollEnabled", scroll.isScrollEnabled), ("scrollsToTop", scroll.scrollsToTop),
      ("cancelsTouchesInView", tap.cancelsTouchesInView),
      ("delaysTouchesBegan", tap.delaysTouchesBegan),
      ("delaysTouchesEnded", tap.delaysTouchesEnded), ("isEnabled", tap.isEnabled),
      ("numberOfTapsRequired", tap.numberOfTapsRequired),
      ("numberOfTouchesRequired", tap.numberOfTouchesRequired))
    expectLines(Code.defaults.map { "\($0.property) \($0.value)" }, found)
    expect(UIButton().isEnabled && press.isEnabled && press.cancelsTouchesInView)
    expectEqual(press.numberOfTapsRequired, 0, "besides long presses")
    expectEqual(press.numberOfTouchesRequired, 1)
  }

  @Test func `a colour changes no touch`() {
    expectNone(changes("a.backgroundColor = .clear"), of: "`a.backgroundColor = .clear` dropped")
    expect(changes("a.frame = .zero").contains("`a.frame = .zero` dropped"))
    let lit = changes("backgroundColor = isOn && a > b ? .red : .gray")
    expect(
      !lit.contains { change in
        ["dropped", "||", "? .gray : .red"].contains(where: change.contains)
      },
      "neither left out nor turned: \(lit)")
    expect(!changes("alpha = isOn && a > b ? 0 : 1").isEmpty)
  }

  @Test func `a name is only read in a trace, unless it is made of something`() {
    expectNone(changes("tap.name = \"tap\""), of: "`tap.name = \"tap\"` dropped")
    expectNone(changes("traceName = \"screen\""), of: "`traceName = \"screen\"` dropped")
    expect(changes("traceName = title").contains("`traceName = title` dropped"))
  }

  @Test func `the causes of a report stand in any order, and are always the same`() {
    func made(_ causes: String) -> [String] {
      mutants("func causes() -> [Cause] {\n  [\(causes)]\n}\n")
    }
    let (one, other) = ("Cause(.whoHeard, object: \"a\")", "Cause(.whoTookIt, object: \"b\")")
    let found = made("\(one), \(other)")
    expectNone(found, of: "`\(one)` ⇄ `\(other)`")
    expect(!found.contains { $0.contains("remembered") })
    expect(made("Cause(.whoHeard, object: f(a))").contains { $0.contains("remembered") })
  }

  @Test func `a view without a width is given its place by what shows it`() {
    let bar = changes("let a = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))")
    expectEqual(bar.filter { $0.contains("→") }.count, 2, "only the height is changed: \(bar)")
    let box = changes("let a = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 60))")
    expectEqual(box.filter { $0.contains("→") }.count, 6)
  }

  @Test func `a way of zero is zero in any coordinates`() {
    expect(!changes("p.setTranslation(.zero, in: a)").contains { $0.contains("in: nil") })
    expect(changes("p.setTranslation(way, in: a)").contains { $0.contains("in: nil") })
  }

  @Test func `an edge that is never met is not moved`() {
    expect(!changes("if alpha >= 0.01 { g() }").contains { $0.contains("alpha > 0.01") })
    expect(changes("if alpha >= 0.01 { g() }").contains { $0.contains("alpha < 0.01") })
    expect(changes("if alpha >= 0.5 { g() }").contains { $0.contains("alpha > 0.5") })
    let sorted = "x = a.enumerated().sorted { $0.offset > $1.offset }"
    expect(!changes(sorted).contains { $0.contains(">=") })
    let tuples = "x = a.enumerated().sorted { ($0.n, $0.offset) > ($1.n, $1.offset) }"
    expect(!changes(tuples).contains { $0.contains(">=") })
    expect(changes("x = a.enumerated().sorted { $0.n > $1.n }").contains { $0.contains(">=") })
    expect(!changes("return a == b ? c : a > b").contains { $0.contains(">=") })
    expect(changes("return a == c ? c : a > b").contains { $0.contains(">=") })
  }

  // MARK: - What nothing reads

  @Test func `a value that the beginning of a touch sets is not changed`() {
    func first(_ number: String, _ begin: String, more: String = "") -> Bool {
      mutants(
        """
        class A: UIView {
          \(number) = 1
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            \(begin)
          }
          override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { g(x) }
          \(more)
        }
        """
      ).contains("`\(number) = 1` → `\(number) = 2`")
    }
    expect(!first("private var x", "x = touch.timestamp"))
    expect(first("private var x", "x += touch.timestamp"), "it is read")
    expect(first("private var x", "g(x)\n    x = touch.timestamp"), "it is read before")
    expect(first("private var x", "if a { return }\n    x = 3"), "it is not always set")
    expect(first("var x", "x = touch.timestamp"), "others may read it")
    expect(first("private var x", "x = 3", more: "var y: Int { x }"), "others may read it")
  }

  @Test func `a value that the began of a gesture sets is not changed`() {
    func first(_ condition: String) -> Bool {
      mutants(
        """
        class A {
          private var x = 1
          func didPan(_ pan: UIPanGestureRecognizer) {
            if \(condition) { x = 3 }
            g(x)
          }
        }
        """
      ).contains("`private var x = 1` → `private var x = 2`")
    }
    expect(!first("pan.state == .began"))
    expect(first("pan.state == .changed"))
  }

  @Test func `a way out that is never taken keeps its answer`() {
    func answers(_ value: String) -> Bool {
      changes("guard let a = \(value) else { return false }\n    g(a)").contains {
        $0.contains("return true")
      }
    }
    expect(!answers("touches.first") && !answers("touch.view"))
    expect(answers("views.first"))
  }

  // MARK: - Order

  @Test(arguments: [
    ("a.toggle()", "b += 1"), ("start = location(in: view)", "if n > 1 { b = 2 }"),
    ("if c > last.x { b = 2 }", "if c > low.y { start = c }"),
    ("start = 3", "scrollView.contentInset.top = 60"),
    ("all.append(a)", "rest.removeAll { $0 == a }"),
  ])
  func `two statements that know nothing of each other may change places`(
    one: String, other: String
  ) {
    let members = "var (a, b, start) = (false, 0, 0)"
    expectNone(changes("\(one)\n    \(other)", members: members), of: "`\(one)` ⇄ `\(other)`")
  }

  @Test(arguments: [
    ("a.toggle()", "b = a"), ("a = 1", "g()"), ("start = location(in: view)", "if start { b = 2 }"),
    ("if c { return }", "b = 2"), ("a = nil", "field.resignFirstResponder()"),
  ])
  func `two statements of which one may see the other change places`(one: String, other: String) {
    let found = changes("\(one)\n    \(other)", members: "var (a, b, start) = (false, 0, 0)")
    expect(found.contains("`\(one)` ⇄ `\(other)`"), "\(found)")
  }

  @Test func `what a setter calls may see which comes first`() {
    let lines = "panel.frame.origin.y = 1\n    table.contentOffset.y = 2"
    let change = "`panel.frame.origin.y = 1` ⇄ `table.contentOffset.y = 2`"
    let wires = changes(lines).contains(change)
    expect(!wires)
    let own = "start = 1\n    table.contentOffset.y = 2"
    let observer = "func scrollViewDidScroll(_ s: UIScrollView) { g(start) }"
    expect(
      changes(own, members: "var start = 0 { didSet { g() } }").contains(
        "`start = 1` ⇄ `table.contentOffset.y = 2`"))
    expect(changes(own, members: observer).contains("`start = 1` ⇄ `table.contentOffset.y = 2`"))
  }

  @Test func `two ways out with the same answer may change places, and only those`() {
    func exchanges(_ one: String, _ other: String) -> Bool {
      changes("\(one)\n    \(other)").contains("`\(one)` ⇄ `\(other)`")
    }
    expect(!exchanges("guard a else { return nil }", "if b { return nil }"))
    expect(exchanges("guard a else { return nil }", "if b { return self }"))
    expect(exchanges("guard g() else { return nil }", "if b { return nil }"), "g may do something")
    expect(!exchanges("if v >= 5 { return 1 }", "if v <= -5 { return 2 }"))
    expect(exchanges("if v >= 5 { return 1 }", "if v <= 7 { return 2 }"))
    expect(!exchanges("guard let touch = touches.first else { return }", "speed = 0"))
    expect(exchanges("guard let touch = other.first else { return }", "speed = 0"))
  }

  @Test func `names with the same value, and coordinates that are only measured, change places`() {
    expect(!changes("(a, b) = (nil, nil)").contains("`a` ⇄ `b`"))
    expect(changes("(a, b) = (nil, 1)").contains("`a` ⇄ `b`"))
    for measure in ["x * x + y * y", "hypot(x, y)", "hypot(x.x - y.x, x.y - y.y)"] {
      let found = changes("let (x, y) = (c, d)\n    g(\(measure))")
      expect(!found.contains("`x` ⇄ `y`") && !found.contains("`c` ⇄ `d`"), measure)
    }
    let found = changes("let (x, y) = (c, d)\n    g(x * x + y * y, x)")
    expect(found.contains("`x` ⇄ `y`") && found.contains("`c` ⇄ `d`"))
  }

  // MARK: - Recognizers and additions

  private func recognizer(_ ended: String, _ cancelled: String, moved: String = "") -> [String] {
    mutants(
      """
      class A: UIGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { \(moved) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
          \(ended)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
          \(cancelled)
        }
      }
      """)
  }

  @Test func `a recognizer that never begins fails where it cancels`() {
    let change = "`state = .failed` → `state = .cancelled`"
    expectNone(recognizer("g()", "state = .failed"), of: change)
    expect(recognizer("g()", "state = .failed", moved: "state = .began").contains(change))
  }

  @Test func `after a final state no other one counts`() {
    let change = "`touchesEnded` does the work of `touchesCancelled` as well"
    expectNone(recognizer("state = .recognized", "state = .failed"), of: change)
    expect(recognizer("if a { state = .recognized }", "state = .failed").contains(change))
    expect(recognizer("state = .recognized", "g()").contains(change))
  }

  @Test func `a phase that does all of another one's work already gets none of it`() {
    let change = "`touchesEnded` does the work of `touchesCancelled` as well"
    expectNone(recognizer("a = false\n    g()", "a = false"), of: change)
    expect(recognizer("a = false", "a = false\n    g()").contains(change))
    expect(recognizer("n += 1", "n += 1").contains(change))
    let call = "touchesCancelled(touches, with: event)"
    expectNone(recognizer(call, "fingers.subtract(touches)"), of: change)
    expect(recognizer(call, "n += 1").contains(change))
  }

  @Test func `what changes nothing the second time is not done twice`() {
    for call in [
      "super.cancelTracking(with: event)", "ignore(touch, for: event)",
      "button.addAction(note, for: .touchUpInside)", "share()",
    ] {
      let members = "func share() {\n    let p = q + 1\n    panel.frame.origin.y = p\n  }"
      expectNone(changes(call, members: members), of: "`\(call)` twice")
    }
    for call in ["super.touchesBegan(a)", "button.addAction(UIAction { g() })", "share()"] {
      let members = "func share() {\n    panel.frame.origin.y = panel.frame.origin.y + 1\n  }"
      expect(changes(call, members: members).contains("`\(call)` twice"), call)
    }
    for body in [
      "timer?.stop()", "ghost?.removeFromSuperview()\n    ghost = nil",
      "guard isOpen else { return }\n    isOpen = false\n    timer?.stop()\n    sent += 1",
    ] {
      let found = changes("share()", members: "func share() {\n    \(body)\n  }")
      expectNone(found, of: "`share()` twice")
      expectNone(found, of: "`timer?.stop()` twice")
    }
    for body in [
      "ghost?.removeFromSuperview()\n    ghost = spare", "timer.stop()\n    timer = nil",
      "guard isOpen else { return }\n    sent += 1",
      "guard isOpen else { return }\n    isOpen = false\n    g()",
      "guard isOpen else { return }\n    isOpen = false\n    isOpen = a",
    ] {
      let found = changes("share()", members: "func share() {\n    \(body)\n  }")
      expect(found.contains("`share()` twice"), body)
    }
    let call = "super.touchesEnded(touches, with: event)"
    expectNone(recognizer(call, "g()"), of: "`\(call)` twice")
  }
}
