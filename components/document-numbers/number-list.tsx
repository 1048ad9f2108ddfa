import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { FileClock, Download, FileText } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { StatusBadge } from '@/components/shared/text/status-badge'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/utils'
import type { AssignedNumber } from '@/lib/reports/numbers/number-response'
import { Button } from '@/components/ui/button'
import { formatSequenceParam } from '@/lib/reports/numbers/sequence-params'
import { describeGap, describeRelease } from '@/lib/reports/numbers/number-descriptions'
import { useFormats } from '@/components/shared/formats'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'

/** Assigned numbers with their state and the gaps below them. */
export function NumberList({ rows }: { rows: NumberRow[] }) {
  const t = useTranslations('numbers')
  if (rows.length === 0)
    return <EmptyState icon={FileClock} title={t('empty.title')} text={t('empty.text')} />
  return (
    <ol aria-label={t('title')} className="divide-y">
      {rows.map((row) => (
        <NumberItem key={row.assigned.id} row={row} />
      ))}
    </ol>
  )
}

function NumberItem({ row }: { row: NumberRow }) {
  const t = useTranslations('numbers')
  const formats = useFormats()
  const { assigned, timeZone, href, amount, issueDate, givenAt } = row
  const { number, invoice, released, clientName: client } = assigned
  const release = describeRelease(assigned, timeZone, { t, formats })
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
        {invoice && !released ? (
          <StatusBadge status={invoice.status} />
        ) : (
          <Badge variant="draft">{t(`state.${released?.reason ?? 'missing'}`)}</Badge>
        )}
        {amount && <span className="ml-auto tabular-nums">{amount}</span>}
      </div>
      <p className="text-muted-foreground mt-0.5 text-sm">
        {client && (
          <>
            <bdi>{client}</bdi> ·{' '}
          </>
        )}
        {issueDate && `${t('dated', { date: issueDate })} · `}
        {t('given', { at: givenAt })}
      </p>
      {release && <p className="mt-1 text-sm wrap-anywhere">{release}</p>}
      {assigned.gaps.toReversed().map((gap) => (
        <p
          key={gap.from}
          className={cn(
            'mt-2 border-t border-dashed pt-2 text-sm wrap-anywhere',
            gap.reason ? 'text-muted-foreground' : 'text-destructive',
          )}
        >
          <span className="sr-only">{t('gap.label')} </span>
          <bdi>{describeGap(gap, number, timeZone, { t, formats })}</bdi>
        </p>
      ))}
    </li>
  )
}

/** Row of the number list, with its dates and amount formatted as text. */
interface NumberRow {
  assigned: AssignedNumber
  timeZone: string
  /** Link to the invoice or its archived copy. */
  href: string | null
  amount: string | null
  issueDate: string | null
  givenAt: string
}

export function toNumberListRow(
  assigned: AssignedNumber,
  timeZone: string,
  formats: InterfaceFormats,
): NumberRow {
  const { id, invoice, issuedAt, released, totalAmount, currency, issueDate, givenAt } = assigned
  const isArchived = released && issuedAt
  return {
    assigned,
    timeZone,
    href: invoice ? `/invoices/${invoice.id}` : isArchived ? `/invoices/numbers/${id}` : null,
    amount: totalAmount !== null && currency ? formats.money(totalAmount, currency) : null,
    issueDate: issueDate && formats.day(issueDate),
    givenAt: formats.instant(givenAt, timeZone),
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
