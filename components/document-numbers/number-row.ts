import { formatDay, formatInstant } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { ExplainedGap, AssignedNumber } from '@/lib/reports/numbers/number-response'
import { formatGapLine, formatRelease, formatNumberState } from '@/lib/reports/numbers/number-texts'

/** Row of the number list, formatted as text. */
export interface NumberRow {
  id: number
  number: string
  /** Link to the invoice or its archived copy. */
  href: string | null
  status: InvoiceStatus | null
  state: string
  client: string | null
  amount: string | null
  assignment: string
  /** Date and author of the release. */
  release: string | null
  releaseReason: string | null
  /** Gaps below this number, highest first, with their reasons. */
  gaps: { text: string; isKnown: boolean }[]
}

export function toNumberListRow(assigned: AssignedNumber, timeZone: string): NumberRow {
  const { id, number, invoice, issuedAt, released, totalAmount, currency } = assigned
  const isArchived = released && issuedAt
  return {
    id,
    number,
    href: invoice ? `/invoices/${invoice.id}` : isArchived ? `/invoices/numbers/${id}` : null,
    status: invoice?.status ?? null,
    state: formatNumberState(assigned),
    client: assigned.clientName,
    amount: totalAmount !== null && currency ? formatMoney(totalAmount, currency) : null,
    assignment: [
      assigned.issueDate && `Dated ${formatDay(assigned.issueDate)}`,
      `Given ${formatInstant(assigned.givenAt, timeZone)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    release: released && formatNumberRelease(released, timeZone),
    releaseReason: formatRelease(assigned),
    gaps: assigned.gaps
      .toReversed()
      .map((gap) => ({ text: formatGap(gap, number, timeZone), isKnown: gap.reason !== null })),
  }
}

/**
 * Formats a gap: `INV-0005 to INV-0008 were never used (4): INV-0009 was typed by hand. Nov 22, 2026, 10:34 AM by Ada
 * King.`
 */
function formatGap(gap: ExplainedGap, number: string, timeZone: string): string {
  const { at, by } = gap
  const timestamp = at && ` ${formatInstant(at, timeZone)}${by ? ` by ${by}` : ''}.`
  return `${formatGapLine(gap, number)}.${timestamp ?? ''}`
}

const VERBS = { DELETED: 'Deleted', DRAFT_DELETED: 'Draft deleted', CHANGED: 'Number changed' }

/** Formats the release of a number: `Deleted Nov 22, 2026, 10:34 AM by Ada King.` */
export function formatNumberRelease(
  { at, by, reason }: NonNullable<AssignedNumber['released']>,
  timeZone: string,
): string {
  return `${VERBS[reason]} ${formatInstant(at, timeZone)}${by ? ` by ${by}` : ''}.`
}
