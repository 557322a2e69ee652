import MiniUIKit

/// What the file of exercise 12.3 has, as the reader gets it.
enum Stub12_3 {
  final class PanelMover {
    let panel: UIView

    init(panel: UIView) { self.panel = panel }

    func didPan(_ pan: UIPanGestureRecognizer) {
      panel.frame.origin.y += pan.translation(in: panel.superview).y
    }
  }
}
