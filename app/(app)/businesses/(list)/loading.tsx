import { PageHeader } from '@/components/shared/page/page-header'
import { ButtonSkeleton, SkeletonScreen, TableSkeleton } from '@/components/shared/page/skeletons'

export default function BusinessesLoading() {
  return (
    <>
      <PageHeader
        heading="Businesses"
        description="What is owed to each, by its own day and in its own currencies."
        actions={<ButtonSkeleton />}
      />
      <SkeletonScreen>
        <TableSkeleton rows={3} />
      </SkeletonScreen>
    </>
  )
}
