import TestKit
import Testing

@testable import Authoring

@Suite(.provedOnce(.book)) struct TokenTests {
  @Test(arguments: [
    ("a <= b", ["a", "<=", "b"]),
    ("x[0..<3], 1...2, 0.35", ["x", "[", "0", "..<", "3", "]", ",", "1", "...", "2", ",", "0.35"]),
    ("a?.b! // c", ["a", "?", ".", "b", "!"]),
    ("Set<UITouch>", ["Set", "<", "UITouch", ">"]),
    (#"f("a \(g("b")) \" c") d"#, ["f", "(", #""a \(g("b")) \" c""#, ")", "d"]),
    (#"( "\(x" "#, ["(", #""\(x" "#]),
  ])
  func `a line is cut into words, numbers, strings and operators`(line: String, tokens: [String]) {
    expectEqual(Token.all(of: line).map { String($0.text) }, tokens)
  }

  @Test func `only an operator with blanks around it is binary`() {
    expectEqual(Token.all(of: "a < b<c>").filter(\.isBinary).map { String($0.text) }, ["<"])
  }

  @Test func `statements end where a line does not go on`() {
    let code = Code(
      """
      class A {
        func f() {
          guard a,
            b
          else { return }
          call { one in
            inner()
          }
          .then()
          switch x {
          case .one: y = 1
          default: break
          }
        }
      }
      """)
    let bodies = code.bodies.map { $0.map { onOneLine(code.text($0)) } }
    expectEqual(
      bodies,
      [
        [
          "guard a, b else { return }", "call { one in inner() } .then()",
          "switch x { case .one: y = 1 default: break }",
        ],
        ["return"], ["inner()"], ["case .one:", "y = 1", "default:", "break"],
      ])
    expectEqual(code.types.map { $0.count }, [1])
  }
}
