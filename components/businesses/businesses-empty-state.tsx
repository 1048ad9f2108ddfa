import { Building2 } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { NewBusinessButton } from './new-business-button'

/** Shown to users who left their last business or were removed from it. */
export const BusinessesEmptyState = () => (
  <EmptyState
    icon={Building2}
    title="You don’t belong to a business."
    text="Start one, or ask to be invited."
    action={<NewBusinessButton />}
  />
)
