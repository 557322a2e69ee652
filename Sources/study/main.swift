import Foundation

Interrupt.prepare()
exit(Study().run(Array(CommandLine.arguments.dropFirst())))
