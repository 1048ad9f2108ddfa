import { useTranslations } from 'next-intl'
import { DocumentsHeader } from '@/components/documents/list/documents-header'
import { NewDocumentButton } from '@/components/documents/list/new/new-document-button'
import { getScheduleTabs } from '@/components/documents/recurring/list/schedule-list-links'
import { LinkTabs } from '@/components/shared/page/link-tabs'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { Card } from '@/components/ui/card'

export default function RecurringLoading() {
  const t = useTranslations('recurring')
  // The current tab depends on the query string, which a loading state doesn't get.
  const tabs = getScheduleTabs(t, null).map((tab) => ({ ...tab, current: false }))
  return (
    <>
      <DocumentsHeader current="RECURRING" actions={<NewDocumentButton list="RECURRING" />} />
      <LinkTabs variant="default" label={t('list.statusTabs')} tabs={tabs} />
      <Card className="mt-3 max-md:mb-16">
        <LoadingBlock label={t('list.loading')} hideLabel className="min-h-[30rem]" />
      </Card>
    </>
  )
}
