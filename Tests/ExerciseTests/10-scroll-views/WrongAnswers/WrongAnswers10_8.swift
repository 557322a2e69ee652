import ExerciseKit
import Grading

private let lift =
  "Rule: slow down: willEndDragging is called once, when the finger lets go (SV-29)."
private let rest =
  "Rule: slow down: the target is where the motion leads, and may be changed (SV-23)."

let wrong10_8 = [
  WrongAnswer(
    "refreshes while the finger is down",
    gets: """
      Pulled to -80, and not let go: 0 refreshes, idle is right, your answer is 1 refreshes, refreshing.
      It refreshes while the finger is still down.
      \(lift)
      """
  ) { pull(Variant(.scrolls)) },
  WrongAnswer(
    "asks where the motion leads",
    gets: """
      Let go at -130: 1 refreshes, refreshing is right, your answer is 0 refreshes, idle.
      The content was 130 points beyond the top, and nothing has begun.
      \(lift)
      """
  ) { pull(Variant(.asksTarget)) },
  WrongAnswer(
    "needs more than 80 points",
    gets: """
      Let go at -80: 1 refreshes, refreshing is right, your answer is 0 refreshes, idle.
      Exactly 80 points are enough, and nothing happened.
      \(lift)
      """
  ) { pull(Variant(.late)) },
  WrongAnswer(
    "forgets to say that it refreshes",
    gets: """
      Let go at -130: 1 refreshes, refreshing is right, your answer is 1 refreshes, idle.
      It is counted, and isRefreshing does not say so.
      \(lift)
      """
  ) { pull(Variant(.quiet)) },
  WrongAnswer(
    "is content with less",
    gets: """
      Let go at -79.667: 0 refreshes, idle is right, your answer is 1 refreshes, refreshing.
      It refreshes before 80 points are reached.
      \(lift)
      """
  ) { pull(Variant(.early)) },
  WrongAnswer(
    "remembers how far the finger had been",
    gets: """
      Pulled to -110, back to -20, and let go: 0 refreshes, idle is right, your answer is 1 refreshes, refreshing.
      What counts is where the finger lets go, here at -20.
      \(lift)
      """
  ) { pull(Variant(.farthest)) },
  WrongAnswer(
    "takes content without a finger for a pull",
    gets: """
      A program scrolls to -100: 0 refreshes, idle is right, your answer is 1 refreshes, refreshing.
      No finger was there; it counts the content's way alone.
      \(lift)
      """
  ) { pull(Variant(.atRest)) },
  WrongAnswer(
    "takes a bounce for a pull",
    gets: """
      A flick that bounces beyond -80: 0 refreshes, idle is right, your answer is 1 refreshes, refreshing.
      The finger was lifted far below the top; only the content went there.
      \(lift)
      """
  ) { pull(Variant(.bounces)) },
  WrongAnswer(
    "takes both ends for the top",
    gets: """
      Let go 110 points beyond the end: 0 refreshes, idle is right, your answer is 1 refreshes, refreshing.
      This is the other end of the list.
      \(lift)
      """
  ) { pull(Variant(.bothEnds)) },
  WrongAnswer(
    "sets the inset and not the target",
    gets: """
      Let go at -110, after 3 s: offset -60, inset 60 is right, your answer is offset 0, inset 60.
      The inset has changed; the target, computed before, has not.
      \(rest)
      """
  ) { pull(Variant(.insetOnly)) },
  WrongAnswer(
    "sets the target and not the inset",
    gets: """
      Let go at -110, after 3 s: offset -60, inset 60 is right, your answer is offset -60, inset 0.
      It rests there by chance: the inset does not make it a place of rest.
      \(rest)
      """
  ) { pull(Variant(.targetOnly)) },
  WrongAnswer(
    "moves the content and not the target",
    gets: """
      As it is let go at -110: -110 is right, your answer is -60.
      The content jumps as the finger is lifted, and does not glide.
      \(rest)
      """
  ) { pull(Variant(.jumps)) },
  WrongAnswer(
    "counts pulls while it refreshes",
    gets: """
      Pulled again while it refreshes: 1 refreshes, refreshing is right, your answer is 2 refreshes, refreshing.
      This pull came while it refreshed, and it was counted.
      \(lift)
      """
  ) { pull(Variant(.noGuard)) },
  WrongAnswer(
    "adds the inset at every pull",
    gets: """
      Pulled again while it refreshes, after 3 s: offset -60, inset 60 is right, your answer is offset -60, inset 120.
      The inset was added a second time.
      \(rest)
      """
  ) { pull(Variant(.adds)) },
  WrongAnswer(
    "leads every drag back while it refreshes",
    gets: """
      Scrolled to 100 while it refreshes: 1 refreshes, refreshing, offset 100, inset 60 is right, your answer is 1 refreshes, refreshing, offset -60, inset 60.
      This finger scrolled to read on, and the list went back to its top.
      \(rest)
      """
  ) { pull(Variant(.alwaysBack)) },
  WrongAnswer(
    "forgets the inset at the end",
    gets: """
      After finish: 1 refreshes, idle, inset 0 is right, your answer is 1 refreshes, idle, inset 60.
      The inset of the refresh is still there.
      Rule: what begins a refresh is taken back at its end.
      """
  ) { pull(Variant(.keepsInset)) },
  WrongAnswer(
    "goes on refreshing",
    gets: """
      After finish: 1 refreshes, idle, inset 0 is right, your answer is 1 refreshes, refreshing, inset 0.
      It is over, and isRefreshing does not know.
      Rule: what begins a refresh is taken back at its end.
      """
  ) { pull(Variant(.staysBusy)) },
  WrongAnswer(
    "counts anew after the end",
    gets: """
      After finish: 1 refreshes, idle, inset 0 is right, your answer is 0 refreshes, idle, inset 0.
      finish forgot how often the list was refreshed.
      Rule: what begins a refresh is taken back at its end.
      """
  ) { pull(Variant(.forgets)) },
  WrongAnswer(
    "refreshes once in a lifetime",
    gets: """
      A second pull, after finish: 2 refreshes, refreshing, offset -60, inset 60 is right, your answer is 1 refreshes, idle, offset 0, inset 0.
      After the first refresh there is never another one.
      \(lift)
      """
  ) { pull(Variant(.once)) },
]
