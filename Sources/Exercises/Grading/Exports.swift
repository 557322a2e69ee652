// A grader needs one import: what judges without files and processes is a module of its own, so that
// the pages in a browser can judge with it.
@_exported public import GradingCore
