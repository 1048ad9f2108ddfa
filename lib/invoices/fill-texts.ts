import type { Day } from '@/lib/dates'
import { fillPlaceholders } from '@/lib/recurring/placeholders'
import type { InvoiceType } from './types'

/**
 * What a text of an invoice reads as. The first of a series reads as the later ones will, whose texts are filled when they
 * are written; every other text is shown as it is.
 */
export const textFiller =
  ({ invoiceType, issueDate }: { invoiceType: InvoiceType; issueDate: Day }) =>
  (text: string): string =>
    invoiceType === 'RECURRING' ? fillPlaceholders(text, issueDate) : text
