import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { memberPage } from '@/app/(app)/frame'
import { NumberFiles } from '@/components/numbers/number-files'
import { NumberList } from '@/components/numbers/number-list'
import { numberRow } from '@/components/numbers/number-row'
import { SeriesList } from '@/components/numbers/series-list'
import { seriesRow } from '@/components/numbers/series-row'
import { listAddress, pageLinks, parseTrail } from '@/components/shared/list/list-links'
import { PageHeader } from '@/components/shared/page/page-header'
import { Pager } from '@/components/shared/page/pager'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { first } from '@/lib/kernel/lists/place'
import { nameOfSeries, seriesNamed } from '@/lib/reports/numbers/place'
import { listNumbers } from '@/lib/reports/numbers/queries'
import { findSeries, listSeries } from '@/lib/reports/numbers/series'
import type { SeriesReport } from '@/lib/reports/numbers/types'
import { seriesText, seriesTitle } from '@/lib/reports/numbers/words'

export const metadata: Metadata = { title: 'Document numbers' }

const PATH = '/invoices/numbers'

/** A series as it ends a heading. */
const titleIn = (shown: SeriesReport) =>
  shown.series === null ? 'outside of any series' : seriesTitle(shown)

export default memberPage<PageProps<'/invoices/numbers'>>(async ({ user, actor, may }, { searchParams }) => {
  const params = await searchParams
  const series = seriesNamed(first(params.series))
  const before = first(params.before) || null
  const olderSeries = first(params.olderSeries) || null
  const [{ rows, next }, shown, all] = await Promise.all([
    listNumbers(actor, before, undefined, series),
    series === undefined ? null : findSeries(actor, series),
    series === undefined ? listSeries(actor, olderSeries) : null,
  ])
  if (series !== undefined && !shown) notFound()
  const query = () => new URLSearchParams(series === undefined ? {} : { series: nameOfSeries(series) })
  const address = (key: string | null, trail: string[]) => listAddress(PATH, query(), key, trail)
  const hasSeries = all !== null && all.rows.length > 0
  return (
    <>
      <PageHeader
        back={shown ? { href: PATH, label: 'Document numbers' } : { href: '/invoices', label: 'Invoices' }}
        heading={shown ? <bdi>{`Document numbers ${titleIn(shown)}`}</bdi> : 'Document numbers'}
        description={shown ? seriesText(shown) : 'Every number given, and why any are missing.'}
        actions={rows.length > 0 && may('export') && <NumberFiles series={series} />}
      />
      {hasSeries && (
        <Card className="mb-6">
          <CardHeader>
            <CardTitle>Series</CardTitle>
          </CardHeader>
          <SeriesList rows={all.rows.map((report) => seriesRow(report, PATH))} />
          <Pager
            newer={olderSeries && PATH}
            newerLabel="First series"
            older={all.next && `${PATH}?${new URLSearchParams({ olderSeries: all.next })}`}
            olderLabel="More series"
          />
        </Card>
      )}
      <Card>
        {hasSeries && (
          <CardHeader>
            <CardTitle>All numbers, newest first</CardTitle>
          </CardHeader>
        )}
        <NumberList rows={rows.map((row) => numberRow(row, user.timeZone))} />
        <Pager {...pageLinks(address, before, parseTrail(params.from), next)} />
      </Card>
    </>
  )
})
