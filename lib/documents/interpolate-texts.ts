import type { Day } from '@/lib/core/dates'
import { fillPlaceholders, findNamedPeriod } from '@/lib/documents/recurrence/placeholders'
import type { Recurrence } from '@/lib/documents/recurrence/types'
import type { Formatters } from '@/lib/i18n/message-types'
import { mapTexts, type DocumentTexts } from './texts'
import type { InvoiceType } from './types'

/** Date and recurrence that placeholders are filled from. */
interface TextContext {
  issueDate: Day
  rhythm?: Recurrence | null
}

/**
 * Returns a function that fills the placeholders of a text, so that clients never see `{month}`. Pass the recurrence,
 * if there is one: it decides which period is named.
 */
export const createTextInterpolator =
  ({ issueDate, rhythm }: TextContext, formatters?: Formatters) =>
  (text: string): string =>
    fillPlaceholders(text, issueDate, rhythm, formatters)

/** Texts of a document that may contain placeholders. */
interface Texts extends Partial<DocumentTexts> {
  lineItems: { description: string }[]
}

/** Fills the placeholders in all texts of a document, in its language. */
export function interpolateTexts<T extends Texts>(
  content: T,
  context: TextContext,
  formatters?: Formatters,
): T {
  const fill = createTextInterpolator(context, formatters)
  return {
    ...content,
    ...mapTexts((field) => content[field] && fill(content[field])),
    lineItems: content.lineItems.map((line) => ({ ...line, description: fill(line.description) })),
  }
}

/**
 * Prepares texts for saving. Those of a single invoice are filled for its issue date, so that an invoice copied from
 * a schedule, or no longer recurring, names the month of its issue. A recurring one keeps its placeholders.
 */
export function interpolateOnSave<T extends Texts & { invoiceType: InvoiceType; issueDate: Day }>(
  input: T,
  formatters: Formatters,
): T {
  if (input.invoiceType === 'RECURRING') return input
  return interpolateTexts(input, input, formatters)
}

/** Returns the period that the lines of a recurring invoice name; undefined if they name none. */
export function findBilledPeriod(
  lines: Texts['lineItems'],
  day: Day,
  rhythm: Recurrence | null,
): [from: Day, to: Day] | undefined {
  return findNamedPeriod(lines.map(({ description }) => description).join('\n'), day, rhythm) ?? undefined
}
