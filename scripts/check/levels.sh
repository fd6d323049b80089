# Shell functions of the scripts that check the machine code of every compiler at every optimisation level.
# shellcheck shell=sh

# Both checks leave out the kernels with AVX-512: Valgrind does not know it, and they take minutes to compile. The
# suites `wipe` and `wide` have them.
# shellcheck disable=SC2034
level_flags="-std=gnu11 -Iinclude -DBROADSIDE_WITHOUT_AVX512 -DBROADSIDE_WITHOUT_AVX512_VBMI"

compile_library() { # COMPILER LEVEL: compiles the library into $folder, unless its objects there are newer
    folder=build/levels/$1$2
    [ ! -f "$folder/done" ] || [ -n "$(find src include scripts/check/levels.sh -newer "$folder/done" | head -n 1)" ] || return 0
    rm -rf "$folder"
    mkdir -p "$folder"
    # shellcheck disable=SC2016
    find src/cipher src/mode src/wide -name '*.c' | xargs -P "$(nproc)" -I SOURCE \
        sh -ec 'source=$1; folder=$2; shift 2; exec "$@" -c "$source" -o "$folder/$(echo "$source" | tr / _).o"' compile \
        SOURCE "$folder" "$1" $level_flags "$2"
    touch "$folder/done"
}

at_every_level() { # FUNCTION: calls it with each compiler at hand; $level says how it optimised
    for compiler in gcc clang; do
        if ! command -v $compiler >/dev/null; then
            echo "skipped: $compiler is absent"
            continue
        fi
        for level in ${BROADSIDE_LEVELS:--O0 -O1 -O2 -O3 -Os}; do
            compile_library $compiler $level
            printf '%s %s: ' $compiler $level
            "$1" $compiler
        done
    done
}
