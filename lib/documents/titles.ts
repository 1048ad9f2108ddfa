import type { DocumentMessages, OtherTitle } from '@/lib/i18n/message-types'
import { getDocumentKind, type HasStatus } from './lifecycle/kinds'
import type { Relation } from './types'

/** What a document is called: by its kind, and an invoice by what it is for. */
export type Title = 'INVOICE' | OtherTitle

/** What decides how a document is called. */
export interface HasTitle extends Pick<HasStatus, 'kind'> {
  relation?: Relation | null
}

/** One that bills all of another document is a plain invoice. */
export function getTitle(document: HasTitle): Title {
  const { relation } = document
  if (getDocumentKind(document) !== 'INVOICE') return getDocumentKind(document)
  return relation === 'DEPOSIT' || relation === 'PARTIAL' || relation === 'FINAL' ? relation : 'INVOICE'
}

/** How that is said in the words of a language: "Invoice", "Deposit invoice", "Quote". */
export const formatTitle = ({ sheet, kinds }: DocumentMessages, title: Title): string =>
  title === 'INVOICE' ? sheet.kind : kinds[title]
