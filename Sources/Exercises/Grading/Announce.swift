/// Says which scene an answer is about to play, so that a crash in it can name it.
///
/// Costs next to nothing, and does nothing where no answer is graded.
///
/// - Parameter name: What messages call the scene; empty if none is played.
public func announce(scene name: String) { SharedNote.own?.write(name, to: .scene) }
