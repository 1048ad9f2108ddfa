import 'server-only'
import { getMessages } from '@/lib/i18n/get-messages'
import { createInvoiceView, type InvoiceSource, type InvoiceView, type ViewOptions } from './invoice-view'

/** A document ready to be shown, in the language it speaks. A browser takes the words one by one and calls `createInvoiceView` itself. */
export const createDocumentView = (source: InvoiceSource, options: Omit<ViewOptions, 'words'>): InvoiceView =>
  createInvoiceView(source, { ...options, words: getMessages(source.seller).document })
