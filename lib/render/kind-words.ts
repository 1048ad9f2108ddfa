import { titleOf, type Titled } from '@/lib/documents/titles'
import type { DocumentWords } from '@/lib/words/document-words'

/** The words of a document by what it is called: those of an invoice, but for its name. */
export function wordsOfKind(words: DocumentWords, document: Titled): DocumentWords {
  const title = titleOf(document)
  if (title === 'INVOICE') return words
  const kind = words.kinds[title]
  const sheet = { ...words.sheet, kind, kindMark: kind.toLocaleUpperCase(words.locale) }
  return { ...words, sheet, title: words.titles[title] }
}
