import { formatSequenceParam } from '@/lib/reports/numbers/sequence-params'
import type { SequenceReport } from '@/lib/reports/numbers/number-response'
import { formatSequence, formatSequenceTitle } from '@/lib/reports/numbers/number-texts'

/** Row of the sequence list, formatted as text. */
export interface NumberSequenceRow {
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
