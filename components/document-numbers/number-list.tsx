import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { CircleDashed, Download, FileClock, FileText, TriangleAlert } from 'lucide-react'
import { ListColumns, NARROW, WIDE } from '@/components/shared/list/list-columns'
import { EmptyState } from '@/components/shared/page/empty-state'
import { StatusBadges } from '@/components/shared/text/status-badge'
import { Badge } from '@/components/ui/badge'
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'
import type { AssignedNumber } from '@/lib/reports/numbers/number-response'
import { Button } from '@/components/ui/button'
import { formatSequenceParam } from '@/lib/reports/numbers/sequence-params'
import { describeGap, describeRelease } from '@/lib/reports/numbers/number-descriptions'
import { useFormats } from '@/components/shared/formats'
import type { Day } from '@/lib/core/dates'
import { findDueState, isPartiallyPaid, type DueState } from '@/lib/documents/payment-status/payment-status'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'

/** Columns of a number, for the rows below it that span them. */
const COLUMN_COUNT = 6

/** Assigned numbers with their state and the gaps below them. */
export function NumberList({ rows }: { rows: NumberRow[] }) {
  const t = useTranslations('numbers')
  if (rows.length === 0)
    return <EmptyState icon={FileClock} title={t('empty.title')} text={t('empty.text')} />
  return (
    <div className="@container/list">
      <Table aria-label={t('title')}>
        <ListColumns
          columns={[
            { label: t('column.number') },
            { label: t('column.client'), className: WIDE },
            { label: t('column.issued'), className: WIDE },
            { label: t('column.created'), className: '@max-4xl/list:hidden' },
            { label: t('column.amount'), className: 'text-right' },
            { label: t('column.status'), className: WIDE },
          ]}
        />
        {rows.map((row) => (
          <NumberItem key={row.assigned.id} row={row} />
        ))}
      </Table>
    </div>
  )
}

/** A number, why it was released, and the gaps below it. */
function NumberItem({ row }: { row: NumberRow }) {
  const t = useTranslations('numbers')
  const formats = useFormats()
  const { assigned, timeZone, href, amount, issueDate, givenAt, dueState } = row
  const { number, invoice, released, clientName: client } = assigned
  const release = describeRelease(assigned, timeZone, { t, formats })
  const badge =
    invoice && !released ? (
      <StatusBadges status={invoice.status} dueState={dueState} isPartiallyPaid={row.isPartiallyPaid} />
    ) : (
      <Badge variant="draft">{t(`state.${released?.reason ?? 'missing'}`)}</Badge>
    )
  const noteRow = 'border-0 hover:bg-transparent [&>td]:pt-0 [&>td]:text-caption [&>td]:wrap-anywhere'
  return (
    <TableBody className="border-b last:border-0 [&>tr]:border-0">
      <TableRow className="tabular-nums">
        <TableCell className="w-full align-top font-medium wrap-anywhere @3xl/list:w-1/5 @3xl/list:align-middle">
          {href ? (
            <Link href={href} className="underline-offset-4 hover:underline">
              <bdi>{number}</bdi>
            </Link>
          ) : (
            <bdi>{number}</bdi>
          )}
          <div className={cn('text-caption text-muted-foreground font-normal', NARROW)}>
            {client && <p className="line-clamp-2 [unicode-bidi:plaintext]">{client}</p>}
            {issueDate && <p>{t('dated', { date: issueDate })}</p>}
          </div>
        </TableCell>
        <TableCell className={cn('w-1/3 min-w-32 wrap-anywhere', WIDE)}>
          {client ? (
            <span title={client} className="line-clamp-2 [unicode-bidi:plaintext]">
              {client}
            </span>
          ) : (
            <Dash />
          )}
        </TableCell>
        <TableCell className={cn('text-muted-foreground whitespace-nowrap', WIDE)}>
          {issueDate ?? <Dash />}
        </TableCell>
        <TableCell className="text-muted-foreground whitespace-nowrap @max-4xl/list:hidden">
          {givenAt}
        </TableCell>
        <TableCell className="text-right align-top font-medium whitespace-nowrap @3xl/list:align-middle">
          {amount ?? <Dash />}
          <div className={cn('mt-1 flex justify-end', NARROW)}>{badge}</div>
        </TableCell>
        <TableCell className={WIDE}>{badge}</TableCell>
      </TableRow>
      {release && (
        <TableRow className={noteRow}>
          <TableCell colSpan={COLUMN_COUNT} className="text-muted-foreground">
            {release}
          </TableCell>
        </TableRow>
      )}
      {assigned.gaps.toReversed().map((gap) => (
        <TableRow key={gap.from} className={noteRow}>
          <TableCell
            colSpan={COLUMN_COUNT}
            className={gap.reason ? 'text-muted-foreground' : 'text-destructive'}
          >
            <p className="flex gap-1.5">
              {gap.reason ? <CircleDashed {...GAP_ICON} /> : <TriangleAlert {...GAP_ICON} />}
              <span>
                <span className="sr-only">{t('gap.label')} </span>
                <bdi>{describeGap(gap, number, timeZone, { t, formats })}</bdi>
              </span>
            </p>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  )
}

/** As high as the first line of the text beside it. */
const GAP_ICON = { 'aria-hidden': true, className: 'h-lh w-3.5 shrink-0' }

const Dash = () => <span className="text-muted-foreground font-normal">—</span>

/** Row of the number list, with its dates and amount formatted as text. */
interface NumberRow {
  assigned: AssignedNumber
  timeZone: string
  /** Link to the invoice or its archived copy. */
  href: string | null
  amount: string | null
  issueDate: string | null
  givenAt: string
  /** What the due date says today about an invoice that is owed, or a quote that is offered. */
  dueState: DueState | null
  isPartiallyPaid: boolean
}

export function toNumberListRow(
  assigned: AssignedNumber,
  timeZone: string,
  formats: InterfaceFormats,
  today: Day,
): NumberRow {
  const { id, kind, invoice, issuedAt, released, totalAmount, currency, issueDate, givenAt } = assigned
  const isArchived = released && issuedAt
  const document = invoice && totalAmount !== null ? { ...invoice, kind, totalAmount } : null
  return {
    assigned,
    timeZone,
    href: invoice ? `/invoices/${invoice.id}` : isArchived ? `/invoices/numbers/${id}` : null,
    amount: totalAmount !== null && currency ? formats.money(totalAmount, currency) : null,
    issueDate: issueDate && formats.inlineDay(issueDate),
    givenAt: formats.instant(givenAt, timeZone),
    dueState: document && findDueState(document, today),
    isPartiallyPaid: document ? isPartiallyPaid(document) : false,
  }
}

/** Exports of the numbers: a CSV, and a PDF for an auditor. */
export function NumberExportLinks({ series }: { series: string | null | undefined }) {
  const t = useTranslations('numbers.export')
  const query = series === undefined ? '' : `?${new URLSearchParams({ series: formatSequenceParam(series) })}`
  return (
    <>
      <Button asChild variant="outline">
        <a href={`/api/invoices/numbers/export.csv${query}`} download>
          <Download aria-hidden="true" />
          {t('csv')}
        </a>
      </Button>
      <Button asChild variant="outline">
        <a href={`/api/invoices/numbers/report.pdf${query}`} download>
          <FileText aria-hidden="true" />
          {t('pdf')}
        </a>
      </Button>
    </>
  )
}
