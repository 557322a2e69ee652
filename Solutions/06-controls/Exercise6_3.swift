import ExerciseKit

// All actions with a target, or in search of one, pass this method: one override sees the whole
// app. Whether an action was performed is known only after super has tried, so super comes first,
// and its answer is both what we note and what we return.
// A nil target says nothing yet: it means "search the chain", and the search may well succeed.
// The trap: asking target(forAction:withSender:) ourselves to find out. It starts somewhere else
// than the application does, which asks the first responder before the sender.
final class WatchfulApp: UIApplication {
  private(set) var performed: [String] = []
  private(set) var lost: [String] = []

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let isPerformed = super.sendAction(action, to: target, from: sender, for: event)
    if isPerformed { performed.append(action.name) } else { lost.append(action.name) }
    return isPerformed
  }
}
