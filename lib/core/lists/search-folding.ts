/** Letters without a Unicode decomposition, and how people type them on other keyboards. */
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

/** A second transcription of letters: Müller is found as Muller and as Mueller. */
const SECOND: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const replaceLetters = (text: string, table: Record<string, string>) =>
  text.replace(/[^\u0000-\u007f]/gu, (letter) => table[letter] ?? letter)

/** Lower-case text without accents. Marks of non-alphabetic scripts stay, because they distinguish words. */
const withoutAccents = (text: string) =>
  replaceLetters(text, LETTERS)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * Folds a text for search: lower case, without accents, with a space for everything that is not a letter or digit, so that `1.234,56 €`
 * equals `1,234.56`, and any quotes in O’Neil match. Returns two spellings for letters with a second one; none without letters or digits.
 */
function foldSpellings(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase()
  return [...new Set([withoutAccents(lower), withoutAccents(replaceLetters(lower, SECOND))])].filter(Boolean)
}

/** The searchable form of texts, one spelling per line. */
export const foldTexts = (texts: (string | null | undefined)[]): string =>
  texts.flatMap((text) => foldSpellings(text ?? '')).join('\n')

/** The words of a query, all of which must occur, each with its spellings. Empty if it has no letters or digits. */
export const parseSearchTerms = (query: string): string[][] =>
  query
    .split(/\s+/)
    .map(foldSpellings)
    .filter((spellings) => spellings.length > 0)

/** Whether a folded text contains every word of a query. */
export const matchesTerms = (folded: string, terms: string[][]): boolean =>
  terms.every((spellings) => spellings.some((spelling) => folded.includes(spelling)))

/** Whether two names are equal apart from case, accents and punctuation. */
export const isSameName = (one: string, other: string): boolean => {
  const spellings = foldSpellings(other)
  return foldSpellings(one).some((spelling) => spellings.includes(spelling))
}
