import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { withMember } from '@/app/(app)/page-guards'
import { NumberList, NumberExportLinks, toNumberListRow } from '@/components/document-numbers/number-list'
import { NumberSequenceList, toNumberSequenceRow } from '@/components/document-numbers/number-sequence-list'
import { getListUrl, getPageLinks, parsePageTrail } from '@/components/shared/list/list-links'
import { PageHeader } from '@/components/shared/page/page-header'
import { Pager } from '@/components/shared/page/pager'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { getFirstValue } from '@/lib/core/lists/list-params'
import { formatSequenceParam, parseSequenceParam } from '@/lib/reports/numbers/sequence-params'
import { listNumbers } from '@/lib/reports/numbers/queries'
import { findSequence, listSequences } from '@/lib/reports/numbers/sequences'
import type { SequenceReport } from '@/lib/reports/numbers/number-response'
import { formatSequence, formatSequenceTitle } from '@/lib/reports/numbers/number-texts'

export const metadata: Metadata = { title: 'Document numbers' }

const PATH = '/invoices/numbers'

const formatHeadingTitle = (shown: SequenceReport) =>
  shown.series === null ? 'outside of any series' : formatSequenceTitle(shown)

export default withMember<PageProps<'/invoices/numbers'>>(async ({ user, actor, may }, { searchParams }) => {
  const params = await searchParams
  const series = parseSequenceParam(getFirstValue(params.series))
  const before = getFirstValue(params.before) || null
  const olderSeries = getFirstValue(params.olderSeries) || null
  const [{ rows, next }, shown, all] = await Promise.all([
    listNumbers(actor, before, undefined, series),
    series === undefined ? null : findSequence(actor, series),
    series === undefined ? listSequences(actor, olderSeries) : null,
  ])
  if (series !== undefined && !shown) notFound()
  const query = () => new URLSearchParams(series === undefined ? {} : { series: formatSequenceParam(series) })
  const address = (key: string | null, trail: string[]) => getListUrl(PATH, query(), key, trail)
  const hasSeries = all !== null && all.rows.length > 0
  return (
    <>
      <PageHeader
        back={shown ? { href: PATH, label: 'Document numbers' } : { href: '/invoices', label: 'Invoices' }}
        heading={shown ? <bdi>{`Document numbers ${formatHeadingTitle(shown)}`}</bdi> : 'Document numbers'}
        description={shown ? formatSequence(shown) : 'Every number given, and why any are missing.'}
        actions={rows.length > 0 && may('export') && <NumberExportLinks series={series} />}
      />
      {hasSeries && (
        <Card className="mb-6">
          <CardHeader>
            <CardTitle>Series</CardTitle>
          </CardHeader>
          <NumberSequenceList rows={all.rows.map((report) => toNumberSequenceRow(report, PATH))} />
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
        <NumberList rows={rows.map((row) => toNumberListRow(row, user.timeZone))} />
        <Pager {...getPageLinks(address, before, parsePageTrail(params.from), next)} />
      </Card>
    </>
  )
})
