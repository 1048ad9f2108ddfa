import type { InvoiceView } from './invoice-view'

type Named = Pick<InvoiceView, 'title' | 'invoiceNumber'>

/** What a document's file is called, without its ending: the word for it in its language, and its number. */
export function formatDocumentName({ title, invoiceNumber }: Named): string {
  const at = title.lastIndexOf(invoiceNumber)
  const word = (title.slice(0, at) + title.slice(at + invoiceNumber.length)).trim()
  return word ? `${word}-${invoiceNumber}` : invoiceNumber
}

/** The same with it. Whoever writes it down takes out what no name may hold. */
export const formatFileName = (view: Named): string => `${formatDocumentName(view)}.pdf`
