// What a page in a browser calls. Text crosses in UTF-8 by one buffer, in both directions.

#if hasFeature(Embedded)
  import GradingCore
  import MiniUIKit

  nonisolated(unsafe) private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: 4096)

  /// Makes room in the buffer and says where it lies.
  @_cdecl("pageBuffer")
  public func pageBuffer(_ length: Int32) -> UnsafeMutablePointer<UInt8>? {
    if buffer.count < Int(length) {
      buffer.deallocate()
      buffer = .allocate(capacity: Int(length) * 2)
    }
    return buffer.baseAddress
  }

  /// Judges the answer that stands in the buffer, below a line with the exercise's number.
  ///
  /// - Parameter length: How many bytes both have.
  /// - Returns: How many bytes the message has, which stands in the buffer then; none if the answer
  ///   is right.
  @_cdecl("pageAnswer")
  public func pageAnswer(_ length: Int32) -> Int32 {
    let request = String(decoding: buffer[..<Int(length)], as: UTF8.self)
    let id = request.prefix { $0 != "\n" }
    let answer = String(request.dropFirst(id.count + 1))
    let message = WrittenExercise.verdict(String(id), answer) ?? "There is no exercise \(id) here."
    let bytes = Array(message.utf8)
    _ = pageBuffer(Int32(bytes.count))
    _ = buffer.update(fromContentsOf: bytes)
    return Int32(bytes.count)
  }

  /// Makes one of each class that the engine asks for and no exercise makes.
  ///
  /// What is only asked for, as in `view is UISwitch`, is compiled without its methods, and cannot be
  /// linked. No page calls this, so that the linker drops it.
  @_cdecl("pageClasses")
  public func pageClasses() -> Int32 {
    let views: [UIView] = [
      UISlider(frame: .zero), UIStepper(frame: .zero), UISwitch(frame: .zero),
      UITextField(frame: .zero),
      UIScrollView(frame: .zero), UITableViewCell(style: .default, reuseIdentifier: nil),
    ]
    let phone = Phone()
    do throws(ScriptError) { try phone.press(.select) } catch { return 0 }
    return Int32(views.count)
  }
#endif
