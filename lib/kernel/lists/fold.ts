/** Letters that Unicode does not take apart, and what they are typed as by whoever has no such key. */
const LETTERS: Record<string, string> = {
  ...{ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ħ: 'h', ς: 'σ' },
}

/** The other way in which letters are typed without: Müller is Muller, and is Mueller. */
const SECOND: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

const replaceAll = (text: string, table: Record<string, string>) =>
  text.replace(/[^\u0000-\u007f]/gu, (letter) => table[letter] ?? letter)

/** Lower-case text without accents. Only accents of alphabets go: the marks of other scripts tell words apart. */
const withoutAccents = (text: string) =>
  replaceAll(text, LETTERS)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/**
 * A text as everybody spells it: lower case, without accents, with a space for whatever is no letter and no digit, so that
 * `1.234,56 €` and `1,234.56` are the same, and so are the quotes of O’Neil. Two spellings where letters have a second one; none of what holds neither letter nor digit.
 */
export function foldSpellings(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase()
  return [...new Set([withoutAccents(lower), withoutAccents(replaceAll(lower, SECOND))])].filter(Boolean)
}

/** Texts as the search looks in them: each spelling on a line of its own. */
export const foldTexts = (texts: (string | null | undefined)[]): string =>
  texts.flatMap((text) => foldSpellings(text ?? '')).join('\n')

/** What is looked for: words that must all occur, each in one of its spellings. None where no letter or digit is in it. */
export const searchTerms = (query: string): string[][] =>
  query
    .split(/\s+/)
    .map(foldSpellings)
    .filter((spellings) => spellings.length > 0)

/** Whether a folded text holds all that is looked for. */
export const holdsTerms = (folded: string, terms: string[][]): boolean =>
  terms.every((spellings) => spellings.some((spelling) => folded.includes(spelling)))

/** Whether two names are one, however they are spelled. */
export const isSameName = (one: string, other: string): boolean => {
  const spellings = foldSpellings(other)
  return foldSpellings(one).some((spelling) => spellings.includes(spelling))
}
