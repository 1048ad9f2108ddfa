import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { withUser } from '@/app/(app)/page-guards'
import { BusinessTable, BusinessesEmptyState } from '@/components/businesses/business-table'
import { NewBusinessButton } from '@/components/businesses/business-buttons'
import { ClientMessages } from '@/components/shared/client-messages'
import { PageHeader } from '@/components/shared/page/page-header'
import { Card } from '@/components/ui/card'
import { listOverviews } from '@/lib/reports/businesses/queries'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('businesses')
  return { title: t('title') }
}

export default withUser(async ({ user }) => {
  const t = await getTranslations('businesses')
  const businesses = await listOverviews(user.id, user.businessId)
  const initial = { country: user.country, currency: user.currency }
  return (
    <ClientMessages of={['businesses', 'validation.business']}>
      <PageHeader
        heading={t('title')}
        description={t('description')}
        actions={businesses.length > 0 && <NewBusinessButton label={t('new')} initial={initial} />}
      />
      <Card className="max-md:mb-16">
        {businesses.length > 0 ? (
          <BusinessTable businesses={businesses} />
        ) : (
          <BusinessesEmptyState initial={initial} />
        )}
      </Card>
    </ClientMessages>
  )
})
