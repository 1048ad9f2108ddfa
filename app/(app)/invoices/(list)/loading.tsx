import { getStatusTabs } from '@/components/documents/list/list-links'
import { NewDocumentButton } from '@/components/documents/list/new/new-document-button'
import { LinkTabs } from '@/components/shared/page/link-tabs'
import { PageHeader } from '@/components/shared/page/page-header'
import { ButtonSkeleton } from '@/components/shared/page/skeletons'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { Card } from '@/components/ui/card'
import { NO_FILTER } from '@/lib/documents/list/filter'

// The current tab depends on the query string, which a loading state doesn't get.
const TABS = getStatusTabs('/invoices', NO_FILTER).map((tab) => ({ ...tab, current: false }))

export default function InvoicesLoading() {
  return (
    <>
      <PageHeader heading="Invoices" actions={<NewDocumentButton />} />
      <div className="flex flex-col-reverse gap-x-6 gap-y-4 lg:flex-row lg:items-end">
        <div className="min-w-0 flex-1">
          <LinkTabs label="Status" tabs={TABS} />
        </div>
        <ButtonSkeleton className="w-full sm:max-w-xs lg:mb-2" />
      </div>
      <ButtonSkeleton className="mt-4 h-8" />
      <Card className="mt-3 max-md:mb-16">
        <LoadingBlock label="Loading invoices..." hideLabel className="min-h-[30rem]" />
      </Card>
    </>
  )
}
