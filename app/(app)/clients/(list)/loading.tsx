import { OpenEditorButton } from '@/components/clients/open-editor-button'
import { PageHeader } from '@/components/shared/page-header'
import { ButtonSkeleton, SkeletonScreen, TableSkeleton } from '@/components/shared/skeletons'

export default function ClientsLoading() {
  return (
    <>
      <PageHeader heading="Clients" actions={<OpenEditorButton label="New Client" floating />} />
      <SkeletonScreen label="Loading clients...">
        <ButtonSkeleton className="mb-4 w-full sm:max-w-xs" />
        <TableSkeleton />
      </SkeletonScreen>
    </>
  )
}
