import { useTranslations } from 'next-intl'
import { ActionCards } from '@/components/dashboard/action-cards'
import { RecentInvoicesCard } from '@/components/dashboard/recent-invoices'
import { NewDocumentButton } from '@/components/documents/list/new/new-document-button'
import { PageHeader } from '@/components/shared/page/page-header'
import { TilesSkeleton } from '@/components/shared/page/skeletons'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { Skeleton } from '@/components/ui/skeleton'

export default function DashboardLoading() {
  const t = useTranslations('dashboard')
  return (
    <>
      <PageHeader heading={t('title')} actions={<NewDocumentButton />} />
      <div className="@container flex flex-col gap-4 max-md:pb-16 sm:gap-6">
        <Skeleton className="h-120 rounded-lg @2xl:h-78" />
        <TilesSkeleton />
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-4 sm:gap-6">
          <Skeleton className="h-91 rounded-lg" />
          <Skeleton className="h-91 rounded-lg" />
        </div>
        <RecentInvoicesCard>
          <LoadingBlock label={t('loadingInvoices')} hideLabel className="min-h-64" />
        </RecentInvoicesCard>
        <ActionCards quiet />
      </div>
    </>
  )
}
