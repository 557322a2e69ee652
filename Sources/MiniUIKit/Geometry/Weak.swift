/// A reference that does not keep its object alive.
///
/// Embedded Swift has no weak references; there it is a strong one, and a scene lives as long as
/// its page. What shows a target that dies is therefore native only.
package struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    package var object: Object?
  #else
    package weak var object: Object?
  #endif

  package init(_ object: Object?) { self.object = object }
}
