import TestKit
import Testing

@testable import Authoring

@Suite(.provedOnce(.book)) struct MutantTests {
  private func changes(
    _ line: String, stub: String = "", asks header: String = "★★ · write · 8 minutes"
  ) -> [String] {
    let before = "class A {\n  func f() {\n    "
    return Mutant.all(
      of: "2.1", solution: before + line + "\n  }\n}\n", stub: stub, header: header
    ).map(\.change)
  }

  @Test(arguments: [
    ("if a < 10 { b() }", "`if a < 10 { b() }` → `if a <= 10 { b() }`"),
    ("if a < 10 { b() }", "`if a < 10 { b() }` → `if a < 11 { b() }`"),
    ("if a < 10 { b() }", "`if a < 10 { b() }` → `if !(a < 10) { b() }`"),
    ("if a < 10 { b() }", "`b()` dropped"),
    ("x = a && !b", "`x = a && !b` → `x = a || !b`"),
    ("x = a && !b", "`x = a && !b` → `x = a && b`"),
    ("x = a ? one : two", "`x = a ? one : two` → `x = a ? two : one`"),
    ("x = 0.01", "`x = 0.01` → `x = 0.02`"),
    ("x = -500", "`x = -500` → `x = 500`"),
    ("a.state = .began", "`a.state = .began` → `a.state = .changed`"),
    ("x = place.x", "`x = place.x` → `x = place.y`"),
    ("return true", "`return true` → `return false`"),
    ("super.f(a)", "`super.f(a)` dropped"),
    ("f(a, b: c)", "`a` ⇄ `c`"),
    ("x = [a, b]", "element `b` dropped"),
    ("x = a?.b.convert(p, to: c)", "`x = a?.b.convert(p, to: c)` → `x = p`"),
    ("x = t.location(in: self)", "`x = t.location(in: self)` → `x = t.location(in: nil)`"),
    ("for v in a.reversed() { b() }", "`for v in a.reversed() { b() }` → `for v in a { b() }`"),
    ("b(a)", "`b(a)` twice"),
    ("x += 1", "`x += 1` twice"),
    ("if a, b { c() }", "`a` always true"),
    ("x = a && f(b) == c", "`a` always true"),
    ("x = a && f(b) == c", "`f(b) == c` always true"),
    ("guard !a || b, c else { return }", "`c` always true"),
    ("x = view.bounds.width / 2", "`view.bounds.width` is 100"),
    (
      "x = t.location(in: self)",
      "`x = t.location(in: self)` → `x = t.location(in: touches.first?.view)`"
    ),
  ])
  func `each kind of mistake is made`(line: String, change: String) {
    expect(changes(line).contains(change))
  }

  @Test func `what does the same when it is done twice is not done twice`() {
    expect(!changes("a.addSubview(b)").contains { $0.hasSuffix("twice") })
    expect(!changes("let x = f(a)").contains { $0.hasSuffix("twice") })
  }

  @Test func `a phase does the work of another one besides its own, without its super`() {
    let mutants = Mutant.all(
      of: "2.1",
      solution: """
        class A: B {
          override func touchesEnded(_ t: T) {
            f()
          }
          override func touchesCancelled(_ t: T) {
            super.touchesCancelled(t)
            g()
          }
        }

        """, stub: "", header: "★★ · write · 8 minutes"
    ).filter { $0.kind == .phase }
    expectEqual(
      mutants.map(\.change),
      [
        "`touchesEnded` does the work of `touchesCancelled` as well",
        "`touchesCancelled` does the work of `touchesEnded` as well",
      ])
    expectEqual(
      mutants.map { onOneLine($0.replacement) },
      ["f() do { g() }", "super.touchesCancelled(t) g() do { f() }"])
  }

  @Test func `a function gives its first answer for ever`() {
    let mutants = Mutant.all(
      of: "2.1",
      solution:
        "func f(_ a: Int) -> Int { a + 1 }\n\nfunc g() -> Int {\n  let a = 1\n  return a\n}\n",
      stub: "", header: "★★ · write · 8 minutes"
    ).filter { $0.kind == .memory }
    expectEqual(
      mutants.map { onOneLine($0.replacement) },
      ["remembered { a + 1 }", "return remembered { () -> Int in let a = 1 return a }"])
    expect(mutants.allSatisfy { $0.text.hasSuffix(Code.memory) })
  }

  @Test func `an override is left out as a whole`() {
    let mutants = Mutant.all(
      of: "2.1", solution: "class A: B {\n  override func f() {\n    g()\n  }\n}\n", stub: "",
      header: "")
    expectEqual(
      mutants.map(\.change), ["`g()` dropped", "`override func f()` dropped", "`g()` twice"])
    expectEqual(mutants.map { onOneLine($0.replacement) }, ["()", "super.f()", "g() g()"])
    expectEqual(mutants.map(\.line), [3, 3, 3])
  }

  @Test func `what the stub gives keeps its constants, and may still be left out`() {
    expectEqual(changes("f(10)", stub: "  f(10)"), ["`f(10)` dropped"])
    expectEqual(changes("f(10)").count, 4)
  }

  @Test func `names are exchanged only where names are the answer`() {
    let line = #"x = ["a b", "c"]"#
    expect(
      changes(line, asks: "★ · order · 3 minutes").contains(
        #"`x = ["a b", "c"]` → `x = ["a", "c"]"# + "`"))
    expect(!changes(line).contains { $0.contains("→") })
    let choices = changes(#"x = [["a", "b"], ["c"]]"#, asks: "★★ · choose · 3 minutes")
    expect(choices.contains(#"`["a", "b"]` ⇄ `["c"]`"#))
    expect(choices.contains(#"element `"a"` dropped"#))
    expect(!choices.contains { $0.contains(#""a"` ⇄"#) })
  }

  @Test func `a touch that tells two things apart is changed tenfold, and keeps its waits`() {
    let line = "x = [.wait(0.1), .down(x: 30, y: 0)]"
    let found = changes(line, asks: "★★ · tell apart · 6 minutes")
    expect(found.contains { $0.hasSuffix("x: 300, y: 0)]`") })
    expect(!found.contains { $0.contains("wait(1.0)") })
    expect(!found.contains("element `.wait(0.1)` dropped"))
  }

  @Test func `wiring in another order is the same wiring`() {
    let found = changes("a.addSubview(b)\n    b.delegate = self\n    c()")
    expect(found.contains("`b.delegate = self` ⇄ `c()`"))
    expect(!found.contains { $0.hasPrefix("`a.addSubview(b)` ⇄") })
  }

  @Test func `the same change twice has two names`() {
    let found = changes("f()\n    g = 1\n    f()")
    expect(found.contains("`f()` dropped") && found.contains("`f()` dropped (2)"))
  }
}

@Suite(.provedOnce(.book)) struct MutantSwitchTests {
  @Test func `a solution and its mutants stand in one file, and a number chooses`() {
    let solution = "let a = 1\nfunc f() -> Int {\n  a + 2\n}\n"
    let mutants = Mutant.all(of: "2.1", solution: solution, stub: "let a = 1\n", header: "write")
      .filter { $0.kind != .memory }
    expectEqual(mutants.map(\.replacement), ["()", "a - 2", "a + 3", "a + 1"])
    let file = MutantSwitch(solution, mutants)
    expect(
      onOneLine(file.text).hasPrefix(
        "let a = 1 func f() -> Int { switch theMutant { case 1: return () case 2: return a - 2 "
          + "case 3: return a + 3 case 4: return a + 1 default: return a + 2 } }"))
    expectEqual([5, 6, 7, 11, 12].map { file.mutant(at: $0) }, [0, 0, 1, 3, 3])
    expectEqual([1, 13].map { file.mutant(at: $0) }, [nil, nil])
  }

  @Test func `a file with mutants that remember has the memory they call`() {
    let solution = "func f(_ a: Int) -> Int { a + 2 }\n"
    let mutants = Mutant.all(
      of: "2.1", solution: solution, stub: "", header: "★★ · write · 8 minutes")
    expect(MutantSwitch(solution, mutants).text.contains("func remembered<Answer>"))
    let others = mutants.filter { $0.kind != .memory }
    expect(!MutantSwitch(solution, others).text.contains("remembered"))
  }

  @Test(arguments: [
    ("class A {\n  var x = 0.0 { didSet { y = x } }\n}", ["0.0", "y = x"]),
    ("class A {\n  lazy var x: B = {\n    B()\n  }()\n  var c: Int { 1 }\n}", ["{ B() }()", "1"]),
    ("func f(a: Int = 3) {\n  func g() { 1 }\n  var h = 2\n}", ["func g() { 1 } var h = 2"]),
  ])
  func `bodies and initial values can be exchanged`(source: String, regions: [String]) {
    expectEqual(Code(source).regions.map { onOneLine(source[$0.range]) }, regions)
  }
}
