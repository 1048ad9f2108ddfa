import type { Day } from '@/lib/kernel/dates'
import { fillPlaceholders } from '@/lib/documents/rhythm/placeholders'
import type { Rhythm } from '@/lib/documents/rhythm/types'
import type { InvoiceType } from './types'

/**
 * What a text of an invoice reads as to anybody who is shown it: `{month}` never reaches a client, whatever the invoice is
 * or was. A recurring one keeps its placeholders.
 */
export const textFiller =
  ({ issueDate, rhythm }: { issueDate: Day; rhythm?: Rhythm | null }) =>
  (text: string): string =>
    fillPlaceholders(text, issueDate, rhythm)

/** What a person wrote on an invoice. */
interface Texts {
  notes?: string | null
  termsAndConditions?: string | null
  lineItems: { description: string }[]
}

/**
 * The texts as they are saved. Those of a single invoice are filled for its issue date, so that what is copied out of a
 * series, or stops to be one, says the month it was issued in; those of a series stay as they are.
 */
export function savedTexts<T extends Texts & { invoiceType: InvoiceType; issueDate: Day }>(input: T): T {
  if (input.invoiceType === 'RECURRING') return input
  const fill = textFiller(input)
  return {
    ...input,
    notes: input.notes && fill(input.notes),
    termsAndConditions: input.termsAndConditions && fill(input.termsAndConditions),
    lineItems: input.lineItems.map((line) => ({ ...line, description: fill(line.description) })),
  }
}
