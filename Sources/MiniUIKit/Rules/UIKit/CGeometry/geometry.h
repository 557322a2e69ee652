typedef struct { double x, y; } CGPoint;
typedef struct { double width, height; } CGSize;
typedef struct { double dx, dy; } CGVector;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { double a, b, c, d, tx, ty; } CGAffineTransform;
typedef struct {
  double m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
typedef struct { long location, length; } NSRange;
typedef struct { double top, left, bottom, right; } UIEdgeInsets;
typedef struct { double top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct { double horizontal, vertical; } UIOffset;
