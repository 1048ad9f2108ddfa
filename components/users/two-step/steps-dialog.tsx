import type { ReactNode } from 'react'
import { Dialog, DialogContent } from '@/components/ui/dialog'

interface StepsDialogProps {
  /** True if the content is shown only once, so that an accidental click must not close the dialog. */
  isFinal: boolean
  onClose: () => void
  children: ReactNode
}

/** Single dialog for several steps, so that the focus stays inside between steps. */
export function StepsDialog({ isFinal, onClose, children }: StepsDialogProps) {
  const preventClose = (event: Event) => isFinal && event.preventDefault()
  /** Focuses the first field, even if links precede it. */
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
        onEscapeKeyDown={preventClose}
        onInteractOutside={preventClose}
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}
