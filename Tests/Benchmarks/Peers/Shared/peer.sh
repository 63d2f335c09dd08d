# What the peers' `run` scripts share. Source it; the script's folder is the peer's.
#
# PEER_SCRATCH names a folder for what is built. What a peer prints is said in Scripts/benchmark.

set -euo pipefail

peer=$(cd -- "$(dirname -- "${BASH_SOURCE[1]}")" && pwd -P)
shared="$peer/../Shared"
scratch=${PEER_SCRATCH:?'names no folder to build in: run Scripts/benchmark'}
mkdir -p "$scratch"

# skip CONTENDER REASON: says why the peer is not measured, and ends.
skip() {
  printf '{"contender": "%s", "skipped": "%s"}\n' "$1" "$2"
  exit 0
}

# needs CONTENDER PACKAGE COMMAND…: skips the peer where the command fails.
needs() {
  local contender=$1 package=$2
  shift 2
  "$@" >/dev/null 2>&1 || skip "$contender" "$package is not installed"
}

# is_built PROGRAM SOURCES…: whether the program is there and no source is newer.
is_built() {
  local program=$1 source
  shift
  [[ -x $program ]] || return 1
  for source in "$@"; do
    [[ $program -nt $source ]] || return 1
  done
}
