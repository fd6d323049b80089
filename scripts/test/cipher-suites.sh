# Shell functions of the scripts that build and run the C tests of the cipher library.
# shellcheck shell=sh

build() { # FOLDER OPTION...: prints only what goes wrong
    folder=$1
    shift
    mkdir -p build
    # shellcheck disable=SC2016
    scripts/tell-progress "Building $folder" "$folder.log" \
        sh -c 'folder=$1; shift; cmake -S . -B "$folder" "$@" && cmake --build "$folder" -j 2' build \
        "$folder" -DBROADSIDE_WERROR=ON "$@"
    sed -n 's/^-- \(no .* are skipped\)/\1/p' "$folder.log"
}

run() { # FOLDER: the summary of each suite, or all that a failing one prints
    if ! ctest --test-dir "$1" -j 2 -V --output-log "$1/tests.log" >/dev/null; then
        ctest --test-dir "$1" --rerun-failed --output-on-failure >&2
        exit 1
    fi
    sed -nE 's/^[0-9]+: (.*: [0-9]+ passed, .*|skipped: .*)/\1/p' "$1/tests.log" | tee "$1/summary"
    awk -F': ' '{ split($2, n, " "); passed += n[1]; failed += n[3] }
        END { printf "%d passed, %d failed\n", passed, failed }' "$1/summary"
}
