import { kindOf } from '@/lib/documents/lifecycle/kinds'
import { titleOf, type Titled } from '@/lib/documents/titles'
import type { DocumentWords } from '@/lib/words/document-words'

/** The words of a document by its kind, and by what it is called. */
export function wordsOfKind(spoken: DocumentWords, document: Titled): DocumentWords {
  const title = titleOf(document)
  if (title === 'INVOICE') return spoken
  const said = kindOf(document)
  const words = (said !== 'INVOICE' && spoken.ofKind?.(said)) || spoken
  const kind = words.kinds[title]
  const sheet = { ...words.sheet, kind, kindMark: kind.toLocaleUpperCase(words.locale) }
  return { ...words, sheet, title: words.titles[title] }
}
