/** A date with the name of a month: `21. September 2026`, `1er octobre 2026`, `5 de enero de 2026`, `Sep 21, 2026`. */
const DATE =
  /(?<![\d.])\d{1,2}(?:\.|er|º)? (?:d[eo] )?\p{L}{3,}\.? (?:d[eo] )?\d{4}(?!\d)|\p{L}{3,}\.? \d{1,2}, \d{4}(?!\d)/gu

/** Puts no-break spaces into the dates of a text, so that each stays on one line. */
export const keepDatesTogether = (text: string): string =>
  text.replace(DATE, (date) => date.replaceAll(' ', '\u00a0'))
