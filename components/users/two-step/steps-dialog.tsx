import type { ReactNode } from 'react'
import { Dialog, DialogContent } from '@/components/ui/dialog'

interface StepsDialogProps {
  /** What stands there now is shown this once: a slip of the hand must not close it. */
  isFinal: boolean
  onClose: () => void
  children: ReactNode
}

/** One dialog for several steps, so that the focus stays inside from one to the next. */
export function StepsDialog({ isFinal, onClose, children }: StepsDialogProps) {
  const hold = (event: Event) => isFinal && event.preventDefault()
  /** The field comes first, though links stand before it. */
  const focusField = (event: Event) => {
    const field = (event.currentTarget as HTMLElement).querySelector('input')
    if (field) event.preventDefault()
    field?.focus()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="sm:max-w-md"
        onOpenAutoFocus={focusField}
        onEscapeKeyDown={hold}
        onInteractOutside={hold}
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}
