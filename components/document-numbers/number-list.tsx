import Link from 'next/link'
import { FileClock, Download, FileText } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { StatusBadge } from '@/components/shared/text/status-badge'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/utils'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { ExplainedGap, AssignedNumber } from '@/lib/reports/numbers/number-response'
import { formatGapLine, formatRelease, formatNumberState } from '@/lib/reports/numbers/number-texts'
import { Button } from '@/components/ui/button'
import { formatSequenceParam } from '@/lib/reports/numbers/sequence-params'

const VERBS = { DELETED: 'Deleted', DRAFT_DELETED: 'Draft deleted', CHANGED: 'Number changed' }

/** Assigned numbers with their state and the gaps below them. */
export function NumberList({ rows }: { rows: NumberRow[] }) {
  if (rows.length === 0)
    return (
      <EmptyState
        icon={FileClock}
        title="No numbers yet"
        text="Every number that an invoice gets is listed here, for good."
      />
    )
  return (
    <ol aria-label="Document numbers" className="divide-y">
      {rows.map((row) => (
        <NumberItem key={row.id} row={row} />
      ))}
    </ol>
  )
}

function NumberItem({ row }: { row: NumberRow }) {
  const { number, href, status, state, client, amount, assignment, release, releaseReason, gaps } = row
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere tabular-nums">
          {href ? (
            <Link href={href} className="underline-offset-4 hover:underline">
              <bdi>{number}</bdi>
            </Link>
          ) : (
            <bdi>{number}</bdi>
          )}
        </span>
        {status ? <StatusBadge status={status} /> : <Badge variant="draft">{state}</Badge>}
        {amount && <span className="ml-auto tabular-nums">{amount}</span>}
      </div>
      <p className="text-muted-foreground mt-0.5 text-sm">
        {client && (
          <>
            <bdi>{client}</bdi> ·{' '}
          </>
        )}
        {assignment}
      </p>
      {release && (
        <p className="mt-1 text-sm wrap-anywhere">
          {release} {releaseReason}
        </p>
      )}
      {gaps.map(({ text, isKnown }) => (
        <p
          key={text}
          className={cn(
            'mt-2 border-t border-dashed pt-2 text-sm wrap-anywhere',
            isKnown ? 'text-muted-foreground' : 'text-destructive',
          )}
        >
          <span className="sr-only">Gap: </span>
          <bdi>{text}</bdi>
        </p>
      ))}
    </li>
  )
}

/** Row of the number list, formatted as text. */
interface NumberRow {
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

/** Formats the release of a number: `Deleted Nov 22, 2026, 10:34 AM by Ada King.` */
export function formatNumberRelease(
  { at, by, reason }: NonNullable<AssignedNumber['released']>,
  timeZone: string,
): string {
  return `${VERBS[reason]} ${formatInstant(at, timeZone)}${by ? ` by ${by}` : ''}.`
}

/** Exports of the numbers: a CSV, and a PDF for an auditor. */
export function NumberExportLinks({ series }: { series: string | null | undefined }) {
  const query = series === undefined ? '' : `?${new URLSearchParams({ series: formatSequenceParam(series) })}`
  return (
    <>
      <Button asChild variant="outline">
        <a href={`/api/invoices/numbers/export.csv${query}`} download>
          <Download aria-hidden="true" />
          Export CSV
        </a>
      </Button>
      <Button asChild variant="outline">
        <a href={`/api/invoices/numbers/report.pdf${query}`} download>
          <FileText aria-hidden="true" />
          Download PDF
        </a>
      </Button>
    </>
  )
}
