import type { InvoiceView } from './invoice-view'

type Named = Pick<InvoiceView, 'title' | 'invoiceNumber'>

/** Returns the file name of a document without extension: its title in its language and its number. */
export function formatDocumentName({ title, invoiceNumber }: Named): string {
  const at = title.lastIndexOf(invoiceNumber)
  const noun = (title.slice(0, at) + title.slice(at + invoiceNumber.length)).trim()
  return noun ? `${noun.replace(/\s+/g, '-')}-${invoiceNumber}` : invoiceNumber
}

/** Returns the PDF file name. Callers remove characters that file names can't have. */
export const formatFileName = (view: Named): string => `${formatDocumentName(view)}.pdf`
