import ExerciseKit

// A touch that is followed ends in one of two ways: endTracking, or cancelTracking, and never both.
// So what you start in beginTracking, you have to stop in each of them.
// cancelTracking is called when the system takes the touch, and also when the control leaves its
// window, so one override covers both cases. Both call super, as Apple demands: without it the button
// continues to track and stays highlighted.
// The trap: overriding one of the two, or touchesCancelled, without super. The button stops recording
// and looks right at first, but it stays pressed.
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

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    isRecording = false
  }
}
