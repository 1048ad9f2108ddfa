import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'

interface EntryDialogFooterProps {
  isNew: boolean
  pending: 'save' | 'delete' | null
  onDelete: () => void
  onCancel: () => void
}

/** Footer of a dialog for one entry of a list (`useEntryDialog`). */
export function EntryDialogFooter({ isNew, pending, onDelete, onCancel }: EntryDialogFooterProps) {
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
