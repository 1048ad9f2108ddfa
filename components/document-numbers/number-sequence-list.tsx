import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ChevronRight } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { formatSequenceParam } from '@/lib/reports/numbers/sequence-params'
import type { SequenceReport } from '@/lib/reports/numbers/number-response'
import { describeSequence, getSequenceTitle } from '@/lib/reports/numbers/number-descriptions'

/** Summary of each number sequence, for an auditor. */
export function NumberSequenceList({ rows }: { rows: NumberSequenceRow[] }) {
  const t = useTranslations('numbers')
  return (
    <ul aria-label={t('series.list')} className="divide-y">
      {rows.map(({ href, report }) => (
        <li key={href} className="px-4 py-3 sm:px-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              href={href}
              className="touch-target inline-flex items-center gap-1 font-medium wrap-anywhere tabular-nums underline-offset-4 hover:underline"
            >
              <bdi>{getSequenceTitle(report, t)}</bdi>
              <ChevronRight aria-hidden="true" className="text-muted-foreground size-4" />
            </Link>
            {report.unexplained > 0 && (
              <Badge variant="warning">{t('summary.unexplained', { count: report.unexplained })}</Badge>
            )}
          </div>
          <p className="text-muted-foreground mt-0.5 text-sm wrap-anywhere tabular-nums">
            {describeSequence(report, t)}
          </p>
        </li>
      ))}
    </ul>
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
