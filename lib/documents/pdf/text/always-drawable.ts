/** Matches text with only characters that the PDF's fonts always have, for which the table of fonts isn't needed. */
export const ALWAYS_DRAWABLE =
  /^[\s\x20-\x7e\u00a0-\u017f\u0400-\u045f\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac]*$/
