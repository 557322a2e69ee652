import MiniUIKit

/// What the file of exercise 6.5 has, as the reader gets it.
enum Stub6_5 {
  final class RecordButton: UIControl {
    private(set) var isRecording = false
    private(set) var saved = 0

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      isRecording = true
      return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
      super.endTracking(touch, with: event)
      isRecording = false
      saved += 1
    }
  }
}
