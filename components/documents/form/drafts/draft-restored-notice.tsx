import { History } from 'lucide-react'
import { Button } from '@/components/ui/button'

export function DraftRestoredNotice({
  creating,
  onStartFresh,
}: {
  creating: boolean
  onStartFresh: () => void
}) {
  return (
    <div
      role="status"
      className="bg-primary-soft mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg px-4 py-2.5"
    >
      <p className="flex min-w-0 items-center gap-2.5">
        <History aria-hidden="true" className="text-primary size-4 shrink-0" />
        {creating
          ? 'We saved your unfinished invoice. Pick up where you left off.'
          : 'We restored your unsaved changes.'}
      </p>
      <Button variant="outline" size="sm" onClick={onStartFresh}>
        {creating ? 'Start over' : 'Discard changes'}
      </Button>
    </div>
  )
}
