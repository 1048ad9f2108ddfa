// Line breaks without a space: between Chinese and Japanese characters and before opening brackets, but not before
// closing punctuation and characters that continue a word, nor after opening punctuation. Korean has spaces.
const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
const WORDS = /(?<= )(?=[^ ])/
const WORDS_AND_CHARACTERS =
  /(?<= )(?=[^ ])|(?<=[^ （「『【《〈])(?=[（「『【《〈])|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。，．：；？！」』）】》〉])(?![\p{M} 、。，．：；？！」』）】》〉ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ%）)\].,;:!?])/u

// Thai, Lao, Khmer and Burmese have no spaces between words; `Intl.Segmenter` has dictionaries.
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const CLOSES = /^[\p{M}\p{Pe}\p{Pf} ๆฯໆຯៗ។៕၊။,.:;!?%"'…]/u
const OPENS = /[\p{Ps}\p{Pi}]$/u

let unspacedWords: Intl.Segmenter | undefined
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits text into grapheme clusters. */
export const splitGraphemes = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Splits a paragraph where lines may break. Spaces stay with the word before them. */
export function splitWords(paragraph: string): string[] {
  const words = paragraph.split(EAST_ASIAN.test(paragraph) ? WORDS_AND_CHARACTERS : WORDS)
  return UNSPACED.test(paragraph)
    ? words.flatMap((word) => (UNSPACED.test(word) ? splitUnspacedWords(word) : [word]))
    : words
}

function splitUnspacedWords(text: string): string[] {
  unspacedWords ??= new Intl.Segmenter('th', { granularity: 'word' })
  const pieces: string[] = []
  for (const { segment } of unspacedWords.segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && (CLOSES.test(segment) || OPENS.test(last))) pieces[pieces.length - 1] += segment
    else pieces.push(segment)
  }
  return pieces
}
