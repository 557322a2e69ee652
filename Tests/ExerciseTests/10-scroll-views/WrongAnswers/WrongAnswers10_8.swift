import ExerciseKit
import Grading

let wrong10_8: [WrongAnswer<Pull>] = [
  WrongAnswer("refreshes while the finger is down") { pull(Variant(.scrolls)) },
  WrongAnswer("asks where the motion leads") { pull(Variant(.asksTarget)) },
  WrongAnswer("takes the offset upside down") { pull(Variant(.upsideDown)) },
  WrongAnswer("rests where a pull begins to count") { pull(Variant(.restsAt80)) },
  WrongAnswer("needs more than 80 points") { pull(Variant(.late)) },
  WrongAnswer("forgets to say that it refreshes") { pull(Variant(.quiet)) },
  WrongAnswer("is content with less") { pull(Variant(.early)) },
  WrongAnswer("remembers how far the finger had been") { pull(Variant(.farthest)) },
  WrongAnswer("takes content without a finger for a pull") { pull(Variant(.atRest)) },
  WrongAnswer("takes a bounce for a pull") { pull(Variant(.bounces)) },
  WrongAnswer("takes both ends for the top") { pull(Variant(.bothEnds)) },
  WrongAnswer("sets the inset and not the target") { pull(Variant(.insetOnly)) },
  WrongAnswer("sets the target and not the inset") { pull(Variant(.targetOnly)) },
  WrongAnswer("moves the content and not the target") { pull(Variant(.jumps)) },
  WrongAnswer("counts pulls while it refreshes") { pull(Variant(.noGuard)) },
  WrongAnswer("adds the inset at every pull") { pull(Variant(.adds)) },
  WrongAnswer("leads every drag back while it refreshes") { pull(Variant(.alwaysBack)) },
  WrongAnswer("forgets the inset at the end") { pull(Variant(.keepsInset)) },
  WrongAnswer("goes on refreshing") { pull(Variant(.staysBusy)) },
  WrongAnswer("counts anew after the end") { pull(Variant(.forgets)) },
  WrongAnswer("refreshes once in a lifetime") { pull(Variant(.once)) },
  WrongAnswer("counts a finger only that rests when it is lifted") { pull(Variant(.restsOnly)) },
  WrongAnswer("counts a finger only that moves when it is lifted") { pull(Variant(.movesOnly)) },
  WrongAnswer("counts only when the list has come to rest") { pull(Variant(.afterwards)) },
  WrongAnswer("insets the list at every pull") { pull(Variant(.insetsAlways)) },
  WrongAnswer("takes rest for the end of the refresh") { pull(Variant(.restEnds)) },
  WrongAnswer("switches scrolling off while it refreshes") { pull(Variant(.switchesOff)) },
  WrongAnswer("does not bounce while it refreshes") { pull(Variant(.stiff)) },
  WrongAnswer("insets the other edge as well") { pull(Variant(.bothInsets)) },
  WrongAnswer("wipes the other insets as it begins") { pull(Variant(.wipes)) },
  WrongAnswer("wipes the other insets as it ends") { pull(Variant(.wipesAtTheEnd)) },
  WrongAnswer("counts to one") { pull(Variant(.toOne)) },
  WrongAnswer("begins when the list has come to rest") { pull(Variant(.whenAtRest)) },
  WrongAnswer("counts the end of a refresh") { pull(Variant(.countsEnds)) },
  WrongAnswer("moves the target for resting fingers only") { pull(Variant(.targetAtRest)) },
]

func pull(_ own: Variant) -> Pull {
  Pull(
    delegate: own, isRefreshing: { own.isRefreshing }, refreshes: { own.refreshes },
    finish: { own.finish($0) })
}

/// Pull to refresh with a mistake; right without one: it scrolls to its place by a program.
final class Variant: UIScrollViewDelegate {
  enum Mistake {
    case none, scrolls, farthest, early, late, bothEnds, insetOnly, targetOnly, noGuard, adds
    case keepsInset, staysBusy, forgets, once, atRest, quiet, bounces, asksTarget
    case alwaysBack, jumps, switchesOff, restEnds, restsOnly, measures
    case movesOnly, afterwards, insetsAlways, stiff, bothInsets, countsEnds
    case targetAtRest, upsideDown, restsAt80
    case wipes, wipesAtTheEnd, toOne, whenAtRest
  }
  var mistake = Mistake.none
  var isRefreshing = false
  var refreshes = 0
  private var lowest: CGFloat = 0
  private var lifted: CGFloat = 0

  init(_ mistake: Mistake = .none) { self.mistake = mistake }

  private func isEnough(_ place: CGFloat, _ list: UIScrollView) -> Bool {
    switch mistake {
    case .early: place <= -79
    case .late: place < -80
    case .upsideDown: place >= 80
    case .bothEnds:
      place <= -80 || place >= list.contentSize.height - list.bounds.height + 80
    default: place <= -80
    }
  }

  private func begin(_ list: UIScrollView) {
    if mistake != .noGuard, isRefreshing { return }
    if mistake == .once, refreshes > 0 { return }
    (isRefreshing, refreshes) = (mistake != .quiet, refreshes + 1)
    if mistake != .targetOnly { list.contentInset.top = 60 }
    if mistake == .stiff { list.bounces = false }
    if mistake == .wipes { list.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0) }
    if mistake == .toOne { refreshes = 1 }
    if mistake == .bothInsets { list.contentInset.bottom = 60 }
    if mistake == .switchesOff { list.isScrollEnabled = false }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lowest = min(lowest, scrollView.contentOffset.y)
    if mistake == .scrolls, scrollView.contentOffset.y <= -80 { begin(scrollView) }
    if mistake == .bounces, scrollView.isDecelerating, scrollView.contentOffset.y <= -80 {
      begin(scrollView)
    }
    if mistake == .atRest, !scrollView.isDragging, scrollView.contentOffset.y <= -80 {
      begin(scrollView)
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lowest = 0 }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    lifted = scrollView.contentOffset.y
    guard mistake == .none, !isRefreshing, isEnough(scrollView.contentOffset.y, scrollView) else {
      return
    }
    begin(scrollView)
    scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if mistake == .restEnds { isRefreshing = false }
    if mistake == .whenAtRest, lifted <= -80, !isRefreshing {
      begin(scrollView)
      scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    }
    if mistake == .afterwards, scrollView.contentOffset.y <= -80 { begin(scrollView) }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard mistake != .none, mistake != .scrolls, mistake != .afterwards,
      mistake != .whenAtRest
    else { return }
    if mistake == .restsOnly, velocity.y != 0 { return }
    if mistake == .movesOnly, velocity.y == 0 { return }
    if mistake == .alwaysBack, isRefreshing {
      targetContentOffset.pointee.y = -60
      return
    }
    if mistake == .insetsAlways { scrollView.contentInset.top = 60 }
    let place =
      switch mistake {
      case .farthest: lowest
      case .asksTarget: targetContentOffset.pointee.y
      case .measures: scrollView.contentOffset.y + scrollView.contentInset.top
      default: scrollView.contentOffset.y
      }
    guard isEnough(place, scrollView) else { return }
    let was = isRefreshing
    begin(scrollView)
    if mistake == .adds, was { scrollView.contentInset.top += 60 }
    if mistake == .once, !isRefreshing { return }
    if mistake == .targetAtRest, velocity.y != 0 { return }
    if mistake == .jumps { scrollView.contentOffset.y = -60 }
    if mistake != .insetOnly, mistake != .jumps {
      targetContentOffset.pointee.y = mistake == .restsAt80 ? -80 : -60
    }
  }

  func finish(_ scrollView: UIScrollView) {
    if mistake != .staysBusy { isRefreshing = false }
    if mistake == .wipesAtTheEnd { scrollView.contentInset = .zero }
    if mistake != .keepsInset { scrollView.contentInset.top = 0 }
    if mistake == .forgets { refreshes = 0 }
    if mistake == .countsEnds { refreshes += 1 }
  }
}
