import type { Day } from '@/lib/core/dates'
import { fillPlaceholders } from '@/lib/documents/recurrence/placeholders'
import type { Recurrence } from '@/lib/documents/recurrence/types'
import type { Formatters } from '@/lib/i18n/message-types'
import { mapTexts, type DocumentTexts } from './texts'
import type { InvoiceType } from './types'

/** What a placeholder is filled for. */
interface TextContext {
  issueDate: Day
  rhythm?: Recurrence | null
}

/**
 * What a text of an invoice reads as to anybody who is shown it: `{month}` never reaches a client, whatever the invoice is
 * or was. A recurring one keeps its placeholders.
 */
export const createTextInterpolator =
  ({ issueDate, rhythm }: TextContext, writing?: Formatters) =>
  (text: string): string =>
    fillPlaceholders(text, issueDate, rhythm, writing)

/** What a person wrote on an invoice. */
interface Texts extends Partial<DocumentTexts> {
  lineItems: { description: string }[]
}

/** The same with its placeholders filled, as the document's language writes months and days. */
export function interpolateTexts<T extends Texts>(content: T, when: TextContext, writing?: Formatters): T {
  const fill = createTextInterpolator(when, writing)
  return {
    ...content,
    ...mapTexts((field) => content[field] && fill(content[field])),
    lineItems: content.lineItems.map((line) => ({ ...line, description: fill(line.description) })),
  }
}

/**
 * The texts as they are saved. Those of a single invoice are filled for its issue date, so that what is copied out of a
 * series, or stops to be one, says the month it was issued in; those of a series stay as they are.
 */
export function interpolateOnSave<T extends Texts & { invoiceType: InvoiceType; issueDate: Day }>(
  input: T,
  writing: Formatters,
): T {
  if (input.invoiceType === 'RECURRING') return input
  return interpolateTexts(input, input, writing)
}
