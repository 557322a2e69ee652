/// Lines of code with their numbers and colours.
struct Listing {
  let lines: [String]
  let name: String?
  let isSwift: Bool
  let part: String?

  init(_ lines: [String], name: String?, isSwift: Bool, part: String? = nil) {
    (self.lines, self.name, self.isSwift, self.part) = (lines, name, isSwift, part)
  }

  func html(_ attributes: String) -> String {
    guard isSwift else {
      return "<pre class=\"trace-text shown\">\(escaped(lines.joined(separator: "\n")))</pre>\n"
    }
    var result = ""
    // What hides the listing hides its name.
    let named =
      attributes.contains("class=")
      ? attributes.replacing("class=\"listing", with: "class=\"listing-name")
      : " class=\"listing-name\"" + attributes
    if let name { result += "<p\(named)>\(escaped(name))</p>\n" }
    let label = name.map { "Listing \($0)" } ?? "Listing"
    let classes = attributes.contains("class=") ? attributes : " class=\"listing\"" + attributes
    result += "<div\(classes) tabindex=\"0\" role=\"region\" aria-label=\"\(escaped(label))\""
    if let part { result += " data-listing=\"\(escaped(part))\"" }
    if let moments { result += " data-lines=\"\(escaped(moments))\"" }
    result += ">\n"
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let style = indent > 0 ? " style=\"--i:\(indent)\"" : ""
      let code = "<b\(style)>\(SwiftColors.html(String(line.dropFirst(indent))))</b>"
      // Names of views come beside lines that belong to moments.
      result +=
        moments == nil
        ? "<div>\(code)</div>\n"
        : "<div class=\"l\" data-line=\"\(index + 1)\">\(code)<span></span></div>\n"
    }
    return result + "</div>\n"
  }

  /// Which lines of the default hit test belong to which moments of a trace, as JSON.
  private var moments: String? {
    guard part == "hitTest" else { return nil }
    let marks = [
      ("asked", "func defaultHitTest"), ("gate", "guard canBeHit"), ("area", "guard isInside"),
      ("asking", "ask(subview"), ("subview", "return hit"), ("self", "return self"),
    ]
    let pairs = marks.compactMap { key, mark in
      lines.firstIndex { $0.contains(mark) }.map { "\"\(key)\":\($0 + 1)" }
    }
    return "{" + pairs.joined(separator: ",") + "}"
  }
}
