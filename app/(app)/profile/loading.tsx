import { useTranslations } from 'next-intl'
import { PageHeader } from '@/components/shared/page/page-header'
import { FormSkeleton, SkeletonScreen } from '@/components/shared/page/skeletons'

export default function ProfileLoading() {
  const t = useTranslations('profile')
  return (
    <>
      <PageHeader heading={t('title')} description={t('description')} />
      <SkeletonScreen>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,27rem),1fr))] items-start gap-5 max-xl:max-w-2xl">
          <div className="grid gap-5">
            <FormSkeleton fields={4} />
            <FormSkeleton fields={3} />
          </div>
          <div className="grid gap-5 max-xl:hidden">
            <FormSkeleton fields={0} />
            <FormSkeleton fields={2} />
          </div>
        </div>
      </SkeletonScreen>
    </>
  )
}
