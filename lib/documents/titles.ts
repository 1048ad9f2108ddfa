import type { DocumentMessages, OtherTitle } from '@/lib/i18n/message-types'
import { getDocumentKind, type HasStatus } from './lifecycle/kinds'
import type { Relation } from './types'

/** Title of a document: its kind, or for an invoice its role in billing a quote. */
export type Title = 'INVOICE' | OtherTitle

interface HasTitle extends Pick<HasStatus, 'kind'> {
  relation?: Relation | null
}

/** Returns the title. An invoice for the whole of its source is a plain invoice. */
export function getTitle(document: HasTitle): Title {
  const { relation } = document
  if (getDocumentKind(document) !== 'INVOICE') return getDocumentKind(document)
  return relation === 'DEPOSIT' || relation === 'PARTIAL' || relation === 'FINAL' ? relation : 'INVOICE'
}

/** Formats a title in a language: "Invoice", "Deposit invoice", "Quote". */
export const formatTitle = ({ sheet, kinds }: DocumentMessages, title: Title): string =>
  title === 'INVOICE' ? sheet.kind : kinds[title]

/** Returns the messages of a document for its kind and title. @param isTaxed whether it charges any tax */
export function getKindMessages(
  messages: DocumentMessages,
  document: HasTitle,
  isTaxed = false,
): DocumentMessages {
  const title = getTitle(document)
  if (title === 'INVOICE' && !isTaxed) return messages
  const documentKind = getDocumentKind(document)
  const kindOrNone = documentKind === 'INVOICE' ? undefined : documentKind
  const words = messages.getVariant?.(kindOrNone, isTaxed) ?? messages
  if (title === 'INVOICE') return words
  const kind = words.kinds[title]
  const sheet = { ...words.sheet, kind, kindMark: kind.toLocaleUpperCase(words.locale) }
  return { ...words, sheet, title: words.titles[title] }
}
