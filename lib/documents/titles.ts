import type { DocumentWords, OtherTitle } from '@/lib/words/document-words'
import { kindOf, type Stated } from './lifecycle/kinds'
import type { Relation } from './types'

/** What a document is called: by its kind, and an invoice by what it is for. */
export type Title = 'INVOICE' | OtherTitle

/** What decides how a document is called. */
export interface Titled extends Pick<Stated, 'kind'> {
  relation?: Relation | null
}

/** One that bills all of another document is a plain invoice. */
export function titleOf(document: Titled): Title {
  const { relation } = document
  if (kindOf(document) !== 'INVOICE') return kindOf(document)
  return relation === 'DEPOSIT' || relation === 'PARTIAL' || relation === 'FINAL' ? relation : 'INVOICE'
}

/** How that is said in the words of a language: "Invoice", "Deposit invoice", "Quote". */
export const nameOf = ({ sheet, kinds }: DocumentWords, title: Title): string =>
  title === 'INVOICE' ? sheet.kind : kinds[title]
