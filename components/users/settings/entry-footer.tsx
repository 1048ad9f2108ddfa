import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'

interface EntryFooterProps {
  isNew: boolean
  pending: 'save' | 'delete' | null
  onDelete: () => void
  onCancel: () => void
}

/** The end of a dialog with one entry of a list (`useEntry`). */
export function EntryFooter({ isNew, pending, onDelete, onCancel }: EntryFooterProps) {
  return (
    <DialogFooter>
      {!isNew && (
        <Button
          variant="ghost"
          className="text-destructive mr-auto"
          loading={pending === 'delete'}
          disabled={pending === 'save'}
          onClick={onDelete}
        >
          Delete
        </Button>
      )}
      <Button variant="outline" disabled={pending !== null} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" loading={pending === 'save'} loadingText="Saving...">
        Save
      </Button>
    </DialogFooter>
  )
}
