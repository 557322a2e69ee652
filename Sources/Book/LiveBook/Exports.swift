// What a page in a browser calls. Text crosses in UTF-8 by one buffer, in both directions.

#if hasFeature(Embedded)
  nonisolated(unsafe) private let page = LivePage()
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

  /// Obeys the request that stands in the buffer.
  ///
  /// - Parameter length: How many bytes it has.
  /// - Returns: How many bytes the answer has, which stands in the buffer then.
  @_cdecl("pageAnswer")
  public func pageAnswer(_ length: Int32) -> Int32 {
    put(page.answer(String(decoding: buffer[..<Int(length)], as: UTF8.self)))
  }

  /// Changes a parameter; the answer stands in the buffer.
  @_cdecl("pageSet")
  public func pageSet(_ parameter: Int32, _ value: Double) -> Int32 {
    put(page.set(Int(parameter), to: value))
  }

  /// A finger does something.
  @_cdecl("pageFinger")
  public func pageFinger(_ deed: Int32, _ finger: Int32, _ x: Double, _ y: Double) {
    page.finger(Int(deed), Int(finger), x, y)
  }

  /// Real time passes, in microseconds.
  @_cdecl("pageAdvance")
  public func pageAdvance(_ microseconds: Double) { page.advance(by: microseconds) }

  private func put(_ text: String) -> Int32 {
    let bytes = Array(text.utf8)
    _ = pageBuffer(Int32(bytes.count))
    _ = buffer.update(fromContentsOf: bytes)
    return Int32(bytes.count)
  }
#endif
