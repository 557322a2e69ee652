/// What the app's objects were called for, in order, as one number.
///
/// Two plays are compared by it, one of them without a listener.
struct Journal: Equatable {
  private(set) var count = 0
  private var digest: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func note(_ values: Int...) {
    count += 1
    for value in values {
      digest = (digest ^ UInt64(bitPattern: Int64(value))) &* 0x100_0000_01B3
    }
  }
}
