import { formatInstant } from '@/lib/kernel/dates'
import { formatMoney } from '@/lib/kernel/money'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { GivenNumber } from '@/lib/reports/numbers/types'
import { gapText, releaseText, stateText } from '@/lib/reports/numbers/words'

/** One line of the list of numbers, with every text final. */
export interface NumberRow {
  id: number
  number: string
  /** Its invoice, or what is kept of it. */
  href: string | null
  status: InvoiceStatus | null
  state: string
  client: string | null
  amount: string | null
  given: string
  /** When it went out of use, and by whom. */
  released: string | null
  because: string | null
  gap: string | null
}

export function numberRow(given: GivenNumber, timeZone: string): NumberRow {
  const { id, number, invoice, issuedAt, released, totalAmount, currency, skipped } = given
  const kept = released && issuedAt
  return {
    id,
    number,
    href: invoice ? `/invoices/${invoice.id}` : kept ? `/invoices/numbers/${id}` : null,
    status: invoice?.status ?? null,
    state: stateText(given),
    client: given.clientName,
    amount: totalAmount !== null && currency ? formatMoney(totalAmount, currency) : null,
    given: `Given ${formatInstant(given.givenAt, timeZone)}`,
    released: released && releasedText(released, timeZone),
    because: releaseText(given),
    gap: skipped && gapText(skipped),
  }
}

const VERBS = { DELETED: 'Deleted', DRAFT_DELETED: 'Draft deleted', CHANGED: 'Number changed' }

/** `Deleted Nov 22, 2026, 10:34 AM by Ada King.` */
export function releasedText(
  { at, by, reason }: NonNullable<GivenNumber['released']>,
  timeZone: string,
): string {
  return `${VERBS[reason]} ${formatInstant(at, timeZone)}${by ? ` by ${by}` : ''}.`
}
