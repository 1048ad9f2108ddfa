import { useFormContext } from 'react-hook-form'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import type { InvoiceFields } from './invoice-form-values'

/** What is written in the form; it never changes. */
export const useDocumentKind = () => useFormContext<InvoiceFields>().getValues('kind')

/** Says a sentence about an invoice of what is written in the form. */
export function useDocumentNoun() {
  const kind = useDocumentKind()
  return (sentence: string) => withDocumentNoun(sentence, kind)
}

/** The number of the document that it was made from and is tied to; null for one that stands by itself. */
export function useSourceDocumentNumber() {
  const { relation, source } = useFormContext<InvoiceFields>().getValues('madeFrom') ?? {}
  return relation ? (source?.number ?? '') : null
}
