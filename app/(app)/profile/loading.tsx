import { PageHeader } from '@/components/shared/page-header'
import { FormSkeleton, SkeletonScreen } from '@/components/shared/skeletons'

export default function ProfileLoading() {
  return (
    <>
      <PageHeader heading="Profile" description="Who you are, and where you are signed in." />
      <SkeletonScreen>
        <div className="grid max-w-2xl gap-5">
          <FormSkeleton fields={2} />
          <FormSkeleton fields={3} />
          <FormSkeleton fields={1} />
        </div>
      </SkeletonScreen>
    </>
  )
}
