import ExerciseKit
import Foundation

@testable import Grading

/// An exercise whose answers try to keep a verdict from others, or to outlive the run.
let hostile = Grader(
  "1.3", read: "Chapters/01-slug, The rule, step 1",
  solution: { {} },
  wrong: switchesOffLimits + waits + ends + takes + starts
) { make in
  playing("Two cards, touch (50, 50)") { make()() }
}.grading { {} }

/// An exercise whose answers go for their supervisor, or for the verdict itself.
let forging = Grader(
  "1.8", read: "Chapters/01-slug, The rule, step 1", solution: { {} },
  wrong: [
    deed("stops its supervisor", .lost) {
      kill(parent(of: getppid()), SIGSTOP)
      while true { sleep(60) }
    },
    deed("stops its supervisor and the starter", .lost) {
      let supervisor = parent(of: getppid())
      kill(getppid(), SIGSTOP)
      kill(supervisor, SIGSTOP)
      while true { sleep(60) }
    },
    deed("debugs its supervisor", .lost) {
      debug(parent(of: getppid()))
      while true { sleep(60) }
    },
    deed("debugs its supervisor and leaves", .lost) {
      debug(parent(of: getppid()))
      _exit(0)
    },
    deed("writes a verdict onto the page", .left) {
      forgeVerdict()
      _exit(0)
    },
  ]
) { make in
  playing("Two cards, touch (50, 50)") { make()() }
}.grading { {} }

private typealias Deed = () -> Void

private func deed(
  _ name: String, _ fate: Verdict, _ body: @escaping @Sendable () -> Void
) -> WrongAnswer<Deed> {
  WrongAnswer(name, ends: fate) { body }
}

private let switchesOffLimits = [
  deed("ignores alarms", .endless) {
    for number in Int32(1)...31 { signal(number, SIG_IGN) }
    spin()
  },
  deed("switches timers off", .endless) {
    var none = itimerval()
    setitimer(timer, &none, nil)
    alarm(0)
    spin()
  },
  deed("takes a session of its own", .endless) {
    setsid()
    spin()
  },
  deed("spins on another thread", .endless) {
    Thread { spin() }.start()
    while true { sleep(60) }
  },
]

private let waits = [
  deed("stops itself", .waiting) { raise(SIGSTOP) },
  deed("becomes another program", .waiting) { become("/bin/sleep", "1000") },
  deed("locks twice", .waiting) {
    let lock = NSLock()
    lock.lock()
    lock.lock()
  },
  deed("waits for work that never comes", .waiting) { DispatchSemaphore(value: 0).wait() },
  deed("naps for ever", .waiting) { while true { usleep(20_000) } },
]

private let ends = [
  deed("kills its parent", .killed) {
    kill(getppid(), SIGKILL)
    while true { sleep(60) }
  },
  deed("kills its group", .killed) { kill(0, SIGKILL) },
  deed("kills itself", .killed) { kill(getpid(), SIGKILL) },
  deed("terminates itself", .killed) { raise(SIGTERM) },
  deed("lets an alarm ring", .killed) {
    ualarm(100_000, 0)
    while true { sleep(60) }
  },
  deed("writes into a broken pipe", .killed) {
    var pair: [Int32] = [0, 0]
    pipe(&pair)
    close(pair[0])
    write(pair[1], "x", 1)
  },
  deed("aborts", .crashed) { abort() },
  deed("leaves at once", .left) { _exit(0) },
  deed("becomes a program that ends", .left) { become("/bin/sleep", "0") },
  deed("uses up the stack", .crashed) { _ = recurse(0) },
  deed("uses up the stack of a thread", .crashed) {
    Thread { _ = recurse(0) }.start()
    while true { sleep(60) }
  },
  deed("reads what is not there", .crashed) {
    print(UnsafePointer<Int>(bitPattern: 8)?.pointee ?? 0)
  },
]

private let takes = [
  deed("prints without end", .endless) { while true { print("a line of some length") } },
  deed("prints one huge line", .passed) {
    print(String(repeating: "x", count: 1 << 20))
  },
  deed("prints what is no text", .passed) {
    let bytes = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    FileHandle.standardError.write(Data(bytes + [10] + Array("\u{1b}[31m\n".utf8)))
  },
  deed("takes memory without end", .memory) {
    // A million bytes at once, or a slow machine calls it endless before it has taken much.
    let size = 1 << 20
    var arrays: [[UInt8]] = []
    while true {
      arrays.append(
        [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
          bytes.baseAddress.map { _ = memset($0, 1, size) }
          count = size
        })
    }
  },
  deed("takes too much memory at once", .memory) {
    print(Array(repeating: UInt8(1), count: 1 << 46).count)
  },
  deed("closes every descriptor", .passed) { for number in Int32(0)...255 { close(number) } },
  deed("reads the keyboard", .passed) { while readLine() != nil {} },
  deed("changes the folder", .passed) { chdir("/") },
  deed("writes a huge file", .killed) {
    let path = FileManager.default.temporaryDirectory.path + "/huge-\(getpid())"
    let file = open(path, O_CREAT | O_RDWR, 0o600)
    unlink(path)
    ftruncate(file, 1 << 40)
  },
]

private let starts = [
  deed("leaves a process behind", .processes) { start("/bin/sleep", "1001") },
  deed("leaves one in another session", .processes) {
    start("/bin/sh", "-c", "setsid sleep 1002 & setsid sleep 1003 & sleep 1004")
  },
  deed("waits for a process", .processes) {
    var status: Int32 = 0
    waitpid(start("/bin/sleep", "1005"), &status, 0)
  },
  deed("starts processes without end", .processes) {
    while true { start("/bin/sleep", "1006") }
  },
]

// MARK: - Deeds

#if canImport(Darwin)
  private let timer = ITIMER_PROF
#else
  private let timer = Int32(ITIMER_PROF.rawValue)
#endif

private func spin() {
  var index = 0
  while index >= 0 { index = (index + 1) % 7 }
}

private func recurse(_ depth: Int) -> Int {
  depth < 0 ? 0 : recurse(depth + 1) + depth
}

@discardableResult
private func start(_ command: String...) -> pid_t {
  var process: pid_t = 0
  var words = command.map { strdup($0) } + [nil]
  var environment: [UnsafeMutablePointer<CChar>?] = [nil]
  posix_spawn(&process, command[0], nil, nil, &words, &environment)
  return process
}

func become(_ command: String...) {
  var words = command.map { strdup($0) } + [nil]
  execv(command[0], &words)
}

/// The parent of a process, as `/proc` names it; none elsewhere.
private func parent(of process: pid_t) -> pid_t {
  let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("PPid:") }
  return line.flatMap { pid_t($0.dropFirst(5).filter(\.isNumber)) } ?? 0
}

/// Begins to debug another process, which stops it; where the system forbids that, this one ends itself
/// by a signal that nothing else here sends.
///
/// All its threads are debugged: one that is not goes on, and it may be the one that watches.
private func debug(_ process: pid_t) {
  #if os(Linux)
    let threads = try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")
    let ids = (threads ?? []).compactMap { pid_t($0) }
    if ids.count(where: { ptrace(16, $0, 0, 0) == 0 }) > 0 { return }  // PTRACE_ATTACH
  #endif
  raise(SIGUSR1)
}

#if os(Linux)
  // In no Swift module. It takes any number of arguments, and these four are passed like any.
  @_silgen_name("ptrace")
  private func ptrace(_ request: Int32, _ process: pid_t, _ address: Int, _ data: Int) -> Int
#endif

/// Writes “passed” wherever memory is shared, as the grader would, but without its seal.
private func forgeVerdict() {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for line in maps.split(separator: "\n") where line.contains(" rw-s ") {
    guard let end = line.firstIndex(of: "-"), let start = UInt(line[..<end], radix: 16),
      let page = UnsafeMutableRawPointer(bitPattern: start)
    else { continue }
    for head in [4, 16] {
      for (place, byte) in "passed".utf8.enumerated() {
        page.storeBytes(of: byte, toByteOffset: 1024 + head + place, as: UInt8.self)
      }
    }
    page.storeBytes(of: 6, toByteOffset: 1024, as: UInt32.self)
  }
}
