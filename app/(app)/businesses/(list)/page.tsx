import type { Metadata } from 'next'
import { withUser } from '@/app/(app)/page-guards'
import { BusinessTable, BusinessesEmptyState } from '@/components/businesses/business-table'
import { NewBusinessButton } from '@/components/businesses/business-buttons'
import { PageHeader } from '@/components/shared/page/page-header'
import { Card } from '@/components/ui/card'
import { listOverviews } from '@/lib/reports/businesses/queries'

export const metadata: Metadata = { title: 'Businesses' }

export default withUser(async ({ user }) => {
  const businesses = await listOverviews(user.id, user.businessId)
  return (
    <>
      <PageHeader
        heading="Businesses"
        description="What is owed to each, by its own day and in its own currencies."
        actions={businesses.length > 0 && <NewBusinessButton />}
      />
      <Card className="max-md:mb-16">
        {businesses.length > 0 ? <BusinessTable businesses={businesses} /> : <BusinessesEmptyState />}
      </Card>
    </>
  )
})
