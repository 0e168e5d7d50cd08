#!/usr/bin/env bash
# Puts the Kotlin libraries where `swift build` and `swift test` find them, and runs the checks that
# need more than those two commands.
#
#   ./build.sh                   keeps what is installed if it is of these sources; else the prebuilt
#                                libraries if they are; else from source, with the gradle on PATH or
#                                else kotlin/gradlew
#   ./build.sh source            from source, whatever is installed
#   ./build.sh prebuilt          the prebuilt libraries, whatever is installed, or fail
#   ./build.sh refresh-prebuilt  from source, and write kotlin/prebuilt
#   ./build.sh check-prebuilt    fail unless the prebuilt libraries are of these sources: compares them with libraries built
#                                from source, and builds those unless they are installed
#   ./build.sh compare <library> <other>
#                                fail unless both export, say and declare the same and have about the same size
#   ./build.sh kotlin-tests      Kotlin tests, the check of the public Kotlin API, and mistakes
#   ./build.sh mistakes [--write]
#                                check what the processor says of each declaration that can't cross, or write that down
#   ./build.sh modules           generate the committed Swift modules of the libraries again
#   ./build.sh format [--fix]    check the Swift format, or apply it
#   ./build.sh layers            print the layers of each module's files, and fail on a circle or a wrong import
#   ./build.sh documentation     fail if a public declaration of Swift has no documentation
#   ./build.sh guide             do what docs/OWN-LIBRARY.md says, outside of the clone, with the archive of the committed
#                                Swift code: write the project, build it, run it and its test. Then run what the tutorial
#                                shows on its way, and a program with two libraries
#   ./build.sh site <folder> [base]
#                                write the pages, the documentation of all public modules and the tutorial as a static site,
#                                and check it in a headless Chromium. base is the path at which it will be served: / unless
#                                given. KOTLIN_BRIDGE_BENCH_PAGE is a page of 'kotlin-bridge bench --html' to add
#   ./build.sh publish <folder or URL>
#                                write the Kotlin modules and the Gradle plugin as a Maven repository. KOTLIN_BRIDGE_MAVEN_USER
#                                and KOTLIN_BRIDGE_MAVEN_PASSWORD are for a URL; KOTLIN_BRIDGE_SIGNING_KEY, an ASCII-armored
#                                PGP key, and KOTLIN_BRIDGE_SIGNING_PASSWORD sign what is published
#   ./build.sh archive <folder>  write kotlin-bridge-<version>-linux-<machine>.tar.gz: the command as one executable, the Maven
#                                repository, and the committed Swift code as a Git repository with the version as a tag;
#                                and the archive's checksum
#   ./build.sh release <folder>  run the tests and the bounds, compare the public API with that of the last tag, and write the
#                                archive
#   ./build.sh versions          fail unless the command, CHANGELOG.md and the pages name the version of the file VERSION
#   ./build.sh anything [packages [seed [libraries]]]
#                                random Kotlin declarations: a library of 60 packages, or as many as given, its module in
#                                Swift, and a program that gets back what it gave; each declaration is in the manifest or
#                                in the report. A seed repeats what was printed. Or that many libraries, one after the
#                                other, each with the next seed
#   ./build.sh account           each public declaration that the compiler has put into the klibs of kitchen and of what
#                                kitchen exports is in its manifest or in the report
#   ./build.sh check             check the Kotlin libraries by all rules, in a release build
#   ./build.sh size              how much generated code libkitchen.so has for each function and flow, which has a bound
#   ./build.sh violators [--exactly]
#                                check that each wrong bridge breaks its rules, or just its rules
#   ./build.sh zoo [--faults] [count [seed [first]]]
#                                check random right bridges by all rules, eight or as many as given, of which none may be
#                                accused; or ones with one fault each, and print what was found. A seed repeats what was
#                                printed, and the number of the first one leaves out those before it
#   ./build.sh stress [rounds [plain|thread|address]]
#                                the rules about races, 100 000 rounds or as many as given; eight threads at once, with ten
#                                times as many rounds each, and as many random pipelines of publishers; then, under each
#                                sanitizer, those rules, 5 000 rounds at most, and the tests of races, calls, flows, objects
#                                and publishers. Or one of these three parts: without a sanitizer, or under one.
#                                KOTLIN_BRIDGE_SEED repeats the pipelines of a seed that was printed
#   ./build.sh fuzz [count]      that wrong bytes give an error or a value: ten million mutated frames that Kotlin gets, and
#                                as many that Swift reads, and for each side as many with wrong handles of objects; or as many
#                                as given. KOTLIN_BRIDGE_SEED repeats the rounds of a seed that was printed
#   ./build.sh help
set -euo pipefail

here=$PWD
root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
cd "$root"

# Every library by its name, which is that of its Gradle project. lib<name>.so has its header in the
# folder C<Name>, where there is such a folder.
libraries=(bench fixtures kitchen samples violators)
installed=kotlin/build/lib
prebuilt=kotlin/prebuilt/linux-x86_64
contents=$prebuilt/contents.txt
# What was installed and of which sources; absent while that is none, or not yet all of one kind.
record=$installed/contents.txt
unpacked=kotlin/build/prebuilt

say() { echo "build.sh: $*"; }
fail() { echo "build.sh: error: $*" >&2; exit 1; }
names() { printf '%s\n' "${libraries[@]}"; }
# Where the Swift module of a library lies, and the module of its header.
folder_of() { # <name>
  case "$1" in
    bench) echo Sources/Tools ;;
    samples) echo Sources/Samples ;;
    *) echo Tests/Libraries ;;
  esac
}
header_of() { echo "$(folder_of "$1")/C${1^}/lib$1_api.h"; }
has_header() { [ -d "$(folder_of "$1")/C${1^}" ]; }
sha256() { sha256sum "$1" | cut -d ' ' -f 1; }

# recorded <record> <name>: what that file says of it.
recorded() { sed -n "s/^$2 //p" "$1"; }

# Replaces a file by another if they differ, at once, so that a process that has it mapped keeps it.
replace() {
  if cmp -s "$1" "$2"; then return; fi
  mkdir -p "$(dirname "$2")"
  cp "$1" "$2.new"
  mv "$2.new" "$2"
}

# ---- Sources -----------------------------------------------------------------------------------

# One digest over all that the libraries are made from, wherever the clone lies: not the tests.
sources_digest() {
  find kotlin Sources/CKotlinBridge Tests/Violators/Kotlin \
    \( -path kotlin/prebuilt -o -path kotlin/gradle/wrapper -o -name '.*' -o -path '*/src/*Test' \
      -o -name build -not -path '*/src/*' \) -prune -o -type f \
    \( -name '*.kt' -o -name '*.gradle' -o -name '*.toml' -o -name '*.def' -o -name '*.h' -o -name '*.c' \
      -o -name '*.map' -o -name gradle.properties \) -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -d ' ' -f 1
}

# Runs the Gradle on PATH, else the committed wrapper, in the Gradle build.
run_gradle() {
  local gradle version
  gradle=$(command -v gradle) || gradle=./gradlew
  if (cd kotlin && "$gradle" --console=plain "$@" 2>&1) | without_generated_warnings; then return; fi
  version=$(cd kotlin && "$gradle" --version 2> /dev/null | sed -n 's/^Gradle //p') || version=
  if [ -n "$version" ] && [ "$(printf '%s\n' 8.5 "$version" | sort -V | head -n 1)" != 8.5 ]; then
    fail "$gradle is Gradle $version, and 8.5 is needed: off PATH, kotlin/gradlew takes its place"
  fi
  fail "$gradle failed"
}

# Clang warns about C++ that Kotlin/Native generates and removes, where a library exports C functions of its own: bench.
without_generated_warnings() {
  awk '/konan_temp[0-9]+\/api\.cpp:.* warning: / { skip = 1 }
    /^> Task|^FAILURE|^BUILD|^[ew]: / { skip = 0 }
    !skip { print; fflush() }
    /^[0-9]+ warnings? generated/ { skip = 0 }'
}

# Fails where neither a gradle nor a java for the wrapper is to be had.
require_gradle() {
  if command -v gradle > /dev/null; then return; fi
  if [ -n "${JAVA_HOME:-}" ] || command -v java > /dev/null; then return; fi
  fail "building from source needs Gradle 8.5 or newer on PATH, or a JDK 17 or newer for the Gradle" \
    "wrapper kotlin/gradlew (apt-get install openjdk-17-jdk-headless)."
}

# Checks the libraries where Gradle has put them, and installs them with their manifests and headers.
install_built() {
  local folder=kotlin/build/linked/release name built manifest header
  rm -f "$record"
  for name in $(names); do
    built=$folder/lib$name.so
    [ -f "$built" ] || fail "Gradle linked no $built"
    check_library "$name" "$built" "kotlin/build/exports/$name.map"
    replace "$built" "$installed/lib$name.so"
    manifest=$folder/$name.kotlin-bridge.json
    if [ -f "$manifest" ]; then replace "$manifest" "$installed/$name.kotlin-bridge.json"; fi
    has_header "$name" || continue
    header=$folder/lib${name}_api.h
    cmp -s "$header" "$(header_of "$name")" || say "wrote $(header_of "$name"), which has changed"
    replace "$header" "$(header_of "$name")"
  done
}

build_from_source() {
  local gradle sources
  require_gradle
  gradle=$(command -v gradle) || gradle=kotlin/gradlew
  say "from source with $gradle into $installed: $1"
  # Before the build: what is changed meanwhile may not be in it.
  sources=$(sources_digest)
  run_gradle bridgeLibrary
  install_built
  { echo "sources $sources"; digests_in "$installed"; } | remember "built from source"
}

# check_library <name> <file> <version script>: the library must export what the version script lists
# and nothing else. An ELF symbol with a common name captures other libraries' calls. This compares
# with the exact list before any Swift is built; rule K44 (`./build.sh check`) judges the rest of the
# file: soname, stack, text relocations, unloading.
check_library() {
  local name=$1 file=$2 exported expected
  if ! command -v readelf > /dev/null; then
    say "no readelf (package binutils): the symbols of lib$name.so are not checked"
    return
  fi
  exported=$(readelf --wide --dyn-syms "$file" |
    awk '($5 == "GLOBAL" || $5 == "WEAK" || $5 == "UNIQUE") && $7 != "UND" { print $8 }' | LC_ALL=C sort | xargs)
  expected=$(sed 's/.*global: //; s/; local.*//; s/; /\n/g' "$3" | LC_ALL=C sort | xargs)
  [ "$exported" = "$expected" ] || fail "$file exports '$exported' instead of '$expected'"
}

# ---- Installed libraries -----------------------------------------------------------------------

# remember <origin>: writes down what is installed now, with the record on stdin.
remember() {
  { echo "# What build.sh has installed here, so that it can keep it."; echo "origin $1"; cat; } > "$record.new"
  mv "$record.new" "$record"
}

# digests_in <folder>: those of the libraries there and of their headers, for a record.
digests_in() {
  local name
  for name in $(names); do
    echo "lib$name.so $(sha256 "$1/lib$name.so")"
    if has_header "$name"; then echo "lib${name}_api.h $(sha256 "$(header_of "$name")")"; fi
  done
}

# Why what is installed can't be kept; nothing if it can.
installed_refusal() {
  local name
  if [ ! -f "$record" ] || [ "$(recorded "$record" sources)" != "$(sources_digest)" ]; then
    echo "nothing of these sources is installed"; return
  fi
  for name in $(names); do
    is_recorded "$record" "lib$name.so" "$installed/lib$name.so" || return 0
    if has_header "$name"; then
      is_recorded "$record" "lib${name}_api.h" "$(header_of "$name")" || return 0
    fi
  done
}

# is_recorded <record> <name> <file>: whether the file is what was recorded by that name; says if not.
is_recorded() {
  if [ ! -f "$3" ]; then echo "$3 is missing"; return 1; fi
  if [ "$(sha256 "$3")" != "$(recorded "$1" "$2")" ]; then
    echo "$3 has been changed"; return 1
  fi
}

# ---- Prebuilt libraries ------------------------------------------------------------------------

machine_glibc() {
  local version
  version=$(getconf GNU_LIBC_VERSION 2> /dev/null) || version="glibc 0"
  echo "${version#glibc }"
}

# Why the prebuilt libraries can't be used here; nothing if they can.
prebuilt_refusal() {
  local needed have
  if [ ! -f "$contents" ]; then echo "there are no prebuilt libraries in $prebuilt"; return; fi
  if [ "$(uname -sm)" != "Linux x86_64" ]; then
    echo "the prebuilt libraries are for Linux x86_64 and this is $(uname -sm)"; return
  fi
  if [ "$(recorded "$contents" sources)" != "$(sources_digest)" ]; then
    echo "the prebuilt libraries are of other sources than these"; return
  fi
  needed=$(recorded "$contents" glibc) have=$(machine_glibc)
  if [ "$(printf '%s\n' "$needed" "$have" | sort -V | tail -n 1)" != "$have" ]; then
    echo "the prebuilt libraries need glibc $needed or newer and this machine has $have"
  fi
}

# Unpacks each library and checks it and its committed header against the record.
unpack_prebuilt() {
  local name header
  mkdir -p "$unpacked"
  for name in $(names); do
    gzip -dc "$prebuilt/lib$name.so.gz" > "$unpacked/lib$name.so" ||
      fail "$prebuilt/lib$name.so.gz can't be unpacked: restore it, or ./build.sh source"
    is_recorded "$contents" "lib$name.so" "$unpacked/lib$name.so" > /dev/null ||
      fail "$prebuilt/lib$name.so.gz is not what $contents describes: restore it, or ./build.sh source"
    has_header "$name" || continue
    header=$(header_of "$name")
    is_recorded "$contents" "lib${name}_api.h" "$header" > /dev/null ||
      fail "$header is not the header of the prebuilt lib$name.so: restore it, or ./build.sh source"
  done
}

use_prebuilt() {
  local refusal name
  refusal=$(prebuilt_refusal)
  [ -z "$refusal" ] || fail "$refusal"
  unpack_prebuilt
  rm -f "$record"
  for name in $(names); do replace "$unpacked/lib$name.so" "$installed/lib$name.so"; done
  grep -v '^#' "$contents" | remember prebuilt
  say "unpacked the prebuilt libraries of these sources into $installed: $1"
}

refresh_prebuilt() {
  local name needed
  { command -v readelf && command -v strip; } > /dev/null || fail "refreshing the prebuilt libraries needs binutils"
  build_from_source "the prebuilt libraries are to be refreshed"
  needed=$(for name in $(names); do readelf --wide -V "$installed/lib$name.so"; done |
    grep -o 'GLIBC_[0-9.]*' | sed 's/GLIBC_//' | sort -Vu | tail -n 1)
  rm -rf "$prebuilt"
  mkdir -p "$prebuilt" "$unpacked"
  {
    echo "# What the libraries here are of and need. Written by ./build.sh refresh-prebuilt."
    echo "sources $(recorded "$record" sources)"
    echo "glibc $needed"
    for name in $(names); do
      # Without the names of local symbols, which hold the paths of the machine that built them.
      strip --strip-unneeded -o "$unpacked/lib$name.so" "$installed/lib$name.so"
      gzip -9nc "$unpacked/lib$name.so" > "$prebuilt/lib$name.so.gz"
    done
    digests_in "$unpacked"
  } > "$contents"
  say "wrote $prebuilt ($(du -sh "$prebuilt" | cut -f 1))"
}

# The digest is only what the record says, so what the libraries offer is compared with what these sources give.
check_prebuilt() {
  local name wrong=
  [ -f "$contents" ] || fail "there are no prebuilt libraries: ./build.sh refresh-prebuilt"
  [ "$(recorded "$contents" sources)" = "$(sources_digest)" ] ||
    fail "the prebuilt libraries are of other sources than these: ./build.sh refresh-prebuilt"
  unpack_prebuilt
  if [ -n "$(installed_refusal)" ] || [ "$(recorded "$record" origin)" != "built from source" ]; then
    build_from_source "the prebuilt libraries are compared with what is built"
  fi
  find_harness
  for name in $(names); do
    has_same_offer "$unpacked/lib$name.so" "$installed/lib$name.so" || wrong+=" lib$name.so ($differing)"
  done
  [ -z "$wrong" ] || fail "prebuilt libraries are not of these sources:$wrong; ./build.sh refresh-prebuilt makes them anew"
  say "the prebuilt libraries are of these sources: they offer what is built from source"
}

# ---- Comparison --------------------------------------------------------------------------------

compare() {
  { [ $# = 2 ] && [ -f "$1" ] && [ -f "$2" ]; } || usage_error "compare takes the files of two libraries"
  find_harness
  has_same_offer "$1" "$2" || fail "$1 and $2 differ: $differing"
  say "$1 and $2 offer the same"
}

# has_same_offer <library> <other>: whether both offer the same and are about as big. Prints how they differ, and puts
# the parts in which they do into `differing`.
has_same_offer() {
  local parts=("exported symbols" size) part is_read scratch
  differing=
  scratch=$(mktemp -d)
  # A hand-written bridge has no table.
  if [ -n "$(nm -D "$1" "$2" | grep '_kotlin_bridge$')" ]; then parts+=(table manifest); fi
  for part in "${parts[@]}"; do
    # What one library doesn't say is no part in which it is like the other one.
    is_read=true
    offered "$part" "$1" > "$scratch/first" || is_read=false
    offered "$part" "$2" > "$scratch/second" || is_read=false
    if $is_read && is_same "$part" "$scratch/first" "$scratch/second"; then continue; fi
    differing+="${differing:+, }$part"
    say "the $part of $1 (<) and $2 (>):"
    diff "$scratch/first" "$scratch/second" | cut -c 1-200 | head -n 40 || true
  done
  rm -rf "$scratch"
  [ -z "$differing" ]
}

# offered <part> <library>: that part of what a library offers, line by line.
offered() {
  case "$1" in
    "exported symbols") nm -D --defined-only "$2" | awk '{ print $2, $3 }' | LC_ALL=C sort ;;
    # Of the file as it would be committed.
    size) strip --strip-unneeded -o "$scratch/stripped" "$2" && stat -c %s "$scratch/stripped" ;;
    # What it says once it is loaded: version and size of the table, digest and counts of the module, declarations.
    table) "$harness" inspect "$2" | sed -n '/^bridge /,$p' ;;
    manifest) "$harness" inspect "$2" --manifest ;;
  esac
}

# is_same <part> <file> <file>: a size may differ by two percent.
is_same() {
  [ -s "$2" ] && [ -s "$3" ] || return 1
  if [ "$1" != size ]; then cmp -s "$2" "$3"; return; fi
  local first second
  first=$(cat "$2") second=$(cat "$3")
  [ $((first * 100)) -le $((second * 102)) ] && [ $((second * 100)) -le $((first * 102)) ]
}

# ---- Subcommands -------------------------------------------------------------------------------

build() {
  local not_kept not_prebuilt
  not_kept=$(installed_refusal)
  if [ -z "$not_kept" ]; then
    say "kept the libraries in $installed ($(recorded "$record" origin)): they are of these sources"
    return
  fi
  not_prebuilt=$(prebuilt_refusal)
  if [ -z "$not_prebuilt" ]; then use_prebuilt "$not_kept"; return; fi
  build_from_source "$not_kept, and $not_prebuilt"
}

kotlin_tests() {
  require_gradle
  run_gradle --continue allTests checkKotlinAbi :gradle-plugin:checkKotlinAbi
  # Gradle says nothing of tests that pass, and "nothing ran" must not look like success.
  local total
  total=$(find kotlin -path '*/build/test-results/*' -name 'TEST-*.xml' -exec grep -ho '<testsuite [^>]*' {} + |
    awk '{ for (i = 1; i <= NF; i++) if (split($i, part, "\"") > 1) sum[part[1]] += part[2] }
      END { printf "%d tests, %d skipped, %d failures", sum["tests="], sum["skipped="], sum["failures="] + sum["errors="] }')
  [ "${total%% *}" != 0 ] || fail "no Kotlin test ran"
  say "Kotlin: $total; the public API is as recorded"
  mistakes
}

# mistakes [--write]: compiles the module in kotlin/tests/mistakes, which must fail. KSP alone runs, and it prints the message of
# each declaration with the path of its file.
mistakes() {
  local expected=kotlin/tests/mistakes/expected.txt printed=kotlin/build/mistakes.txt
  require_gradle
  mkdir -p kotlin/build
  { (run_gradle -Pmistakes :mistakes:kspKotlinLinuxX64) 2>&1 || true; } |
    sed -n 's|^e: \[ksp\] .*/src/nativeMain/kotlin/||p' | LC_ALL=C sort -t : -k 1,1 -k 2n > "$printed"
  [ -s "$printed" ] || fail "the processor said nothing: gradle -Pmistakes :mistakes:kspKotlinLinuxX64 in kotlin/ shows why"
  case "${1:-}" in
    "") diff "$expected" "$printed" || fail "the processor does not say of wrong declarations what $expected says" ;;
    --write) cp "$printed" "$expected" ;;
    *) usage_error "mistakes takes --write or nothing, not '$1'" ;;
  esac
  say "$(wc -l < "$expected") mistakes have their messages"
}

check_format() {
  case "${1:-}" in
    "") formatted lint --strict; say "the format is right" ;;
    --fix) formatted --in-place ;;
    *) usage_error "format takes --fix or nothing, not '$1'" ;;
  esac
}

# formatted <option>…: runs `swift format` on all Swift files, but for those of the tutorial: they are as docs/OWN-LIBRARY.md
# has them, where a line may be longer.
formatted() {
  find Package.swift Sources Tests -name '*.docc' -prune -o -name '*.swift' -print0 | xargs -0 swift format "$@" --parallel
}

# Generates the committed modules again, of the libraries that are installed. A test fails if they are stale.
modules() {
  local library folder c_module
  for library in bench fixtures kitchen samples; do
    folder=$(folder_of "$library")
    c_module=$folder/C${library^}
    # It has a function of its own that opens the library, so it is no header alone.
    if [ "$library" = bench ]; then c_module+=Library; fi
    swift run --quiet kotlin-bridge-generate "$installed/lib$library.so" --module "${library^}" \
      --output "$folder/${library^}" --c-module "$c_module"
  done
}

# tool <folder>: compiles the program of a folder in Tests, unless that is done, and says where it is.
tool() {
  local tool=.build/tools/$1
  mkdir -p .build/tools
  if [ ! -x "$tool" ] || [ -n "$(find "Tests/$1" -newer "$tool" -print -quit)" ]; then
    swiftc -O -o "$tool" "Tests/$1"/*.swift >&2 || fail "Tests/$1 does not compile"
  fi
  echo "$tool"
}

# Prints the layers of every module of Sources and kotlin. The files of a module must not use each other in a circle, and
# Tests/Layers/ImportLimit.swift says what may be imported where.
layers() {
  local modules=() folder
  for folder in Sources/* Sources/{Combine,Samples,Tools}/* kotlin/*/*/src/*[mM]ain/kotlin Tests/Violators/Kotlin/src/*/kotlin; do
    case "$folder" in Sources/Combine | Sources/Samples | Sources/Tools) continue ;; esac
    # In a generated module the library and its members know each other.
    if grep -qs 'Made by `kotlin-bridge generate`' "$folder"/*.swift; then continue; fi
    if [ -n "$(find "$folder" \( -name '*.swift' -o -name '*.kt' \) -print -quit 2> /dev/null)" ]; then
      modules+=("$folder")
    fi
  done
  "$(tool Layers)" "${modules[@]}" || fail "files use each other in a circle, or import what they must not"
}

# library_products [manifest]: the Swift modules that others import.
library_products() { tr -d '\n' < "${1:-Package.swift}" | grep -oE '\.library\( *name: "[A-Za-z]+"' | sed 's/.*"\(.*\)"/\1/'; }

# symbol_graphs <folder> [option]…: writes those of each library product into a folder of its own.
symbol_graphs() {
  local folder=$1 module
  shift
  swift build
  for module in $(library_products); do
    mkdir -p "$folder/$module"
    swift symbolgraph-extract -module-name "$module" -I .build/debug/Modules -target "$(uname -m)-unknown-linux-gnu" \
      -Xcc -fmodule-map-file=Sources/CKotlinBridge/module.modulemap \
      -Xcc -fmodule-map-file=Sources/Tools/CKotlinBridgeConformance/module.modulemap -minimum-access-level public \
      -skip-synthesized-members "$@" -output-dir "$folder/$module" > /dev/null
  done
}

# Counts the public declarations of the library products that have no documentation.
documentation() {
  local graphs=.build/symbolgraphs
  rm -rf "$graphs"
  symbol_graphs "$graphs"
  "$(tool Documentation)" "$graphs"/*/*.json || fail "a public declaration has no documentation"
}

# site <folder> [base]
site() {
  local folder=${1:-} base=${2:-/} page=${KOTLIN_BRIDGE_BENCH_PAGE:-} python
  [ -n "$folder" ] || usage_error "site takes a folder, and the path at which it will be served"
  case "$folder" in /*) ;; *) folder=$here/$folder ;; esac
  case "$page" in "" | /*) ;; *) page=$here/$page ;; esac
  case "$base" in / | /*/) ;; *) usage_error "the path at which a site is served begins and ends with /, not '$base'" ;; esac
  # It is replaced as a whole.
  [ -z "$(ls -A "$folder" 2> /dev/null)" ] || [ -f "$folder/api/metadata.json" ] || fail "$folder contains files that are not those of a site"
  python=$(site_python)
  site_work=$(mktemp -d)
  trap 'rm -rf "$site_work"' EXIT
  check_tutorial "$site_work"
  document_modules "$site_work" "$base"
  rm -rf "$folder"
  mkdir -p "$folder"
  mv "$site_work/api" "$folder/api"
  "$python" docs/site/pages.py "$folder" "$base" ${page:+"$page"}
  "$python" docs/site/check.py "$folder" "$base"
  say "wrote $folder ($(du -sh --apparent-size "$folder" | cut -f 1)), to be served at $base"
}

# The python3 that has the packages of the system.
site_python() {
  local python
  for python in python3 /usr/bin/python3; do
    if "$python" -c 'import markdown_it, mdit_py_plugins, pygments, selenium' 2> /dev/null; then echo "$python"; return; fi
  done
  fail "the site needs apt-get install python3-markdown-it python3-mdit-py-plugins python3-pygments python3-selenium"
}

# check_tutorial <folder>: the tutorial ends with the files of docs/OWN-LIBRARY.md, its commands and its output. `guide` runs what
# it shows before.
check_tutorial() {
  local catalog=Sources/KotlinBridge/KotlinBridge.docc tutorial name file
  write_guide docs/OWN-LIBRARY.md "$1/guide" project || fail "docs/OWN-LIBRARY.md can't be followed"
  mv "$1/guide/commands" "$1/guide/project/Terminal"
  mv "$1/guide/expected" "$1/guide/project/Output"
  # A later step with a file replaces what an earlier one shows of it.
  for tutorial in $(sed -n 's/.*(tutorial: "doc:\(.*\)").*/\1/p' "$catalog/Weather.tutorial"); do
    while read -r name file; do
      mkdir -p "$(dirname "$1/tutorial/$name")"
      cp "$catalog/Resources/$file" "$1/tutorial/$name"
    done < <(sed -n 's/.*@Code(name: "\(.*\)", file: \(.*\))/\1 \2/p' "$catalog/$tutorial.tutorial")
  done
  (cd "$1" && diff -r guide/project tutorial) || fail "$catalog has other last files (>) than docs/OWN-LIBRARY.md (<)"
  say "the tutorial ends with the files of docs/OWN-LIBRARY.md"
}

# document_modules <folder> <base>: writes the documentation of all library products into <folder>/api.
document_modules() {
  local folder=$1 base=$2 module catalog
  mkdir -p "$folder/archives"
  symbol_graphs "$folder/graphs" -emit-extension-block-symbols
  for module in $(library_products); do
    catalog=$(find Sources -name "$module.docc")
    [ -n "$catalog" ] || fail "$module has no $module.docc, which says what it is for"
    docc convert "$catalog" --additional-symbol-graph-dir "$folder/graphs/$module" \
      --fallback-display-name "$module" --fallback-bundle-identifier "kotlin-bridge.$module" \
      --fallback-default-module-kind Module --hosting-base-path "${base}api" --warnings-as-errors \
      --output-path "$folder/archives/$module.doccarchive" > /dev/null || fail "docc finds something wrong in $module"
  done
  docc merge "$folder"/archives/*.doccarchive --synthesized-landing-page-name "Kotlin Bridge" \
    --synthesized-landing-page-kind Package --synthesized-landing-page-topics-style list --output-path "$folder/api"
}

# publish <folder or URL>: the included build of the plugin first, then all that has the task.
publish() {
  local target=${1:-} modules=(:annotations :bridge :processor :gradle-plugin)
  [ -n "$target" ] || usage_error "publish takes a folder or a URL"
  case "$target" in
    *://*) ;;
    /*) target=file://$target ;;
    *) target=file://$here/$target ;;
  esac
  expect_secrets "$target"
  require_gradle
  versions
  run_gradle "-PpublishTo=$target" "${modules[@]/%/:publishAllPublicationsToTargetRepository}"
  say "published $(cat VERSION) to $target"
}

# expect_secrets <URL>: fails unless the environment has what an upload there needs, and a key is one, if there is one.
expect_secrets() {
  case "$1" in
    file://*) ;;
    *) { [ -n "${KOTLIN_BRIDGE_MAVEN_USER:-}" ] && [ -n "${KOTLIN_BRIDGE_MAVEN_PASSWORD:-}" ]; } ||
      fail "an upload to $1 needs KOTLIN_BRIDGE_MAVEN_USER and KOTLIN_BRIDGE_MAVEN_PASSWORD in the environment" ;;
  esac
  case "${KOTLIN_BRIDGE_SIGNING_KEY-none}" in
    none | *"BEGIN PGP PRIVATE KEY BLOCK"*) ;;
    *) fail "KOTLIN_BRIDGE_SIGNING_KEY is no ASCII-armored PGP key: set it to what" \
      "'gpg --export-secret-keys --armor KEY' prints, or unset it to sign nothing" ;;
  esac
}

# The file VERSION is the one place. Swift code can't read it, and pages and the tutorial show it.
versions() {
  local version newest other
  local shown="kotlin-bridge-[0-9.]*[0-9]|library' version '[^']*'|from: \"[0-9.]*\"|^Version [0-9]+[.][0-9.]*[0-9]"
  version=$(cat VERSION)
  newest=$(sed -n 's/^## \([0-9].*\)/\1/p' CHANGELOG.md | head -n 1)
  [ "$newest" = "$version" ] ||
    fail "the newest release in CHANGELOG.md is $newest, not $version as in VERSION: name the section '## Next' '## $version'"
  other=$(grep -rnoE "let version = \"[^\"]*\"|$shown" README.md docs/*.md Sources/KotlinBridge/KotlinBridge.docc \
    Sources/Tools/kotlin-bridge/KotlinBridgeCommand.swift | grep -vE "[^0-9.]$version(['\"]?)$") || true
  [ -z "$other" ] || fail "these name another version than $version, which the file VERSION has: write $version there
$other"
  say "all name the version $version"
}

# archive <folder>: writes the archive and its checksum.
archive() {
  local folder=${1:-} version name archive staged
  [ -n "$folder" ] || usage_error "archive takes a folder"
  case "$folder" in /*) ;; *) folder=$here/$folder ;; esac
  version=$(cat VERSION) name=kotlin-bridge-$version
  archive=$name-linux-$(uname -m).tar.gz
  staged=$(mktemp -d)
  mkdir -p "$folder" "$staged/$name/bin"
  KOTLIN_BRIDGE_WITHOUT_NETWORKING=1 \
    swift build -c release --static-swift-stdlib --scratch-path .build/static --product kotlin-bridge
  strip -o "$staged/$name/bin/kotlin-bridge" .build/static/release/kotlin-bridge
  publish "$staged/$name/maven"
  package_repository "$staged/$name/kotlin-bridge.git" "$version"
  cp -r README.md CHANGELOG.md docs "$staged/$name"
  # As root's, and in one order, whoever makes it.
  tar -C "$staged" --sort=name --owner=0 --group=0 --numeric-owner -czf "$folder/$archive" "$name"
  (cd "$folder" && sha256sum "$archive" > "$archive.sha256")
  rm -rf "$staged"
  say "wrote $folder/$archive ($(du -h --apparent-size "$folder/$archive" | cut -f 1)) and $archive.sha256"
}

# package_repository <folder> <version>: a bare repository with one commit, the committed files without the prebuilt
# libraries, which has the version as its tag.
package_repository() {
  local index tree commit
  index=$(mktemp -u)
  tree=$(GIT_INDEX_FILE=$index bash -ec \
    "git read-tree HEAD; git rm -rq --cached --ignore-unmatch $prebuilt; git write-tree")
  rm -f "$index"
  commit=$(git -c user.name=kotlin-bridge -c user.email= commit-tree "$tree" -m "kotlin-bridge $2")
  git init -q --bare --initial-branch main "$1"
  git push -q "$1" "$commit:refs/heads/main" "$commit:refs/tags/$2"
}

# release <folder>: whatever is wrong with the input is said before anything is built.
release() {
  local folder=${1:-} version
  [ -n "$folder" ] || usage_error "release takes a folder"
  case "$folder" in /*) ;; *) folder=$here/$folder ;; esac
  version=$(cat VERSION)
  expect_releasable "$folder" "$version"
  build
  swift test || fail "a test fails: there is no release"
  swift run -c release kotlin-bridge bench --quick --check || fail "the benchmark exceeds a bound: there is no release"
  compare_api "$version"
  archive "$folder"
  say "all is right: 'git tag $version && git push origin $version' names this commit as the release"
}

# expect_releasable <folder> <version>
expect_releasable() {
  local changed
  [ ! -e "$1" ] || [ -d "$1" ] || fail "$1 is not a folder: name one for the archive"
  [ -z "$(ls -A "$1" 2> /dev/null)" ] || fail "$1 is not empty: name a new or an empty folder for the archive"
  changed=$(git status --porcelain)
  [ -z "$changed" ] || fail "a release is made of committed files: commit or remove these:
$changed"
  ! git rev-parse -q --verify "refs/tags/$2" > /dev/null ||
    fail "there is a release $2 already, which git tag lists: raise the version in the file VERSION"
  versions
  ! grep -q '^## Next$' CHANGELOG.md ||
    fail "CHANGELOG.md has a section '## Next', which no release has: put its entries under '## $2'"
}

# compare_api <version>: fails if the public API lost something since the last tag, unless the new version may lose it.
compare_api() {
  local last old
  last=$(git describe --tags --abbrev=0 --match '[0-9]*' 2> /dev/null) || {
    say "there is no earlier release: the API has nothing to be compared with"
    return
  }
  old=$(mktemp -d)
  git -c advice.detachedHead=false clone -q --branch "$last" "$root" "$old/package"
  git diff "$last" HEAD -- 'kotlin/*.api' | sed -n '/^-[^-]/p' > "$old/lost"
  swift_lost "$old/package" "$old" >> "$old/lost"
  if [ ! -s "$old/lost" ]; then
    say "the API has all that it had in $last"
  else
    say "the API lost this since $last:"
    cat "$old/lost"
    may_lose "$last" "$1" || fail "$1 must have all that $last had, as docs/VERSIONS.md says: bring it back, or raise the version"
    say "$1 may lose it: CHANGELOG.md has to say so"
  fi
  rm -rf "$old"
}

# may_lose <version> <later version>: whether the later one may lack what the other had, which docs/VERSIONS.md says.
may_lose() {
  case "$1" in
    0.*) [ "${1%.*}" != "${2%.*}" ] ;;
    *) [ "${1%%.*}" != "${2%%.*}" ] ;;
  esac
}

# swift_lost <old package> <folder>: prints what the Swift modules of the old package had and these have not. The compiler's
# own tool compares them. SwiftPM's command for it finds all of them removed, in a package with C modules.
swift_lost() {
  local module
  for module in $(library_products "$1/Package.swift"); do
    if ! library_products Package.swift | grep -qx "$module"; then echo "the module $module"; continue; fi
    swift build --package-path "$1" --target "$module" >&2
    swift build --target "$module" >&2
    dump_api "$1" "$module" "$2/old.json"
    dump_api "$root" "$module" "$2/new.json"
    swift-api-digester -diagnose-sdk -print-module -input-paths "$2/old.json" -input-paths "$2/new.json" 2>&1 |
      grep -vE '^(/\*.*)?$' || true
  done
}

# dump_api <package> <module> <file>: the tool succeeds even if it finds no module, and writes an API without anything.
dump_api() {
  swift-api-digester -dump-sdk -module "$2" -I "$(swift build --package-path "$1" --show-bin-path)/Modules" \
    -target "$(uname -m)-unknown-linux-gnu" \
    $(find "$1/Sources" -name module.modulemap -printf '-Xcc -fmodule-map-file=%p ') -o "$3" >&2
  ! grep -q '"NO_MODULE"' "$3" || fail "the API of $2 in $1 can't be read"
}

# Follows docs/OWN-LIBRARY.md outside of the clone: its commands, and what it says of files and output. The archive lies
# unpacked in a new folder, as a user's does.
guide() {
  local release
  require_gradle
  guide_folder=$(mktemp -d)
  trap 'rm -rf "$guide_folder"' EXIT
  archive "$guide_folder"
  (cd "$guide_folder" && sha256sum --quiet -c kotlin-bridge-*.sha256)
  tar -C "$guide_folder" -xzf "$guide_folder"/kotlin-bridge-*.tar.gz
  release=$guide_folder/kotlin-bridge-$(cat VERSION)
  follow docs/OWN-LIBRARY.md "$release" weather
  (cd "$guide_folder/weather" && swift test --quiet) || fail "the test of the project fails"
  run_tutorial "$release" "$guide_folder/weather"
  join_libraries "$release" "$guide_folder/weather" "$guide_folder/harbour"
}

# run_tutorial <release> <project>: puts what the tutorial shows on its way into the finished project of docs/OWN-LIBRARY.md. Each
# package has to build, and each program has to print what the next one begins with.
run_tutorial() {
  local resources=Sources/KotlinBridge/KotlinBridge.docc/Resources project=$2 stage lines=0
  SECONDS=0
  for stage in "$resources"/package-*.swift; do
    sed "s|/opt/kotlin-bridge-$(cat VERSION)|$1|" "$stage" > "$project/Package.swift"
    swift build --quiet --package-path "$project" || fail "$stage is no package that builds"
  done
  for stage in "$resources"/main-*.swift; do
    # An incremental build has been seen to run the program before it.
    rm -f "$project/.build/debug/demo.build/main.swift.o"
    cp "$stage" "$project/Sources/demo/main.swift"
    swift run --quiet --package-path "$project" demo > "$guide_folder/printed" || fail "$stage fails"
    head -n "$(wc -l < "$guide_folder/printed")" "$resources/output-1.txt" | diff - "$guide_folder/printed" ||
      fail "$stage does not print the beginning of $resources/output-1.txt"
    [ "$(wc -l < "$guide_folder/printed")" -gt "$lines" ] || fail "$stage prints no more than the program before it"
    lines=$(wc -l < "$guide_folder/printed")
  done
  say "each package and program of the tutorial builds and runs, in $SECONDS s"
}

# join_libraries <release> <project> <second project>: makes a second library, whose Kotlin code has the names of the first one and
# other answers, links both into the project, and runs Tests/TwoLibraries there. The second library has the Kotlin code that the
# tutorial shows on its way beside its own, so that it is compiled.
join_libraries() {
  local first=$2 second=$3 sources=$3/src/nativeMain/kotlin stage number=0
  SECONDS=0
  "$1/bin/kotlin-bridge" new harbour --output "$second" > /dev/null
  sed -i 's/package harbour/package weather/; s/20\.5/4.5/; s/10\.0 - it/1.0 + it/; s/no signal/fog/' "$sources/Harbour.kt"
  sed -i 's/packages = \["harbour"\]/packages = ["weather"]/' "$sources/Swift.kt"
  for stage in Sources/KotlinBridge/KotlinBridge.docc/Resources/weather-*.kt; do
    sed "s/^package .*/package stage$((number += 1))/" "$stage" > "$sources/Stage$number.kt"
  done
  (cd "$second" && PATH=$PATH:$guide_folder/said/bin gradle --console=plain bridgeBundle) | without_generated_warnings ||
    fail "the second library, or Kotlin code that the tutorial shows on its way, does not build"
  cp -r "$second/build/linked/release/Harbour.artifactbundle" "$first/build/linked/release"
  cp -r "$second/Sources/Harbour" "$first/Sources"
  cp -r Tests/TwoLibraries "$first/Tests"
  sed "s|RELEASE|$1|; s/VERSION/$(cat VERSION)/" Tests/TwoLibraries/Package.swift > "$first/Package.swift"
  rm "$first/Tests/TwoLibraries/Package.swift"
  swift test --quiet --package-path "$first" || fail "two libraries in one program disturb each other"
  say "two libraries live in one program, after $SECONDS s"
}

# follow <page> <release> <project>: runs the commands of that page in the guide's folder, one after the other as in one shell,
# and compares the project with the page's blocks, and the last output with its output.
follow() {
  local page=$1 release=$2 project=$3 said=$guide_folder/said at=$guide_folder command
  mkdir -p "$said/bin"
  ln -s "$root/kotlin/gradlew" "$said/bin/gradle"
  write_guide "$page" "$said" "$project" || fail "$page can't be followed"
  find "$said/$project" -type f -exec sed -i "s|/opt/kotlin-bridge-$(cat VERSION)|$release|" {} +
  while read -r command; do
    say "$page: $command"
    SECONDS=0
    (cd "$at" && PATH=$release/bin:$PATH:$said/bin bash -c "$command && pwd > $said/at") < /dev/null |
      tee "$said/output" | without_generated_warnings || fail "$page: '$command' failed"
    at=$(cat "$said/at")
    say "$page: it took $SECONDS s"
    [ -d "$guide_folder/$project/build" ] || expect_files "$page" "$said/$project" "$guide_folder/$project"
  done < "$said/commands"
  diff "$said/expected" "$said/output" || fail "$page promises other output"
  say "$page does what it says"
}

# expect_files <page> <folder> <project>: the project has these files, and they say the same.
expect_files() {
  local file
  while read -r file; do
    diff "$2/$file" "$3/$file" || fail "$1 shows another $file"
  done < <(cd "$2" && find . -type f)
}

# write_guide <page> <folder> <project>: each block of the page goes into the file of the project whose path stands alone
# before it, in backticks; the block `sh` into commands, the block `text` into expected.
write_guide() {
  awk -v page="$1" -v folder="$2" -v project="$3" '
    /^```/ && file != "" { close(file); file = ""; next }
    /^```/ {
      if ($0 == "```sh") file = folder "/commands"
      else if ($0 == "```text") file = folder "/expected"
      else if (path != "") file = folder "/" project "/" path
      else { print page ":" NR ": whose block is this?" > "/dev/stderr"; exit 1 }
      parent = file
      sub("/[^/]*$", "", parent)
      system("mkdir -p \"" parent "\"")
      printf "" > file
      path = ""
      next
    }
    file != "" { print > file }
    file == "" && NF > 0 { path = /^`[^`]+`$/ ? substr($0, 2, length($0) - 2) : "" }
  ' "$1"
  [ -s "$2/commands" ] && [ -s "$2/expected" ]
}

# Makes a project of random declarations outside of the clone, which stays where something was wrong.
anything() {
  local packages=${1:-60} seed=${2:-$((RANDOM * 32768 + RANDOM + 1))} libraries=${3:-1} folder program gradle generate last
  is_count "$packages" && is_count "$seed" && is_count "$libraries" ||
    usage_error "anything takes a number of packages, a seed, and a number of libraries"
  require_gradle
  program=$(tool Anything)
  program=$root/$program
  gradle=$(command -v gradle) || gradle=$root/kotlin/gradlew
  swift build --product kotlin-bridge-generate
  generate=$(swift build --show-bin-path)/kotlin-bridge-generate
  folder=$(mktemp -d)
  say "the project is in $folder"
  for ((last = seed + libraries; seed < last; seed++)); do
    say "$packages random packages: ./build.sh anything $packages $seed repeats them"
    rm -rf "$folder/src" "$folder/Sources"
    "$program" write "$folder" "$root" "$packages" "$seed"
    try_anything || fail "$folder has what does not cross as it should: ./build.sh anything $packages $seed"
  done
  rm -rf "$folder"
}

# Builds the library and the program that are in the folder, and runs it. One after the other has to succeed: nothing stops
# a command whose outcome is looked at. What is optimized takes much longer to link, and says no more here.
try_anything() (
  manifest=build/linked/release/anything.kotlin-bridge.json
  cd "$folder" &&
    "$gradle" --console=plain bridgeLibrary internalDumpKotlinAbi 2>&1 | without_generated_warnings &&
    "$generate" "$manifest" --module Anything --output Sources/Anything --json > report.json &&
    "$program" count "$manifest" report.json declared.txt build/kotlin/abi/anything.klib.api &&
    swift run program
)

# Kitchen is read by KSP, and what it exports besides from klibs.
account() {
  local klibs=(kitchen catalogue pantry spices) manifest=kotlin/build/linked/release/kitchen.kotlin-bridge.json
  local report=kotlin/build/kitchen-report.json program klib dumps=()
  require_gradle
  run_gradle -I "$root/Tests/Anything/klibs.gradle" :kitchen:bridgeManifest "${klibs[@]/%/:internalDumpKotlinAbi}"
  for klib in "${klibs[@]}"; do dumps+=("kotlin/tests/$klib/build/kotlin/abi/$klib.klib.api"); done
  program=$(tool Anything)
  swift run --quiet kotlin-bridge-generate "$manifest" --module Kitchen --output Tests/Libraries/Kitchen \
    --dry-run --json > "$report"
  "$program" count "$manifest" "$report" Tests/Anything/kitchen.txt "${dumps[@]}" ||
    fail "the manifest of kitchen and $report lack declarations"
}

# Builds the command kotlin-bridge for release, unless KOTLIN_BRIDGE_COMMAND is the path of one, and puts its path into
# `harness`.
find_harness() {
  harness=${KOTLIN_BRIDGE_COMMAND:-}
  if [ -n "$harness" ]; then return; fi
  swift build -c release --product kotlin-bridge
  harness=$(swift build -c release --show-bin-path)/kotlin-bridge
}

check() {
  find_harness
  "$harness" check "$installed/libfixtures.so" --strict "$@"
  "$harness" check "$installed/libkitchen.so" --strict --flow 'ticks(interval=PT0.01S)' --does endless "$@"
}

# The bound is a fifth above what it was when it was set: 1 360 bytes, with the types and before strip.
size() {
  local most=1640 bytes count each symbols
  find_harness
  count=$("$harness" inspect "$installed/libkitchen.so" --json | grep -cE '^ *"(element|result)" : ')
  symbols=$(nm -S -t d "$installed/libkitchen.so" 2> /dev/null)
  [ -n "$symbols" ] || fail "$installed/libkitchen.so has no symbols, as all prebuilt ones: ./build.sh source makes one that has"
  bytes=$(awk '/kotlinbridge[.]generated[.]kitchen/ { sum += $2 } END { print sum + 0 }' <<< "$symbols")
  each=$((bytes / count))
  say "libkitchen.so has $each bytes of generated code for each of its $count functions and flows; $most are allowed"
  [ "$each" -gt 0 ] && [ "$each" -le "$most" ] || fail "the generated code has grown, or its names have changed"
}

# With the command built for release, which takes half the time.
violators() {
  local which=all
  case "${1:-}" in
    "") ;;
    --exactly) which=exactly ;;
    *) usage_error "violators takes --exactly or nothing, not '$1'" ;;
  esac
  find_harness
  export KOTLIN_BRIDGE_COMMAND=$harness KOTLIN_BRIDGE_VIOLATORS=$which
  # One after the other: a rule that measures its process is no judge on a busy machine.
  test_debug WrongBridges && test_debug WrongSubjectTests
}

# Right bridges, drawn at random from what the rules leave open, and those that checks once accused.
zoo() {
  if [ "${1:-}" = --faults ]; then shift; export KOTLIN_BRIDGE_ZOO_FAULTS=1; fi
  local number
  for number in "$@"; do
    is_count "$number" || usage_error "zoo takes numbers, not '$number'"
  done
  find_harness
  export KOTLIN_BRIDGE_COMMAND=$harness KOTLIN_BRIDGE_ZOO=${*:-8}
  test_debug ZooTests KnownAccusationTests FalseAccusationTests HandmadeLibraryTests &&
    test_debug RightSubjectTests
}

# The rules whose checks are races, and those that count what is left.
races=(--rule K12 --rule K18 --rule K19 --rule K20 --rule K35 --rule K36 --rule K63)
# The tests of eight threads at once, and of objects that Swift lets go of while Kotlin calls them.
threads='(FixtureSuites/EightThreads|KitchenSuites/HostingRaces)/'
# Random pipelines of publishers against plain models.
pipelines='(BrokenRulePipeline|ValueInHand|StepModel|TapeModel|TimedModel)Tests/'
# Every suite of publishers, those among them.
publishers='^((KotlinBridgeCombine|CombinePrograms)Tests\.|KotlinBridgeTests\.Flow(Delivery|Relay)|SampleModelsTests\.AddProject)'
# Every suite of calls, flows, objects and their races, by hand and from generated code, and the samples; and the libraries
# that these load.
# Without MainQueuePrograms: they compare all that a program prints, and a sanitizer adds to that.
libraries_in_use='^(FixturesTests\.|KitchenTests\.[^M]|SampleModelsTests\.SamplesSuites|SampleCommandsTests\.)'
in_use=(bench fixtures kitchen samples)

# Has long tests show how far they have come, if that is seen by somebody.
show_progress() { if [ -t 1 ]; then export KOTLIN_BRIDGE_PROGRESS=1; fi; }

# stress [rounds [plain|thread|address]]
stress() {
  local rounds=${1:-100000} part=${2:-all}
  show_progress
  is_count "$rounds" || usage_error "stress takes a number of rounds, not '$rounds'"
  case "$part" in
    plain) build; stress_plain "$rounds" ;;
    thread | address) stress_sanitized "$part" "$rounds" ;;
    all) for part in plain thread address; do stress "$rounds" "$part"; done ;;
    *) usage_error "stress has the parts plain, thread and address, not '$part'" ;;
  esac
}

# stress_plain <rounds>
stress_plain() {
  local rounds=$1
  find_harness
  "$harness" check "$installed/libfixtures.so" "${races[@]}" --rounds "$rounds" --timeout 1200 --jobs 2
  # In percent of 5 000.
  KOTLIN_BRIDGE_ROUNDS=$((rounds / 5)) test_debug "$threads"
  KOTLIN_BRIDGE_ROUNDS=$(((rounds + 49) / 50)) test_debug "$pipelines"
}

# stress_sanitized <sanitizer> <rounds>: with the libraries and the suppressions that the sanitizer needs.
stress_sanitized() {
  local which=$1 rounds=$2 folder=$installed
  if [ "$which" = address ]; then
    # The leak sanitizer doesn't see into a heap that Kotlin has mapped itself and would report what
    # only Kotlin refers to. These libraries take theirs from malloc.
    link_for_sanitizer
    folder=kotlin/build/linked/sanitizer
  else
    build
  fi
  # A test looks at the errors of a command, which must not have a list of what was suppressed.
  LD_LIBRARY_PATH=$root/$folder${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} \
    TSAN_OPTIONS=suppressions=$root/Tests/thread-sanitizer.txt${TSAN_OPTIONS:+:$TSAN_OPTIONS} \
    LSAN_OPTIONS=print_suppressions=0:suppressions=$root/Tests/leak-sanitizer.txt${LSAN_OPTIONS:+:$LSAN_OPTIONS} \
    run_sanitized "$which" $((rounds < 5000 ? rounds : 5000)) || fail "not clean under the $which sanitizer"
  say "clean under the $which sanitizer"
}

# Links the libraries that the tests under the address sanitizer load, optimized: else it takes what lives as long as the process
# for lost.
link_for_sanitizer() {
  require_gradle
  run_gradle "${in_use[@]/%/:sanitizerLibrary}"
}

# run_sanitized <sanitizer> <rounds>: in a build of the sanitizer's own, without the tests of the tools. The caller's
# variables name the libraries.
run_sanitized() (
  export KOTLIN_BRIDGE_WITHOUT_TOOL_TESTS=1
  options=("--sanitize=$1" --scratch-path ".build/$1" --disable-xctest)
  # One after the other has to succeed: nothing stops a command whose outcome is looked at.
  swift build --product kotlin-bridge "${options[@]}" &&
    "$(swift build "${options[@]}" --show-bin-path)/kotlin-bridge" check "${LD_LIBRARY_PATH%%:*}/libfixtures.so" "${races[@]}" \
      --rounds "$2" --timeout 1200 --jobs 2 &&
    test_selected "$libraries_in_use" "$publishers" -- "${options[@]}"
)

fuzz() {
  local count=${1:-10000000}
  is_count "$count" || usage_error "fuzz takes a count or nothing, not '$count'"
  show_progress
  build
  KOTLIN_BRIDGE_FUZZ=$count test_debug FixtureSuites/Fuzz/
  say "$count mutated frames that Kotlin got, $count that Swift read, and as many with wrong handles for each:" \
    "all gave an error or a value"
}

is_count() { case "$1" in *[!0-9]* | "" | 0*) return 1 ;; esac; }

# test_debug <filter>…: in the build of `swift test`.
test_debug() { test_selected "$@" --; }

# test_selected <filter>… -- [swift test option]…: runs the tests that the filters select. Each has to select some: the
# tests of a suite with a new name must not go missing.
test_selected() {
  local filters=() filter tests
  while [ "$1" != -- ]; do filters+=("$1"); shift; done
  shift
  tests=$(swift test list "$@") || { echo "$tests"; return 1; }
  for filter in "${filters[@]}"; do
    grep -qE -- "$filter" <<< "$tests" || { say "error: there is no test '$filter'" >&2; return 1; }
  done
  swift test "$@" "${filters[@]/#/--filter=}"
}

usage() { sed -n '2,/^set /{/^set /!s/^# \{0,1\}//p}' "$root/build.sh"; }
usage_error() { echo "build.sh: error: $*: see ./build.sh help" >&2; exit 2; }

command=${1:-}
shift || true
case "$command" in
  "") build ;;
  source) build_from_source "asked for" ;;
  prebuilt) use_prebuilt "asked for" ;;
  refresh-prebuilt) refresh_prebuilt ;;
  check-prebuilt) check_prebuilt ;;
  compare) compare "$@" ;;
  kotlin-tests) kotlin_tests ;;
  mistakes) mistakes "$@" ;;
  modules) modules ;;
  format) check_format "$@" ;;
  layers) layers ;;
  documentation) documentation ;;
  guide) guide ;;
  site) site "$@" ;;
  publish) publish "$@" ;;
  archive) archive "$@" ;;
  release) release "$@" ;;
  versions) versions ;;
  anything) anything "$@" ;;
  account) account ;;
  check) check "$@" ;;
  size) size ;;
  violators) violators "$@" ;;
  zoo) zoo "$@" ;;
  stress) stress "$@" ;;
  fuzz) fuzz "$@" ;;
  help | -h | --help) usage ;;
  *) usage_error "there is no '$command'" ;;
esac
