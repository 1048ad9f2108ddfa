import type { Day } from '@/lib/kernel/dates'
import { fillPlaceholders } from '@/lib/documents/rhythm/placeholders'
import type { Rhythm } from '@/lib/documents/rhythm/types'
import type { Writing } from '@/lib/words/document-words'
import { eachText, type DocumentTexts } from './texts'
import type { InvoiceType } from './types'

/** What a placeholder is filled for. */
interface When {
  issueDate: Day
  rhythm?: Rhythm | null
}

/**
 * What a text of an invoice reads as to anybody who is shown it: `{month}` never reaches a client, whatever the invoice is
 * or was. A recurring one keeps its placeholders.
 */
export const textFiller =
  ({ issueDate, rhythm }: When, writing?: Writing) =>
  (text: string): string =>
    fillPlaceholders(text, issueDate, rhythm, writing)

/** What a person wrote on an invoice. */
interface Texts extends Partial<DocumentTexts> {
  lineItems: { description: string }[]
}

/** The same with its placeholders filled, as the document's language writes months and days. */
export function filledTexts<T extends Texts>(content: T, when: When, writing?: Writing): T {
  const fill = textFiller(when, writing)
  return {
    ...content,
    ...eachText((field) => content[field] && fill(content[field])),
    lineItems: content.lineItems.map((line) => ({ ...line, description: fill(line.description) })),
  }
}

/**
 * The texts as they are saved. Those of a single invoice are filled for its issue date, so that what is copied out of a
 * series, or stops to be one, says the month it was issued in; those of a series stay as they are.
 */
export function savedTexts<T extends Texts & { invoiceType: InvoiceType; issueDate: Day }>(
  input: T,
  writing: Writing,
): T {
  if (input.invoiceType === 'RECURRING') return input
  return filledTexts(input, input, writing)
}
