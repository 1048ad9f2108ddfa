import 'server-only'
import { speechOf } from '@/lib/words/speech/speech'
import { invoiceView, type InvoiceSource, type InvoiceView, type ViewOptions } from './view'

/** A document ready to be shown, in the language it speaks. A browser takes the words one by one and calls `invoiceView` itself. */
export const documentView = (source: InvoiceSource, options: Omit<ViewOptions, 'words'>): InvoiceView =>
  invoiceView(source, { ...options, words: speechOf(source.seller).document })
