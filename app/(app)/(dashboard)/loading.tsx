import { ActionCards } from '@/components/dashboard/action-cards'
import { RecentCard } from '@/components/dashboard/recent-card'
import { NewInvoiceLink } from '@/components/invoices/new-invoice-link'
import { LoadingBlock } from '@/components/shared/loading-block'
import { PageHeader } from '@/components/shared/page-header'
import { TilesSkeleton } from '@/components/shared/skeletons'

export default function DashboardLoading() {
  return (
    <>
      <PageHeader heading="Dashboard" actions={<NewInvoiceLink />} />
      <div className="flex flex-col gap-4 max-md:pb-16 sm:gap-6">
        <TilesSkeleton />
        <RecentCard>
          <LoadingBlock label="Loading invoices..." hideLabel className="min-h-64" />
        </RecentCard>
        <ActionCards />
      </div>
    </>
  )
}
