import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { listNotesAboveBalance } from '../credit-notes/queries'
import type { Invoice } from '../types'
import { createDocumentView } from './document-view'
import type { InvoiceView, ViewOptions } from './invoice-view'

/** Creates the view of a stored document, with the credit notes that aren't among its payments. */
export async function loadDocumentView(
  scope: BusinessScope,
  invoice: Invoice,
  options: Omit<ViewOptions, 'words'>,
): Promise<InvoiceView> {
  const creditedBy = await listNotesAboveBalance(scope, invoice)
  return createDocumentView({ ...invoice, creditedBy }, options)
}
