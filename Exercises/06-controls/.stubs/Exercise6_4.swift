import ExerciseKit

/// Exercise 6.4 ★★ · repair · 8 minutes
///
/// Somebody moved the code of a button into an object of its own, and since then taps on `share` do
/// nothing. Repair it: every tap (`touchUpInside`) counts once, also after the screen was taken away
/// and put back. A screen that nothing needs any more is freed. `build()` is called once for each
/// screen.
///
///     share ── .touchUpInside ──▶ counter ──▶ shares += 1
///                                   ?
///
/// Worked touch: two taps make `shares` 2.
/// Delete the `todo` when you begin. You may change everything but the names `ShareScreen`,
/// `share`, `shares` and `build()`.
final class ShareScreen: UIView {
  let share = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
  private(set) var shares = 0

  func build() {
    todo("6.4")
    addSubview(share)
    let counter = Counter(self)
    share.addTarget(counter, action: Counter.count, for: .touchUpInside, name: "count")
  }

  fileprivate func didShare() { shares += 1 }
}

/// Counts for a screen.
private final class Counter {
  unowned let screen: ShareScreen
  init(_ screen: ShareScreen) { self.screen = screen }
  func count() { screen.didShare() }
}
