import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/shared/page/page-header'
import { ButtonSkeleton, SkeletonScreen, TableSkeleton } from '@/components/shared/page/skeletons'

export default function BusinessesLoading() {
  const t = useTranslations('businesses')
  return (
    <>
      <PageHeader heading={t('title')} description={t('description')} actions={<ButtonSkeleton />} />
      <SkeletonScreen>
        <TableSkeleton rows={3} />
      </SkeletonScreen>
    </>
  )
}
