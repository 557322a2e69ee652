import ExerciseKit
import Grading

let wrong6_3: [WrongAnswer<Watch>] = [
  WrongAnswer("forgets super") { watch { _, _ in (true, true) } },
  WrongAnswer("calls super to ask and again to perform") {
    watch { _, perform in
      let isDone = perform()
      return (isDone, perform())
    }
  },
  WrongAnswer("takes a nil target for a lost action") {
    watch { target, perform in (target != nil, perform()) }
  },
  WrongAnswer("notes before it knows") { watch { _, perform in (true, perform()) } },
  WrongAnswer("searches the chain itself") { watch(SearchesItself()) },
  WrongAnswer("always says yes") { watch { _, perform in (perform(), true) } },
  WrongAnswer("answers with what is in its lists") { watch(AnswersFromItsLists()) },
  WrongAnswer("asks a target that is named whether it can") { watch(AsksWhetherItCan()) },
  WrongAnswer("answers the opposite") {
    watch { _, perform in
      let isDone = perform()
      return (isDone, !isDone)
    }
  },
  WrongAnswer("notes each name once") {
    noting { app, _, isDone, name in
      if isDone {
        if !app.performed.contains(name) { app.performed.append(name) }
      } else {
        app.lost.append(name)
      }
    }
  },
  WrongAnswer("takes a lost action off when it is performed later") {
    noting { app, _, isDone, name in
      if isDone {
        app.performed.append(name)
        app.lost.removeAll { $0 == name }
      } else {
        app.lost.append(name)
      }
    }
  },
  WrongAnswer("notes only what a finger sends") {
    noting { app, event, isDone, name in
      guard event != nil else { return }
      if isDone { app.performed.append(name) } else { app.lost.append(name) }
    }
  },
  WrongAnswer("asks the target, which need not be a responder") { watch(AsksTheTarget()) },
  WrongAnswer("does not send again what was lost once") { watch(GivesUp()) },
  WrongAnswer("sends a lost one again") {
    watch { _, perform in
      let isDone = perform() || perform()
      return (isDone, isDone)
    }
  },
  WrongAnswer("hands on no target") { handing { _, sender, event in (nil, sender, event) } },
  WrongAnswer("hands on no sender") { handing { target, _, event in (target, nil, event) } },
  WrongAnswer("hands on no event") { handing { target, sender, _ in (target, sender, nil) } },
  WrongAnswer("sends nothing that has no target") {
    watch { target, send in
      let isDone = target != nil && send()
      return (isDone, isDone)
    }
  },
  WrongAnswer("notes nothing that is lost") {
    noting { app, _, isDone, name in if isDone { app.performed.append(name) } }
  },
  WrongAnswer("notes every action as performed") {
    noting { app, _, isDone, name in
      app.performed.append(name)
      if !isDone { app.lost.append(name) }
    }
  },
  WrongAnswer("notes the later one first") {
    noting { app, _, isDone, name in
      if isDone { app.performed.insert(name, at: 0) } else { app.lost.insert(name, at: 0) }
    }
  },
]

/// An app that keeps two lists, as the answer has to.
class WatchingApp: UIApplication {
  var performed: [String] = []
  var lost: [String] = []

  func note(_ action: Action, _ isDone: Bool) {
    if isDone { performed.append(action.name) } else { lost.append(action.name) }
  }
}

func watch(_ app: WatchingApp) -> Watch {
  Watch(app: app, performed: { app.performed }, lost: { app.lost })
}

private func watch(
  _ handle: @escaping (AnyObject?, () -> Bool) -> (isDone: Bool, answer: Bool)
) -> Watch {
  let app = Mistaken()
  app.handle = handle
  return watch(app)
}

private final class Mistaken: WatchingApp {
  var handle: (AnyObject?, () -> Bool) -> (isDone: Bool, answer: Bool) = { ($1(), true) }

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let (isDone, answer) = handle(target) {
      super.sendAction(action, to: target, from: sender, for: event)
    }
    note(action, isDone)
    return answer
  }
}

/// Notes an action: of an app, with an event or not, performed or not, of this name.
private typealias Noting = (Notes, UIEvent?, Bool, String) -> Void

private func noting(_ note: @escaping Noting) -> Watch {
  let app = Notes()
  app.noting = note
  return watch(app)
}

private final class Notes: WatchingApp {
  var noting: Noting = { _, _, _, _ in }

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let isDone = super.sendAction(action, to: target, from: sender, for: event)
    noting(self, event, isDone, action.name)
    return isDone
  }
}

private final class AsksTheTarget: WatchingApp {
  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let start = windowScene.keyWindow?.firstResponder ?? (sender as? UIResponder)
    let receiver = target ?? start?.target(forAction: action, withSender: sender)
    let canPerform =
      (receiver as? UIResponder)?.canPerformAction(action, withSender: sender) ?? false
    note(action, canPerform)
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}

private final class AnswersFromItsLists: WatchingApp {
  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    note(action, super.sendAction(action, to: target, from: sender, for: event))
    return !lost.contains(action.name)
  }
}

private final class AsksWhetherItCan: WatchingApp {
  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let isNo = (target as? UIResponder)?.canPerformAction(action, withSender: sender) == false
    let isDone = !isNo && super.sendAction(action, to: target, from: sender, for: event)
    note(action, isDone)
    return isDone
  }
}

private final class GivesUp: WatchingApp {
  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let isDone =
      !lost.contains(action.name)
      && super.sendAction(action, to: target, from: sender, for: event)
    note(action, isDone)
    return isDone
  }
}

/// What an action travels with: its target, its sender, its event.
private typealias Luggage = (AnyObject?, AnyObject?, UIEvent?)

private func handing(_ pack: @escaping (AnyObject?, AnyObject?, UIEvent?) -> Luggage) -> Watch {
  let app = LosesLuggage()
  app.pack = pack
  return watch(app)
}

private final class LosesLuggage: WatchingApp {
  var pack: (AnyObject?, AnyObject?, UIEvent?) -> Luggage = { ($0, $1, $2) }

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let (target, sender, event) = pack(target, sender, event)
    let isDone = super.sendAction(action, to: target, from: sender, for: event)
    note(action, isDone)
    return isDone
  }
}

private final class SearchesItself: WatchingApp {
  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    let found =
      target ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
    note(action, found != nil)
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}

/// Right: leaves as soon as it knows that the action is lost.
final class LeavesEarly: WatchingApp {
  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    guard super.sendAction(action, to: target, from: sender, for: event) else {
      lost += [action.name]
      return false
    }
    performed += [action.name]
    return true
  }
}

/// Right: keeps one list of both kinds.
final class NotesPairs: UIApplication {
  private(set) var all: [(name: String, isDone: Bool)] = []

  override func sendAction(
    _ action: Action, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    all.append((action.name, super.sendAction(action, to: target, from: sender, for: event)))
    return all[all.count - 1].isDone
  }
}
