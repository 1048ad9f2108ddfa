import Link from 'next/link'
import { useFormatter, useTranslations } from 'next-intl'
import { ChevronRight } from 'lucide-react'
import { ListColumns, NARROW, WIDE } from '@/components/shared/list/list-columns'
import { Badge } from '@/components/ui/badge'
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'
import { formatSequenceParam } from '@/lib/reports/numbers/sequence-params'
import type { SequenceReport } from '@/lib/reports/numbers/number-response'
import { describeSequence, getSequenceTitle } from '@/lib/reports/numbers/number-descriptions'

const COUNTS = ['issued', 'drafts', 'withdrawn'] as const

/** Summary of each number sequence, for an auditor. */
export function NumberSequenceList({ rows }: { rows: NumberSequenceRow[] }) {
  const t = useTranslations('numbers')
  return (
    <div className="@container/list">
      <Table aria-label={t('series.list')}>
        <ListColumns
          columns={[
            { label: t('series.column.sequence') },
            { label: t('series.column.range'), className: WIDE },
            ...COUNTS.map((count) => ({
              label: t(`series.column.${count}`),
              className: cn('text-right', WIDE),
            })),
            { label: t('series.column.gaps'), className: WIDE },
          ]}
        />
        <TableBody>
          {rows.map((row) => (
            <Row key={row.href} row={row} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

function Row({ row: { href, report } }: { row: NumberSequenceRow }) {
  const t = useTranslations('numbers')
  const format = useFormatter()
  const { series, first, last, explained, unexplained } = report
  const warning = unexplained > 0 && (
    <Badge variant="warning">{t('summary.unexplained', { count: unexplained })}</Badge>
  )
  return (
    <TableRow className="tabular-nums">
      <TableCell className="min-w-32 wrap-anywhere">
        <Link
          href={href}
          className="touch-target inline-flex items-center gap-1 font-medium underline-offset-4 hover:underline"
        >
          <bdi>{getSequenceTitle(report, t)}</bdi>
          <ChevronRight aria-hidden="true" className="text-muted-foreground size-4" />
        </Link>
        <div className={NARROW}>
          <p className="text-caption text-muted-foreground">{describeSequence(report, t)}</p>
          {warning}
        </div>
      </TableCell>
      <TableCell className={cn('wrap-anywhere', WIDE)}>
        {series === null ? (
          <span className="text-muted-foreground">—</span>
        ) : (
          <bdi>{first === last ? first : t('summary.range', { first, last })}</bdi>
        )}
      </TableCell>
      {COUNTS.map((count) => (
        <TableCell
          key={count}
          className={cn('text-right', report[count] === 0 && 'text-muted-foreground', WIDE)}
        >
          {format.number(report[count])}
        </TableCell>
      ))}
      <TableCell className={WIDE}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {explained > 0 && t('summary.explained', { count: explained })}
          {warning}
          {explained + unexplained === 0 && (
            <span className="text-muted-foreground">{series === null ? '—' : t('series.noGaps')}</span>
          )}
        </span>
      </TableCell>
    </TableRow>
  )
}

interface NumberSequenceRow {
  href: string
  report: SequenceReport
}

/** Returns the row of a sequence. `path`: path of the number list. */
export const toNumberSequenceRow = (report: SequenceReport, path: string): NumberSequenceRow => ({
  href: `${path}?${new URLSearchParams({ series: formatSequenceParam(report.series) })}`,
  report,
})
