import Authoring
import BookKit
import Foundation

/// Which rules decide on a line of a trace.
///
/// A trace does not say why a line is there. So there is a table here: for each kind of line, the rules
/// and the decisions of our own that bring it about or keep it away.
struct Reasons {
  /// What the scene's file says of the experiment.
  private let text: String

  /// - Parameter file: The lines of the file for the phone.
  init(file: [String]) { text = file.joined(separator: "\n") }

  private func has(_ pattern: String) -> Bool { !text.matches(of: "(\(pattern))").isEmpty }

  /// The ids of the rules behind a difference, those that decide most directly first.
  func rules(for difference: Comparison.Difference) -> [String] {
    var ids: [String] = []
    if difference.kind == .swapped, let model = difference.model, let phone = difference.phone {
      ids += order(model, phone)
    }
    if let line = difference.kind == .extra
      ? difference.phone : difference.model ?? difference.phone
    {
      ids += rules(for: line, isExtra: difference.kind == .extra)
    }
    if difference.kind == .other, let phone = difference.phone {
      ids += rules(for: phone, isExtra: true)
    }
    var known = Set<String>()
    return Array(ids.filter { known.insert($0).inserted }.prefix(8))
  }

  /// The rules for the order of two lines.
  private func order(_ a: PhoneTrace.Line, _ b: PhoneTrace.Line) -> [String] {
    let kinds = Set([a.kind, b.kind])
    if kinds == ["action", "touch"] { return ["GR-50", "DEC-2", "DEC-3"] }
    if kinds == ["gesture", "touch"] { return ["GR-20", "GR-41", "DEC-2"] }
    if kinds == ["gesture"] { return ["GR-23", "GR-22", "DEC-27"] }
    if kinds == ["gesture", "action"] { return ["GR-33", "GR-32"] }
    if kinds == ["touch"] { return a.what == b.what ? ["RC-10", "DEC-19"] : ["DEC-18"] }
    if kinds == ["control"] || kinds == ["control", "action"] { return ["CT-13", "CT-7"] }
    if kinds == ["responder"] { return ["DEC-12", "FR-19", "DEC-24"] }
    if kinds == ["row"] { return ["SV-30", "SV-44"] }
    if kinds.contains("scroll") { return ["SV-29", "SV-13"] }
    return []
  }

  private func rules(for line: PhoneTrace.Line, isExtra: Bool) -> [String] {
    switch line.kind {
    case "hitTest", "point": ["HT-3", "HT-20", "DEC-1", "HT-15"]
    case "touch": touch(line.what)
    case "gesture": gesture(line)
    case "action": action(line, isExtra: isExtra)
    case "control": control(line.what)
    case "scroll": line.what == "willBeginDragging" ? ["SV-14", "SV-13"] : ["SV-29", "SV-13"]
    case "row": line.what.hasPrefix("select") ? ["SV-30", "SV-31", "SV-33"] : ["SV-30", "SV-32"]
    case "responder": ["FR-12", "CT-47", "FR-4", "DEC-12"]
    case "motion": ["EV-14", "DEC-23"]
    default: []
    }
  }

  private func touch(_ what: String) -> [String] {
    // A scene that changes while a finger is down is there for that.
    let changed = has("^  later\\(") ? ["EV-17", "DEC-29", "EV-32", "DEC-31"] : []
    let scrolls = has("scrollLog|rowLog")
    switch what {
    case "began":
      return ["HT-3", "RC-10"] + (scrolls ? ["SV-3"] : []) + ["GR-55", "RC-13"]
    case "cancelled":
      return changed + ["GR-40", "GR-41"] + (scrolls ? ["SV-6"] : []) + ["RC-13", "EV-30"]
    case "ended": return changed + ["RC-13", "GR-26", "GR-56"]
    default: return changed + ["RC-13", "GR-26"]
    }
  }

  private func gesture(_ line: PhoneTrace.Line) -> [String] {
    let name = NSRegularExpression.escapedPattern(for: line.who)
    let kind =
      text.matches(of: "named\\(\"\(name)\", UI(\\w+)GestureRecognizer\\(").first?[0]
      ?? line.who.prefix { $0 != "(" }.description
    let removed = line.what == "cancelled" ? ["GR-112", "GR-111", "GR-7"] : []
    let own: [String] =
      switch kind.lowercased() {
      case "tap", "doubletap": ["GR-83", "DEC-4", "GR-81", "DEC-5", "GR-82"]
      case "pan": ["GR-88", "DEC-26"]
      case "longpress": ["GR-86", "GR-87"]
      case "swipe": ["GR-93", "GR-94"]
      case "pinch": ["GR-98"]
      case "rotation": ["GR-100"]
      case "screenedgepan", "edgepan": ["GR-101", "DEC-16"]
      default: ["GR-2"]
      }
    return removed + own + ["GR-60", "DEC-9"]
  }

  private func action(_ line: PhoneTrace.Line, isExtra: Bool) -> [String] {
    let twice = isExtra && has("numberOfTapsRequired = 2") ? ["DEC-7"] : []
    let controls = has("addTarget\\(.*for: \\.") ? ["CT-30", "CT-31", "RC-22"] : []
    return twice + controls + ["GR-30", "GR-33"]
  }

  private func control(_ what: String) -> [String] {
    switch what {
    case "touchDown", "touchDownRepeat": ["CT-20", "CT-4"]
    case "touchDragExit": ["CT-22", "CT-9", "DEC-6"]
    case "touchDragEnter": ["CT-24", "CT-9", "DEC-6"]
    case "touchUpInside": ["CT-25", "CT-9", "DEC-6", "CT-15"]
    case "touchUpOutside": ["CT-26", "CT-9", "DEC-6", "CT-15"]
    case "touchCancel": ["CT-27", "GR-53", "CT-15"]
    case "valueChanged": ["CT-12"]
    default: ["CT-13", "CT-51"]
    }
  }

  /// Every id that the table can name.
  static var all: Set<String> {
    let source = Reasons(file: [
      "  later(", "scrollLog", "numberOfTapsRequired = 2", "addTarget(nil, for: .touchDown",
    ])
    let whats: [(String, [String])] = [
      ("hitTest", [""]), ("touch", ["began", "moved", "ended", "cancelled"]),
      ("action", [""]), ("scroll", ["willBeginDragging", ""]), ("row", ["select 1", ""]),
      ("responder", [""]), ("motion", [""]),
      (
        "control",
        [
          "touchDown", "touchDragExit", "touchDragEnter", "touchUpInside", "touchUpOutside",
          "touchCancel", "valueChanged", "primaryActionTriggered",
        ]
      ),
    ]
    let kinds = ["tap", "pan", "longPress", "swipe", "pinch", "rotation", "edgePan", "own"]
    var lines = whats.flatMap { kind, whats in
      whats.map { PhoneTrace.Line(time: "", kind: kind, who: "a", what: $0) }
    }
    lines += kinds.map {
      PhoneTrace.Line(time: "", kind: "gesture", who: $0 + "(a)", what: "cancelled")
    }
    var ids = Set(lines.flatMap { source.rules(for: $0, isExtra: true) })
    for a in lines {
      for b in lines { ids.formUnion(source.order(a, b)) }
    }
    return ids
  }
}
