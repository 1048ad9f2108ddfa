import Link from 'next/link'
import { ChevronRight } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { formatSequenceParam } from '@/lib/reports/numbers/sequence-params'
import type { SequenceReport } from '@/lib/reports/numbers/number-response'
import { formatSequence, formatSequenceTitle } from '@/lib/reports/numbers/number-texts'

/** Summary of each number sequence, for an auditor. */
export function NumberSequenceList({ rows }: { rows: NumberSequenceRow[] }) {
  return (
    <ul aria-label="Series of numbers" className="divide-y">
      {rows.map(({ href, title, text, unexplainedCount }) => (
        <li key={href} className="px-4 py-3 sm:px-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              href={href}
              className="touch-target inline-flex items-center gap-1 font-medium wrap-anywhere tabular-nums underline-offset-4 hover:underline"
            >
              <bdi>{title}</bdi>
              <ChevronRight aria-hidden="true" className="text-muted-foreground size-4" />
            </Link>
            {unexplainedCount && <Badge variant="warning">{unexplainedCount}</Badge>}
          </div>
          <p className="text-muted-foreground mt-0.5 text-sm wrap-anywhere tabular-nums">{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Row of the sequence list, formatted as text. */
interface NumberSequenceRow {
  href: string
  title: string
  text: string
  /** Number of unexplained gaps; null if none. */
  unexplainedCount: string | null
}

/** Formats the report of a sequence. `path`: path of the number list. */
export const toNumberSequenceRow = (report: SequenceReport, path: string): NumberSequenceRow => ({
  href: `${path}?${new URLSearchParams({ series: formatSequenceParam(report.series) })}`,
  title: formatSequenceTitle(report),
  text: formatSequence(report),
  unexplainedCount: report.unexplained > 0 ? `${report.unexplained.toLocaleString('en')} unexplained` : null,
})
