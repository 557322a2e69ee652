import ExerciseKit
import Grading

let wrong10_8: [WrongAnswer<Pull>] = [
  WrongAnswer(
    "refreshes while the finger is down",
    gets: """
      Pulled to -80, and not let go: expected 0 refreshes, idle, but your code gives 1 refreshes, \
      refreshing.
      """,
    Diagnosis10_8.refreshesWhileTheFingerIsDown, rule: Diagnosis10_8.lift
  ) { pull(Variant(.scrolls)) },
  WrongAnswer(
    "asks where the motion leads",
    gets: """
      As it is let go at -130: expected 1 refreshes, refreshing, but your code gives 0 refreshes, \
      idle.
      """,
    Diagnosis10_8.asksWhereTheMotionLeads, rule: Diagnosis10_8.lift
  ) { pull(Variant(.asksTarget)) },
  WrongAnswer(
    "needs more than 80 points",
    gets: "Let go at -80: expected 1 refreshes, refreshing, but your code gives 0 refreshes, idle.",
    Diagnosis10_8.needsMoreThan80Points, rule: Diagnosis10_8.lift
  ) { pull(Variant(.late)) },
  WrongAnswer(
    "forgets to say that it refreshes",
    gets: """
      As it is let go at -130: expected 1 refreshes, refreshing, but your code gives 1 refreshes, \
      idle.
      """,
    Diagnosis10_8.forgetsToSayThatItRefreshes, rule: Diagnosis10_8.lift
  ) { pull(Variant(.quiet)) },
  WrongAnswer(
    "is content with less",
    gets: """
      Let go at -79.667: expected 0 refreshes, idle, but your code gives 1 refreshes, refreshing.
      """,
    Diagnosis10_8.isContentWithLess, rule: Diagnosis10_8.lift
  ) { pull(Variant(.early)) },
  WrongAnswer(
    "remembers how far the finger had been",
    gets: """
      Pulled to -110, back to -20, and let go: expected 0 refreshes, idle, but your code gives 1 \
      refreshes, refreshing.
      """,
    Diagnosis10_8.remembersHowFarTheFingerHadBeen, rule: Diagnosis10_8.lift
  ) { pull(Variant(.farthest)) },
  WrongAnswer(
    "takes content without a finger for a pull",
    gets: """
      A program scrolls to -100: expected 0 refreshes, idle, but your code gives 1 refreshes, \
      refreshing.
      """,
    Diagnosis10_8.takesContentWithoutAFinger, rule: Diagnosis10_8.lift
  ) { pull(Variant(.atRest)) },
  WrongAnswer(
    "takes a bounce for a pull",
    gets: """
      A flick that bounces beyond -80: expected 0 refreshes, idle, but your code gives 1 \
      refreshes, refreshing.
      """,
    Diagnosis10_8.takesABounceForAPull, rule: Diagnosis10_8.lift
  ) { pull(Variant(.bounces)) },
  WrongAnswer(
    "takes both ends for the top",
    gets: """
      Let go 110 points beyond the end: expected 0 refreshes, idle, but your code gives 1 \
      refreshes, refreshing.
      """,
    Diagnosis10_8.takesBothEndsForTheTop, rule: Diagnosis10_8.lift
  ) { pull(Variant(.bothEnds)) },
  WrongAnswer(
    "sets the inset and not the target",
    gets: """
      Lifted at -95, after 3 s: expected 1 refreshes, refreshing, offset -60, inset 60, but your \
      code gives 1 refreshes, refreshing, offset 0, inset 60.
      """,
    Diagnosis10_8.setsTheInsetAndNotTheTarget, rule: Diagnosis10_8.rest
  ) { pull(Variant(.insetOnly)) },
  WrongAnswer(
    "sets the target and not the inset",
    gets: """
      Lifted at -95, after 3 s: expected 1 refreshes, refreshing, offset -60, inset 60, but your \
      code gives 1 refreshes, refreshing, offset -60, inset 0.
      """,
    Diagnosis10_8.setsTheTargetAndNotTheInset, rule: Diagnosis10_8.rest
  ) { pull(Variant(.targetOnly)) },
  WrongAnswer(
    "moves the content and not the target",
    gets: "As it is let go at -110: expected -110, but your code gives -60.",
    Diagnosis10_8.movesTheContentAndNotTheTarget, rule: Diagnosis10_8.rest
  ) { pull(Variant(.jumps)) },
  WrongAnswer(
    "counts pulls while it refreshes",
    gets: """
      Pulled again while it refreshes: expected 1 refreshes, refreshing, but your code gives 2 \
      refreshes, refreshing.
      """,
    Diagnosis10_8.countsPullsWhileItRefreshes, rule: Diagnosis10_8.lift
  ) { pull(Variant(.noGuard)) },
  WrongAnswer(
    "adds the inset at every pull",
    gets: """
      Pulled again while it refreshes, after 3 s: expected offset -60, inset 60, but your code \
      gives offset -60, inset 120.
      """,
    Diagnosis10_8.addsTheInsetAtEveryPull, rule: Diagnosis10_8.rest
  ) { pull(Variant(.adds)) },
  WrongAnswer(
    "leads every drag back while it refreshes",
    gets: """
      Scrolled to 100 while it refreshes: expected 1 refreshes, refreshing, offset 100, inset 60, \
      but your code gives 1 refreshes, refreshing, offset -60, inset 60.
      """,
    Diagnosis10_8.leadsEveryDragBackWhileItRefreshes, rule: Diagnosis10_8.rest
  ) { pull(Variant(.alwaysBack)) },
  WrongAnswer(
    "forgets the inset at the end",
    gets: """
      After finish: expected 1 refreshes, idle, inset 0, but your code gives 1 refreshes, idle, \
      inset 60.
      """,
    Diagnosis10_8.forgetsTheInsetAtTheEnd, rule: Diagnosis10_8.takenBack
  ) { pull(Variant(.keepsInset)) },
  WrongAnswer(
    "goes on refreshing",
    gets: """
      After finish: expected 1 refreshes, idle, inset 0, but your code gives 1 refreshes, \
      refreshing, inset 0.
      """,
    Diagnosis10_8.goesOnRefreshing, rule: Diagnosis10_8.takenBack
  ) { pull(Variant(.staysBusy)) },
  WrongAnswer(
    "counts anew after the end",
    gets: """
      After finish: expected 1 refreshes, idle, inset 0, but your code gives 0 refreshes, idle, \
      inset 0.
      """,
    Diagnosis10_8.countsAnewAfterTheEnd, rule: Diagnosis10_8.takenBack
  ) { pull(Variant(.forgets)) },
  WrongAnswer(
    "refreshes once in a lifetime",
    gets: """
      A second pull, after finish: expected 2 refreshes, refreshing, offset -60, inset 60, but \
      your code gives 1 refreshes, idle, offset 0, inset 0.
      """,
    Diagnosis10_8.refreshesOnceInALifetime, rule: Diagnosis10_8.lift
  ) { pull(Variant(.once)) },
  WrongAnswer(
    "counts a finger only that rests when it is lifted",
    gets: """
      Lifted at about -95 while the finger goes back up: expected 1 refreshes, refreshing, but \
      your code gives 0 refreshes, idle.
      """,
    Diagnosis10_8.countsRestingFingersOnly, rule: Diagnosis10_8.lift
  ) { pull(Variant(.restsOnly)) },
  WrongAnswer(
    "takes rest for the end of the refresh",
    gets: """
      Let go at -130, after 3 s: expected 1 refreshes, refreshing, but your code gives 1 \
      refreshes, idle.
      """,
    Diagnosis10_8.thinksRestIsTheEnd, rule: Diagnosis10_8.lift
  ) { pull(Variant(.restEnds)) },
  WrongAnswer(
    "switches scrolling off while it refreshes",
    gets: """
      Dragged to 100 while it refreshes, before the lift: expected offset 100, inset 60, but your \
      code gives offset -60, inset 60.
      """,
    Diagnosis10_8.switchesScrollingOff, rule: Diagnosis10_8.rest
  ) { pull(Variant(.switchesOff)) },
]
