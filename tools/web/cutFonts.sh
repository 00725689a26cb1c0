#!/usr/bin/env bash
# Fonts as the app ships them (web/fonts), cut from the whole ones: only weights that are used, and what nearly every
# page writes in a file of its own, so that a phone fetches half of it first. Needs Debian's fonttools and python3-brotli.
#   bash tools/web/cutFonts.sh FOLDER   (with the files …-wght-normal.woff2 of @fontsource-variable/roboto-condensed
#                                        and @fontsource-variable/noto-sans-devanagari)
set -euo pipefail
from=$1
to=$(dirname "$0")/../../web/fonts
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# As in the unicode-range of web/styles/tokens.css.
basic='U+0020-007E,U+00A0,U+00A9,U+00AB,U+00AE,U+00B0-00B3,U+00B7,U+00BB-00BE,U+00D7,U+00F7,U+2009-2014,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212'
rupee='U+20B9'
devanagari='U+0900-097F,U+200C-200D,U+25CC'

cut() { # file, letters, name
  fonttools varLib.instancer "$from/$1-wght-normal.woff2" wght=400:800 --quiet --output "$scratch/font.ttf"
  pyftsubset "$scratch/font.ttf" --unicodes="$2" --layout-features='*' --flavor=woff2 --output-file="$to/$3.woff2"
}

cut roboto-condensed-latin "$basic" roboto-condensed-basic
cut roboto-condensed-latin '*' roboto-condensed-latin
cut roboto-condensed-latin-ext "$rupee" roboto-condensed-rupee
cut roboto-condensed-latin-ext '*' roboto-condensed-latin-ext
cut noto-sans-devanagari "$devanagari" noto-sans-devanagari
