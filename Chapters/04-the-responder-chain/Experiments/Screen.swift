import MiniUIKit
import Stage

/// Where the published experiment touches red.
let onRed = CGPoint(x: 46, y: 154)

/// The tree of published experiment A1, with views of your own for grey and red.
///
/// - Parameters:
///   - stage: Where to build it.
///   - grey: The view behind.
///   - red: The view in grey that is touched.
func build(on stage: Stage, grey: UIView = UIView(), red: UIView = UIView()) {
  // listing: screen
  grey.frame = CGRect(x: 0, y: 88, width: 187.5, height: 400)
  red.frame = CGRect(x: 0, y: 0, width: 93.75, height: 400.0 / 3)
  stage.root.addSubview(dressed(grey, "grey", .gray))
  grey.addSubview(dressed(red, "red", .red))
  grey.addSubview(
    view("blue", CGRect(x: 93.75, y: 800.0 / 3, width: 93.75, height: 400.0 / 3), .blue))
  stage.root.addSubview(view("yellow", CGRect(x: 0, y: 508, width: 187.5, height: 100), .yellow))
  // end
}

extension Run {
  /// The phases a responder heard, in words: `began and ended`, or `nothing`.
  func heard(by name: String) -> String {
    let phases = lines("touch").filter { $0.who == name }.map { $0.what }
    return phases.isEmpty ? "nothing" : phases.joined(separator: " and ")
  }
}
