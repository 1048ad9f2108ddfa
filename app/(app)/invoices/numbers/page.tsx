import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { getFormats } from '@/lib/api/interface-formats'
import { withMember } from '@/app/(app)/page-guards'
import { NumberList, NumberExportLinks, toNumberListRow } from '@/components/document-numbers/number-list'
import { describeSequence, getSequenceTitle } from '@/lib/reports/numbers/number-descriptions'
import { NumberSequenceList, toNumberSequenceRow } from '@/components/document-numbers/number-sequence-list'
import { getListUrl, getPageLinks, parsePageTrail } from '@/components/shared/list/list-links'
import { PageHeader } from '@/components/shared/page/page-header'
import { Pager } from '@/components/shared/page/pager'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { todayIn } from '@/lib/core/dates'
import { getFirstValue } from '@/lib/core/lists/list-params'
import { formatSequenceParam, parseSequenceParam } from '@/lib/reports/numbers/sequence-params'
import { listNumbers } from '@/lib/reports/numbers/queries'
import { findSequence, listSequences } from '@/lib/reports/numbers/sequences'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('numbers')
  return { title: t('title') }
}

const PATH = '/invoices/numbers'

export default withMember<PageProps<'/invoices/numbers'>>(async ({ user, actor, may }, { searchParams }) => {
  const formats = await getFormats()
  const t = await getTranslations('numbers')
  const params = await searchParams
  const today = todayIn(user.timeZone)
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
  const heading =
    shown?.series === null
      ? t('titleOutside')
      : shown && t('titleOfSeries', { series: getSequenceTitle(shown, t) })
  const hasSeries = all !== null && all.rows.length > 0
  return (
    <>
      <PageHeader
        back={shown ? { href: PATH, label: t('title') } : { href: '/invoices', label: t('back') }}
        heading={heading ? <bdi>{heading}</bdi> : t('title')}
        description={shown ? describeSequence(shown, t) : t('description')}
        actions={rows.length > 0 && may('export') && <NumberExportLinks series={series} />}
      />
      {hasSeries && (
        <Card className="mb-6">
          <CardHeader>
            <CardTitle>{t('series.title')}</CardTitle>
          </CardHeader>
          <NumberSequenceList rows={all.rows.map((report) => toNumberSequenceRow(report, PATH))} />
          <Pager
            newer={olderSeries && PATH}
            newerLabel={t('series.first')}
            older={all.next && `${PATH}?${new URLSearchParams({ olderSeries: all.next })}`}
            olderLabel={t('series.more')}
          />
        </Card>
      )}
      <Card>
        {hasSeries && (
          <CardHeader>
            <CardTitle>{t('list.title')}</CardTitle>
          </CardHeader>
        )}
        <NumberList rows={rows.map((row) => toNumberListRow(row, user.timeZone, formats, today))} />
        <Pager {...getPageLinks(address, before, parsePageTrail(params.from), next)} />
      </Card>
    </>
  )
})
