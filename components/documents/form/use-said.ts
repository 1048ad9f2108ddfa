import { useFormContext } from 'react-hook-form'
import { inKind } from '@/lib/words/kind-nouns'
import type { InvoiceFields } from './invoice-form-values'

/** What is written in the form; it never changes. */
export const useKind = () => useFormContext<InvoiceFields>().getValues('kind')

/** Says a sentence about an invoice of what is written in the form. */
export function useSaid() {
  const kind = useKind()
  return (sentence: string) => inKind(sentence, kind)
}
