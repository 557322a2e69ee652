import ExerciseKit

// The window says where it is, and leaves the rest of the search to `super`. So what lies in the
// content is found as ever, and a content that answers itself for everything does no harm.
// A region is converted when it is declared. Converted later, it would follow a view that moves, and
// the statement wants it to stay.
// A dictionary does the rest: the same name replaces, and nil takes back.
// The trap is to join the regions in one rectangle, which also takes what lies between two toasts.
class ToastWindow: UIWindow {
  private var regions: [String: CGRect] = [:]

  func declare(_ region: CGRect?, as name: String, in space: UIView) {
    regions[name] = region.map { convert($0, from: space) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    regions.values.contains { $0.contains(point) }
  }
}
