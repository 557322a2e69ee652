import MiniUIKit

/// What the file of exercise 11.1 has, as the reader gets it.
enum Stub11_1 {
  static func letRowsHear(of tap: UITapGestureRecognizer) {
    tap.isEnabled = true
    tap.numberOfTapsRequired = 1
    tap.delaysTouchesBegan = false
    tap.cancelsTouchesInView = true
    tap.delaysTouchesEnded = true
  }
}
