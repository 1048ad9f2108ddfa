import { useTranslations } from 'next-intl'
import { getStatusTabs } from '@/components/documents/list/list-links'
import { NewDocumentButton } from '@/components/documents/list/new/new-document-button'
import { LinkTabs } from '@/components/shared/page/link-tabs'
import { PageHeader } from '@/components/shared/page/page-header'
import { ButtonSkeleton } from '@/components/shared/page/skeletons'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { Card } from '@/components/ui/card'
import { NO_FILTER } from '@/lib/documents/list/filter'

export default function InvoicesLoading() {
  const t = useTranslations('documents.list')
  const tTab = useTranslations('documents.list.tab')
  const tKinds = useTranslations('documents.kinds')
  // The current tab depends on the query string, which a loading state doesn't get.
  const tabs = getStatusTabs(tTab, '/invoices', NO_FILTER).map((tab) => ({ ...tab, current: false }))
  return (
    <>
      <PageHeader heading={tKinds('INVOICE')} actions={<NewDocumentButton />} />
      <div className="flex flex-col-reverse gap-x-6 gap-y-4 lg:flex-row lg:items-end">
        <div className="min-w-0 flex-1">
          <LinkTabs label={t('statusTabs')} tabs={tabs} />
        </div>
        <ButtonSkeleton className="w-full sm:max-w-xs lg:mb-2" />
      </div>
      <ButtonSkeleton className="mt-4 h-8" />
      <Card className="mt-3 max-md:mb-16">
        <LoadingBlock label={t('loading')} hideLabel className="min-h-[30rem]" />
      </Card>
    </>
  )
}
