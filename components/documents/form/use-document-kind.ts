import { useFormContext } from 'react-hook-form'
import type { InvoiceFields } from './invoice-form-values'

/** Returns the kind of the document in the form, which never changes. */
export const useDocumentKind = () => useFormContext<InvoiceFields>().getValues('kind')

/** Returns the number of the linked source document, or null if there is none. */
export function useSourceDocumentNumber() {
  const { relation, source } = useFormContext<InvoiceFields>().getValues('madeFrom') ?? {}
  return relation ? (source?.number ?? '') : null
}
