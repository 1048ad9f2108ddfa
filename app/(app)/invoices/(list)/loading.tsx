import { useTranslations } from 'next-intl'
import { getStatusTabs } from '@/components/documents/list/list-links'
import { DocumentsHeader } from '@/components/documents/list/documents-header'
import { NewDocumentButton } from '@/components/documents/list/new/new-document-button'
import { LinkTabs } from '@/components/shared/page/link-tabs'
import { ButtonSkeleton } from '@/components/shared/page/skeletons'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { Card } from '@/components/ui/card'
import { NO_FILTER } from '@/lib/documents/list/filter'

export default function InvoicesLoading() {
  const t = useTranslations('documents.list')
  const tTab = useTranslations('documents.list.tab')
  // The current tab depends on the query string, which a loading state doesn't get.
  const tabs = getStatusTabs(tTab, '/invoices', NO_FILTER).map((tab) => ({ ...tab, current: false }))
  return (
    <>
      <DocumentsHeader current={null} actions={<NewDocumentButton />} />
      <div className="flex items-center gap-2">
        <ButtonSkeleton className="min-w-0 flex-1 sm:max-w-xs" />
        <ButtonSkeleton className="w-11 sm:w-32" />
      </div>
      <div className="mt-3 sm:mt-4">
        <LinkTabs variant="default" label={t('statusTabs')} tabs={tabs} />
      </div>
      <Card className="mt-3 max-md:mb-16">
        <LoadingBlock label={t('loading')} hideLabel className="min-h-[30rem]" />
      </Card>
    </>
  )
}
