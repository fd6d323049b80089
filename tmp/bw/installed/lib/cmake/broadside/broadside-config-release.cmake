#----------------------------------------------------------------
# Generated CMake target import file for configuration "Release".
#----------------------------------------------------------------

# Commands may need to know the format version.
set(CMAKE_IMPORT_FILE_VERSION 1)

# Import target "broadside::static" for configuration "Release"
set_property(TARGET broadside::static APPEND PROPERTY IMPORTED_CONFIGURATIONS RELEASE)
set_target_properties(broadside::static PROPERTIES
  IMPORTED_LINK_INTERFACE_LANGUAGES_RELEASE "C"
  IMPORTED_LOCATION_RELEASE "${_IMPORT_PREFIX}/lib/libbroadside.a"
  )

list(APPEND _cmake_import_check_targets broadside::static )
list(APPEND _cmake_import_check_files_for_broadside::static "${_IMPORT_PREFIX}/lib/libbroadside.a" )

# Import target "broadside::shared" for configuration "Release"
set_property(TARGET broadside::shared APPEND PROPERTY IMPORTED_CONFIGURATIONS RELEASE)
set_target_properties(broadside::shared PROPERTIES
  IMPORTED_LOCATION_RELEASE "${_IMPORT_PREFIX}/lib/libbroadside.so.0.2.0"
  IMPORTED_SONAME_RELEASE "libbroadside.so.0"
  )

list(APPEND _cmake_import_check_targets broadside::shared )
list(APPEND _cmake_import_check_files_for_broadside::shared "${_IMPORT_PREFIX}/lib/libbroadside.so.0.2.0" )

# Commands beyond this point should not need to know the version.
set(CMAKE_IMPORT_FILE_VERSION)
