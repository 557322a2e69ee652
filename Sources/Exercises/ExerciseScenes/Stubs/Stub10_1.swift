import MiniUIKit

/// What the file of exercise 10.1 has, as the reader gets it.
enum Stub10_1 {
  static func preparePhotoList(_ list: UIScrollView) {
    list.alwaysBounceVertical = false
    list.delaysContentTouches = true
    list.isPagingEnabled = false
    list.canCancelContentTouches = false
    list.bounces = true
    list.isDirectionalLockEnabled = false
    list.panGestureRecognizer.cancelsTouchesInView = true
  }
}
