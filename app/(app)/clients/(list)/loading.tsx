import { useTranslations } from 'next-intl'
import { NewClientButton } from '@/components/clients/editor/client-editor'
import { ClientMessages } from '@/components/shared/client-messages'
import { PageHeader } from '@/components/shared/page/page-header'
import { ButtonSkeleton, SkeletonScreen, TableSkeleton } from '@/components/shared/page/skeletons'

export default function ClientsLoading() {
  const t = useTranslations('clients')
  return (
    <ClientMessages of={['clients', 'validation.clients']}>
      <PageHeader heading={t('title')} actions={<NewClientButton label={t('new')} />} />
      <SkeletonScreen label={t('list.loading')}>
        <div className="mb-3 flex items-center gap-2">
          <ButtonSkeleton className="min-w-40 flex-1 sm:max-w-xs" />
          <ButtonSkeleton className="w-20" />
          <ButtonSkeleton className="ml-auto max-md:hidden" />
        </div>
        <TableSkeleton />
      </SkeletonScreen>
    </ClientMessages>
  )
}
