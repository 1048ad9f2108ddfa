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
      <div className="flex flex-col-reverse gap-x-6 gap-y-4 lg:flex-row lg:items-center">
        <div className="min-w-0 flex-1">
          <LinkTabs variant="default" label={t('statusTabs')} tabs={tabs} />
        </div>
        <ButtonSkeleton className="w-full sm:max-w-xs" />
      </div>
      <ButtonSkeleton className="mt-4 h-8" />
      <Card className="mt-3 max-md:mb-16">
        <LoadingBlock label={t('loading')} hideLabel className="min-h-[30rem]" />
      </Card>
    </>
  )
}
