# Helpers that the scripts of this folder share. Source it; it is not run by itself:
#
#   source "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"
#
# Afterwards `$root` is the repository and `$scratch` the folder for everything that is built.
# A script tells a person what it does on standard output, and what stops it in one line on
# standard error.

set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
scratch="$root/.build"
script_name="${0##*/}"

say() {
  printf '%s: %s\n' "$script_name" "$*"
}

fail() {
  printf '%s: %s\n' "$script_name" "$*" >&2
  exit 1
}

# What to do when Swift is missing or too old; the same words end each of those messages.
install_swift_advice() {
  printf 'install Swift %s or newer (https://www.swift.org/install), put it on PATH and run again.' \
    "$(oldest_swift)"
}

# The oldest toolchain that can build the package: the one that its manifest asks for.
oldest_swift() {
  sed -n '1s|^// swift-tools-version: *\([0-9.]*\).*|\1|p' "$root/Package.swift"
}

# Succeeds where version $1 is at least version $2; both have a major and a minor number.
version_at_least() {
  local major=${1%%.*} minor=${1#*.}
  minor=${minor%%.*}
  local wanted_major=${2%%.*} wanted_minor=${2#*.}
  wanted_minor=${wanted_minor%%.*}
  ((major > wanted_major || (major == wanted_major && minor >= wanted_minor)))
}

require_toolchain() {
  command -v swift >/dev/null || fail "no Swift toolchain was found: $(install_swift_advice)"
  local answer version
  answer=$(swift --version 2>&1) || true
  version=$(sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' <<<"$answer" | head -n 1)
  [[ -n $version ]] \
    || fail "'swift --version' does not give a version (${answer%%$'\n'*}): $(install_swift_advice)"
  version_at_least "$version" "$(oldest_swift)" \
    || fail "Swift $version is too old: $(install_swift_advice)"
}

require_writable_scratch() {
  mkdir -p "$scratch" 2>/dev/null && [[ -w $scratch ]] \
    || fail "cannot write to '$scratch': run as the owner of '$root', or make a clone of your own."
}

# The toolchain keeps caches in the home folder, and fails where it cannot.
require_home() {
  [[ ! -w ${HOME-} ]] || return 0
  export HOME="$scratch/home"
  mkdir -p "$HOME"
  say "there is no home folder to write to: the toolchain's caches go to $HOME" >&2
}

# The Debian packages that the build needs and this machine lacks, one a line.
missing_packages() {
  command -v pkg-config >/dev/null || echo pkg-config
  pkg-config --exists libffi 2>/dev/null || echo libffi-dev
}

# Installs what is missing. Apple's SDK brings libffi; elsewhere it is looked for with pkg-config.
require_packages() {
  [[ $(uname -s) != Darwin ]] || return 0
  local missing
  missing=$(missing_packages | paste -s -d ' ' -)
  [[ -n $missing ]] || return 0

  command -v apt-get >/dev/null \
    || fail "missing: $missing (Debian's names), and there is no apt-get: install libffi's headers" \
      "and pkg-config with this system's package manager, then run again."
  local as_root=()
  if [[ $(id -u) != 0 ]]; then
    sudo -n true 2>/dev/null \
      || fail "missing: $missing, and installing needs root: run" \
        "'sudo apt-get install $missing', then this script again."
    as_root=(sudo -n)
  fi
  # shellcheck disable=SC2086 # one word for each package
  install_packages $missing
  missing=$(missing_packages | paste -s -d ' ' -)
  [[ -z $missing ]] \
    || fail "still missing after apt-get installed it: $missing. Check that" \
      "'pkg-config --exists libffi' succeeds, then run again."
}

# Uses the caller's `as_root`, the words before a command that must run as root.
install_packages() {
  say "installing $* with apt-get"
  local log
  log=$(mktemp)
  local apt=(
    ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive
    apt-get -o Acquire::Retries=1 -o Acquire::http::Timeout=20
  )
  if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "$@"; } \
    >"$log" 2>&1 </dev/null; then
    local reason
    reason=$(grep -m 1 '^E:' "$log" || tail -n 1 "$log")
    rm -f "$log"
    fail "apt-get could not install $* ($reason): check the network, or install by hand, then run again."
  fi
  rm -f "$log"
}

# Everything that must be there before anything is built.
require_everything() {
  require_toolchain
  require_writable_scratch
  require_packages
  require_home
}

# swift_package VERB [FLAGS…]: runs `swift VERB` on this package, from any current directory.
swift_package() {
  local verb=$1
  shift
  swift "$verb" --package-path "$root" --scratch-path "$scratch" "$@"
}

# refuse_warnings LOG NAME: fails if a build's log has a warning, other than that the toolchain does
# without its caches in the home folder, and that the linker exports none of the address sanitizer's
# own symbols.
refuse_warnings() {
  local -r harmless="user-level cache|cached manifest|manifest db cache|local symbol '__asan_"
  ! grep 'warning: ' "$1" | grep -vE "$harmless" >&2 \
    || fail "$2: the build gave the warnings above"
}

# forget_plan SCRATCH: has SwiftPM plan anew what it builds there. It keeps its plan for a package
# that depends on this one by path, and then looks for sources that are no longer there.
forget_plan() {
  rm -f "$1/debug.yaml" "$1/release.yaml"
}

# tool NAME ARGUMENTS…: builds a program of Scripts/Tools if it is not, and runs it.
tool() {
  local name=$1 log
  shift
  mkdir -p "$scratch/logs"
  log="$scratch/logs/tools.build"
  local build=(swift build --package-path "$root/Scripts/Tools" --scratch-path "$scratch/tools")
  "${build[@]}" --product "$name" >"$log" 2>&1 || { cat "$log" >&2; fail "$name cannot be built"; }
  "$("${build[@]}" --show-bin-path)/$name" "$@"
}

# package_map QUESTION: answers it from the manifest; see Scripts/Tools/Sources/package-map.
package_map() {
  swift_package package dump-package | tool package-map "$@"
}

# The places that hold sources, as far as they exist, relative to the repository.
source_places=()
for place in Package.swift Modules Examples Tests Scripts; do
  [[ ! -e $root/$place ]] || source_places+=("$place")
done
