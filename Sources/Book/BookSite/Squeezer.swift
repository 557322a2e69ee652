/// Makes a script shorter: what is in its texts, templates and patterns stays as it is.
struct Squeezer {
  private let signs: [Character]
  private var place = 0
  private var result = ""
  /// Code that is read, and not yet squeezed.
  private var code = ""

  init(_ script: String) { signs = Array(script) }

  mutating func squeezed() -> String {
    readCode()
    return result
  }

  /// Reads code to its end, or to the brace that ends what a template holds.
  private mutating func readCode(inTemplate: Bool = false) {
    var depth = 0
    while place < signs.count {
      let sign = signs[place]
      switch sign {
      case "\"", "'":
        finishCode()
        copy(to: sign)
      case "`":
        finishCode()
        copyTemplate()
      case "/" where follows("/"):
        while place < signs.count, signs[place] != "\n" { place += 1 }
      case "/" where follows("*"):
        while !(signs[place] == "*" && follows("/")) { place += 1 }
        place += 2
      case "/" where beginsPattern:
        finishCode()
        copy(to: "/")
      case "}" where inTemplate && depth == 0:
        finishCode()
        return
      default:
        if sign == "{" { depth += 1 }
        if sign == "}" { depth -= 1 }
        code.append(sign)
        place += 1
      }
    }
    finishCode()
  }

  private func follows(_ sign: Character) -> Bool {
    place + 1 < signs.count && signs[place + 1] == sign
  }

  /// A stroke behind a value divides; else a pattern begins.
  private var beginsPattern: Bool {
    let before = code.last { $0 != " " && $0 != "\n" } ?? (code.isEmpty ? result.last : nil)
    return before.map { "(,=:[!&|?{};>".contains($0) } ?? true
  }

  /// Copies a text or a pattern with the sign that ends it.
  private mutating func copy(to end: Character) {
    var isInSet = false
    repeat {
      if signs[place] == "\\" {
        take()
      } else if end == "/", signs[place] == "[" {
        isInSet = true
      } else if signs[place] == "]" {
        isInSet = false
      }
      take()
    } while signs[place] != end || isInSet
    take()
  }

  private mutating func copyTemplate() {
    take()
    while signs[place] != "`" {
      if signs[place] == "\\" {
        take()
      } else if signs[place] == "$", follows("{") {
        take()
        take()
        readCode(inTemplate: true)
      }
      take()
    }
    take()
  }

  private mutating func take() {
    result.append(signs[place])
    place += 1
  }

  private mutating func finishCode() {
    var text =
      code
      .replacing(#/ *([=<>!&|?:,;{}()*\[\]]+) */#) { String($0.1) }
      // `a + +b` keeps its spaces; beside a text nothing can be mistaken.
      .replacing(#/([\w)\]]) ?([+-]) ?(?=[\w(\[])/#) { "\($0.1)\($0.2)" }
      .replacing(#/ ([+\-%\/]=)/#) { String($0.1) }
      .replacing(#/^ \+ ?| \+ $/#, with: "+")
      .replacing(#/([{;,(\[])\n/#) { String($0.1) }
      .replacing(#/\n([.?:&|)}\]])/#) { String($0.1) }
      .replacing(";}", with: "}")
      .replacing(#/\bconst\b/#, with: "let")
      .replacing(#/([\w)\]]) ?([\/%]) ?(?=[\w(])/#) { "\($0.1)\($0.2)" }
      // A value that ends with a brace has a semicolon, so at such an end of a line a block ends.
      .replacing("}\n", with: "}")
      .replacing(#/([^\w$])\((\w+)\)=>/#) { "\($0.1)\($0.2)=>" }
      .replacing(#/([^\w.])0(\.\d)/#) { "\($0.1)\($0.2)" }
    // The end of a line may lie behind a text.
    if let last = result.last, "{;,([".contains(last), text.first == "\n" { text.removeFirst() }
    result += text
    code = ""
  }
}
