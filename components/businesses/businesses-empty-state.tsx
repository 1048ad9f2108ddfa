import { Building2 } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { NewBusinessButton } from './new-business-button'

/** For whoever left the last one, or was removed from it. */
export const BusinessesEmptyState = () => (
  <EmptyState
    icon={Building2}
    title="You don’t belong to a business."
    text="Start one, or ask to be invited."
    action={<NewBusinessButton />}
  />
)
