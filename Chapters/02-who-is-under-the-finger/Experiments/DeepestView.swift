import MiniUIKit
import Stage

/// The obvious idea: of all views that contain the point, the one that lies deepest wins.
final class DeepestWins: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var best: (view: UIView, depth: Int)?
    func search(_ view: UIView, _ depth: Int) {
      guard view.point(inside: convert(point, to: view), with: event) else { return }
      if depth > (best?.depth ?? -1) { best = (view, depth) }
      for subview in view.subviews { search(subview, depth + 1) }
    }
    search(self, 0)
    return best?.view
  }
}

/// A sheet in front of a form: the idea that the deepest view wins finds what lies behind.
let deepestView = [
  covered(
    "2J", "A sheet over a form; here the deepest view wins", pictures: [.map, .question, .scene]
  ) { DeepestWins(frame: $0) },
  covered("2J2", "A sheet over a form; UIKit's own hit test") { UIView(frame: $0) },
]

private func covered(
  _ id: String, _ title: String, pictures: [Picture] = [.map, .scene],
  _ make: @escaping @Sendable (CGRect) -> UIView
) -> Experiment {
  Experiment(
    id, title, kinds: shown, showsChain: false, touch: CGPoint(x: 150, y: 230), pictures: pictures
  ) { stage throws(ScriptError) in
    let page = dressed(make(CGRect(x: 20, y: 100, width: 300, height: 280)), "page", .white)
    let form = view("form", CGRect(x: 20, y: 20, width: 200, height: 200), .gray)
    let field = view("field", CGRect(x: 10, y: 90, width: 170, height: 40), .green)
    let sheet = view("sheet", CGRect(x: 100, y: 90, width: 180, height: 170), .yellow)
    stage.root.addSubview(page)
    page.addSubview(form)
    form.addSubview(field)
    page.addSubview(sheet)
    try stage.finger.tap(at: stage.touch)
  }
}
