import { nameOfSeries } from '@/lib/reports/numbers/place'
import type { SeriesReport } from '@/lib/reports/numbers/types'
import { seriesText, seriesTitle } from '@/lib/reports/numbers/words'

/** One line of the list of series, with every text final. */
export interface SeriesRow {
  href: string
  title: string
  text: string
  /** What stands out: gaps that nothing explains. */
  unexplained: string | null
}

/** @param path where the numbers of a series are listed, behind its name */
export const seriesRow = (report: SeriesReport, path: string): SeriesRow => ({
  href: `${path}?${new URLSearchParams({ series: nameOfSeries(report.series) })}`,
  title: seriesTitle(report),
  text: seriesText(report),
  unexplained: report.unexplained > 0 ? `${report.unexplained.toLocaleString('en')} unexplained` : null,
})
