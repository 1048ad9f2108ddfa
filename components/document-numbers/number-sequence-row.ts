import { formatSequenceParam } from '@/lib/reports/numbers/sequence-params'
import type { SequenceReport } from '@/lib/reports/numbers/types'
import { formatSequence, formatSequenceTitle } from '@/lib/reports/numbers/number-texts'

/** One line of the list of series, with every text final. */
export interface NumberSequenceRow {
  href: string
  title: string
  text: string
  /** What stands out: gaps that nothing explains. */
  unexplained: string | null
}

/** @param path where the numbers of a series are listed, behind its name */
export const toNumberSequenceRow = (report: SequenceReport, path: string): NumberSequenceRow => ({
  href: `${path}?${new URLSearchParams({ series: formatSequenceParam(report.series) })}`,
  title: formatSequenceTitle(report),
  text: formatSequence(report),
  unexplained: report.unexplained > 0 ? `${report.unexplained.toLocaleString('en')} unexplained` : null,
})
