import MiniUIKit

/// What the file of exercise 10.5 has, as the reader gets it.
enum Stub10_5 {
  final class SettingsList: UIScrollView {
    var isLocked = false

    override func touchesShouldCancel(in view: UIView) -> Bool {
      true
    }
  }
}
