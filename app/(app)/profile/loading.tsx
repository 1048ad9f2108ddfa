import { PageHeader } from '@/components/shared/page-header'
import { FormSkeleton, SkeletonScreen } from '@/components/shared/skeletons'

export default function ProfileLoading() {
  return (
    <>
      <PageHeader heading="Profile" description="Who you are, and where you are signed in." />
      <SkeletonScreen>
        <div className="grid items-start gap-5 max-xl:max-w-2xl xl:grid-cols-2">
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
