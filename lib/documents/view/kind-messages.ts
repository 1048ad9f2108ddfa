import { getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { getTitle, type HasTitle } from '@/lib/documents/titles'
import type { DocumentMessages } from '@/lib/i18n/message-types'

/** Returns the messages of a document for its kind and title. */
export function getKindMessages(messages: DocumentMessages, document: HasTitle): DocumentMessages {
  const title = getTitle(document)
  if (title === 'INVOICE') return messages
  const documentKind = getDocumentKind(document)
  const words = (documentKind !== 'INVOICE' && messages.getForKind?.(documentKind)) || messages
  const kind = words.kinds[title]
  const sheet = { ...words.sheet, kind, kindMark: kind.toLocaleUpperCase(words.locale) }
  return { ...words, sheet, title: words.titles[title] }
}
