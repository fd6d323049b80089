# Sourced by the scripts that build parts of the GNU toolchain for tic6x-elf into the cache folder.
# The caller sets `name`, its own name in messages.

prefix=${BROADSIDE_TOOLCHAIN:-${XDG_CACHE_HOME:-$HOME/.cache}/broadside/toolchain}
target=tic6x-elf
jobs=${BROADSIDE_JOBS:-$(nproc 2>/dev/null || echo 1)}

fail() {
    echo "$name: $*" >&2
    exit 2
}

# The version of an installed Debian package, or nothing.
package_version() {
    dpkg-query -W -f '${Version}' "$1" 2>/dev/null || true
}

# Whether the file $1 records a build of $2; if $2 is empty (its source package is gone), any record counts.
recorded() {
    [ -f "$1" ] || return 1
    [ -z "$2" ] || [ "$(cat "$1")" = "$2" ]
}

require_packages() {
    missing=""
    for package in "$@"; do
        [ "$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)" = "install ok installed" ] ||
            missing="$missing $package"
    done
    [ -z "$missing" ] && return
    echo "$name: missing Debian packages:$missing" >&2
    echo "$name: install them with: apt-get install$missing" >&2
    exit 2
}

# The newest file of folder $1 whose name matches $2.
source_archive() {
    archive=$(find "$1" -maxdepth 1 -name "$2" | sort | tail -n 1)
    [ -n "$archive" ] || fail "no source archive $2 in $1"
    echo "$archive"
}

# Unpacks archive $1 as folder $2, without its own top folder.
unpack() {
    mkdir -p "$2"
    run_logged tar -xf "$1" -C "$2" --strip-components=1
}

# Makes the scratch folder with the log. Both are removed when the script ends.
open_scratch() {
    scratch=$(mktemp -d)
    log=$scratch/log
    trap 'rm -rf "$scratch"' EXIT
}

run_logged() {
    "$@" >>"$log" 2>&1 && return
    echo "$name: failed: $*; last lines of the log:" >&2
    tail -n 20 "$log" >&2
    exit 1
}
