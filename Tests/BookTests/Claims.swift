/// The claims of the articles this book starts from that are not right, or right only in part.
///
/// The first digit is the article's: C0-34 is claim 34 of article S000.
let claims: [String] = """
  C0-1 C0-2 C0-4 C0-6 C0-7 C0-8 C0-9 C0-13 C0-14 C0-17 C0-18 C0-20 C0-21 C0-22 C0-23
  C0-30 C0-33 C0-34 C0-35 C0-36 C0-38 C0-41 C0-42 C0-43 C0-45 C0-46
  C1-1 C1-2 C1-3 C1-11 C1-14 C1-15 C1-17 C1-19 C1-23 C1-24 C1-26 C1-31
  C2-1 C2-2 C2-3 C2-5 C2-6 C2-7 C2-8 C2-9 C2-10 C2-11 C2-12 C2-13 C2-16 C2-18 C2-19
  C2-21 C2-23 C2-24 C2-25 C2-26 C2-27 C2-28 C2-29 C2-30 C2-31 C2-32 C2-33
  C3-3 C3-4 C3-8 C3-10 C3-11 C3-12 C3-15
  C4-1 C4-3 C4-4 C4-5 C4-6 C4-7 C4-8 C4-11 C4-12 C4-14 C4-15 C4-18 C4-19 C4-20 C4-23 C4-25
  """.split { $0.isWhitespace }.map { String($0) }
