/** Letters without a Unicode decomposition, and their ASCII spelling. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ς: 'σ',
}

/** Alternative transcriptions: Müller is found as Muller and as Mueller. */
const ALTERNATIVES: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const replaceLetters = (text: string, table: Record<string, string>) =>
  text.replace(/[^\u0000-\u007f]/gu, (letter) => table[letter] ?? letter)

/** Removes accents and punctuation. Combining marks of other scripts stay, because they distinguish words. */
const withoutAccents = (text: string) =>
  replaceLetters(text, LETTERS)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * Folds a text for search: lower case, no accents, a space in place of everything that is not a letter or digit, so
 * that `1.234,56 €` equals `1,234.56`, and any quotes in O’Neil match. Returns two spellings if a letter has an
 * alternative, and none for text without letters or digits.
 */
function foldSpellings(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase()
  return [...new Set([withoutAccents(lower), withoutAccents(replaceLetters(lower, ALTERNATIVES))])].filter(
    Boolean,
  )
}

/** Returns the searchable form of texts, one spelling a line. */
export const foldTexts = (texts: (string | null | undefined)[]): string =>
  texts.flatMap((text) => foldSpellings(text ?? '')).join('\n')

/** Returns the spellings of each word of a query, all of which must occur. Empty if it has no letters or digits. */
export const parseSearchTerms = (query: string): string[][] =>
  query
    .split(/\s+/)
    .map(foldSpellings)
    .filter((spellings) => spellings.length > 0)

/** True if a folded text contains every word of a query. */
export const matchesTerms = (folded: string, terms: string[][]): boolean =>
  terms.every((spellings) => spellings.some((spelling) => folded.includes(spelling)))

/** True if two names are equal apart from case, accents and punctuation. */
export const isSameName = (one: string, other: string): boolean => {
  const spellings = foldSpellings(other)
  return foldSpellings(one).some((spelling) => spellings.includes(spelling))
}
