import { NewClientButton } from '@/components/clients/editor/client-editor'
import { PageHeader } from '@/components/shared/page/page-header'
import { ButtonSkeleton, SkeletonScreen, TableSkeleton } from '@/components/shared/page/skeletons'

export default function ClientsLoading() {
  return (
    <>
      <PageHeader heading="Clients" actions={<NewClientButton label="New Client" />} />
      <SkeletonScreen label="Loading clients...">
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <ButtonSkeleton className="w-full sm:w-56 sm:max-w-xs sm:flex-1" />
          <ButtonSkeleton className="w-20" />
          <ButtonSkeleton className="ml-auto" />
        </div>
        <TableSkeleton />
      </SkeletonScreen>
    </>
  )
}
