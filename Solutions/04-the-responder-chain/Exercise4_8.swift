import ExerciseKit

// We go along the chain and carry what is still on its way. A view hears exactly that; then the
// phases it keeps are taken out of it.
// If began is among them, nothing is on its way any more: later phases are passed on only to
// the view that got began of this touch from the same one. That line is the forwarding record.
// The phases a view keeps do not change what it hears itself, only what comes after it.
// The trap: filtering phase by phase. It looks right until a view keeps began and passes ended on.
func whoHears(
  _ touch: [UITouch.Phase], keeps: [Set<UITouch.Phase>]
) -> [[UITouch.Phase]] {
  var onItsWay = touch
  var heard: [[UITouch.Phase]] = []
  for kept in keeps {
    heard.append(onItsWay)
    onItsWay = kept.contains(.began) ? [] : onItsWay.filter { !kept.contains($0) }
  }
  return heard
}
