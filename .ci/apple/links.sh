#!/usr/bin/env bash
# Does each bundle of tests link by itself, from nothing but what it declares? So Xcode links them, while
# SwiftPM makes one bundle of all. It takes the objects of
# WHOLE_BOOK=1 swift build --build-tests: links.sh WORK
set -uo pipefail
cd "$(dirname "$0")/../.."
work=$1
export WHOLE_BOOK=1
mkdir -p "$work"
# One line a target: its name, its type, what it depends on.
swift package describe --type text 2>/dev/null | awk '
  /^    Name: / {if (name) print name, type, needs; name = $2; needs = ""; on = 0}
  /^    Type: / {type = $2}
  /^    Target dependencies:/ {on = 1; next}
  on && /^        / {needs = needs " " $1; next}
  {on = 0}
  END {print name, type, needs}' >"$work/targets"
# One line a test target: its name and all that it reaches.
awk '
  {type[$1] = $2; needs[$1] = ""; for (i = 3; i <= NF; i++) needs[$1] = needs[$1] " " $i}
  function reach(name,   parts, count, i) {
    if (name in seen) return
    seen[name] = 1
    count = split(needs[name], parts, " ")
    for (i = 1; i <= count; i++) reach(parts[i])
  }
  END {
    for (name in type) if (type[name] == "test") {
      delete seen
      reach(name)
      line = name
      for (other in seen) if (other != name) line = line " " other
      print line
    }
  }' "$work/targets" | sort >"$work/bundles"
[ -s "$work/bundles" ] || { echo "SwiftPM names no test targets."; exit 2; }
link() {
  local name=$1 objects=()
  for target in "$@"; do
    while IFS= read -r object; do objects+=("$object"); done < <(
      find ".build/debug/$target.build" -name '*.o' 2>/dev/null)
  done
  swiftc -emit-library -use-ld=lld -Xlinker --no-undefined \
    -o "$work/$name.so" "${objects[@]}" >"$work/$name.log" 2>&1 && rm -f "$work/$name.so" && return
  echo "$name does not link from what it declares:"
  grep -E 'undefined|error' "$work/$name.log" | swift demangle --simplified | sort -u | head -n 5
  return 1
}
bad=0
while IFS=' ' read -r -a targets; do link "${targets[@]}" || bad=1; done <"$work/bundles"
wc -l <"$work/bundles" | sed 's/^ *//; s/$/ bundles of tests/'
exit $bad
