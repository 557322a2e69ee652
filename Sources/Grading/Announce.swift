/// Says which scene an answer is about to play, so that a crash in it can name it.
///
/// - Parameter name: What messages call the scene; empty if none is played.
public func announce(scene name: String) {}
