import MiniUIKit
import Stage

// listing: helper
/// A helper that lives only as long as some object keeps it.
final class Helper: UIResponder {
  func didSave() {}
}
// end

/// Only natively: Embedded Swift has no weak references, so there no target ever dies.
#if hasFeature(Embedded)
  let deadTarget: [Experiment] = []
#else
  /// A target that is gone when the finger comes (E1).
  let deadTarget = [
    helped("6L", "A helper as target that no object keeps", isKept: false),
    helped("6L2", "A helper as target that the controller keeps", isKept: true),
  ]
#endif

private final class Keeper: UIViewController {
  var helper: Helper?
}

private func helped(_ id: String, _ title: String, isKept: Bool) -> Experiment {
  Experiment(
    id, title, kinds: shown + ["send"], showsChain: false,
    parameters: [.flag("kept", isKept, "the controller keeps the helper")], touch: onSave,
    on: { Stage(settings: $0, viewController: Keeper()) }
  ) { stage throws(ScriptError) in
    guard let keeper = stage.viewController as? Keeper else { return }
    let save = stage.addButton(UIButton(frame: saveFrame), "save", .green)
    if stage.flag("kept") { connect(save, keptBy: keeper) } else { connect(save) }
    try stage.finger.tap(at: stage.touch)
  }
}

// listing: connect
private func connect(_ save: UIButton) {
  let helper = named("helper", Helper())
  save.addTarget(helper, action: Helper.didSave, for: .touchUpInside, name: "didSave")
}
// end

private func connect(_ save: UIButton, keptBy keeper: Keeper) {
  let helper = named("helper", Helper())
  save.addTarget(helper, action: Helper.didSave, for: .touchUpInside, name: "didSave")
  keeper.helper = helper
}
