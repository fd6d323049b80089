# CMake finds only tools on the path: for scripts/test/as-newcomer, which hides the outside tools of this machine.
set(CMAKE_FIND_USE_CMAKE_SYSTEM_PATH OFF)
