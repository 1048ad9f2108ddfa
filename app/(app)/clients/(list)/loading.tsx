import { PageHeaderSkeleton, SkeletonScreen, TableSkeleton } from '@/components/shared/skeletons'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <SkeletonScreen>
      <PageHeaderSkeleton />
      <Skeleton className="mb-4 h-9 w-full sm:max-w-xs pointer-coarse:h-11" />
      <TableSkeleton />
    </SkeletonScreen>
  )
}
