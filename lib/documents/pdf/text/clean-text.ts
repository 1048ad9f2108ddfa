const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
// Joiners and non-joiners, which Persian and the scripts of South and South-east Asia need.
const JOINED_SCRIPTS = String.raw`\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Orya}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}`
const JOINER = String.raw`(?<=[${JOINED_SCRIPTS}])[\u200c\u200d]`
// An emoji of several characters (Unicode Technical Standard 51), up to the longest that exist.
const PERSON = String.raw`\p{Emoji}(?:\p{Emoji_Modifier}|\ufe0f\u20e3?)?`
const EMOJI = String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f}|${PERSON}(?:\u200d${PERSON}){0,4}`
// Control and format characters, private use, lone surrogates, variation selectors.
const INVISIBLE = String.raw`[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufe00-\ufe0f]`
const ALLOWED_OR_INVISIBLE = new RegExp(String.raw`(${JOINER}|${EMOJI}|\n)|${INVISIBLE}`, 'gu')
// More than a few accents on a letter would cover the lines around it.
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu
// Characters of Japanese names (﨑 beside 崎), some of which NFC would replace by the everyday form.
const NOT_COMPATIBILITY = /[^\uf900-\ufaff\u{2f800}-\u{2fa1f}]+/gu
const LIGATURES = /[\ufb00-\ufb06]/g
const SPACES = /[\t\p{Zs}]/gu
const NO_BREAK_SPACE = '\u00a0'

/**
 * Normalizes text for layout: composed letters, plain spaces and line breaks, and no invisible characters except for
 * joiners.
 */
export function cleanText(text: string): string {
  return text
    .replace(NOT_COMPATIBILITY, (part) => part.normalize('NFC'))
    .replace(LIGATURES, (ligature) => ligature.normalize('NFKC'))
    .replace(LINE_BREAKS, '\n')
    .replace(SPACES, (space) => (space === NO_BREAK_SPACE ? space : ' '))
    .replace(ALLOWED_OR_INVISIBLE, (_, allowed: string | undefined) => allowed ?? '')
    .replace(STACKED_MARKS, '$1')
}
