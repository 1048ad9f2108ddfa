import 'server-only'
import { getMessages } from '@/lib/i18n/get-messages'
import { createInvoiceView, type InvoiceSource, type InvoiceView, type ViewOptions } from './invoice-view'

/**
 * Creates the view of a document with the messages of its language. The browser loads messages separately and calls
 * `createInvoiceView` itself.
 */
export const createDocumentView = (source: InvoiceSource, options: Omit<ViewOptions, 'words'>): InvoiceView =>
  createInvoiceView(source, { ...options, words: getMessages(source.seller).document })
