/** Words of the legal forms that end the names of companies, in lower case without punctuation. */
const LEGAL_FORMS = new Set(
  (
    'ltd limited plc llp lp llc inc incorporated corp corporation co company pty pvt ' +
    'gmbh mbh ug ag kg ohg gbr ek eg kgaa se sarl sas sasu sa eurl sci srl srls spa snc sl slu sau slne ' +
    'bv nv vof bvba ab as asa aps oy oyj doo sp z oo spzoo sro ehf kk'
  ).split(' '),
)

const isLegalForm = (word: string) => LEGAL_FORMS.has(word.toLowerCase().replaceAll(/[.,()]/g, ''))
const isSign = (word: string) => !/[\p{L}\p{N}]/u.test(word)
const splitWords = (name: string) => name.trim().split(/\s+/).filter(Boolean)

function toInitials(words: string[]): string {
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  )
  return letters.join('').toUpperCase() || '?'
}

/** Returns up to two initials: of the first and the last word of a person's name. `?` if there is none. */
export const getInitials = (name: string): string => toInitials(splitWords(name))

/** Returns up to two initials of a business, whose legal form isn't one of its words: VS for Vance Studio Ltd. */
export function getBusinessInitials(name: string): string {
  const words = splitWords(name)
  const lastWord = words.findLastIndex((word, index) => index === 0 || !(isLegalForm(word) || isSign(word)))
  return toInitials(words.slice(0, lastWord + 1))
}
