'use client'

import { useState } from 'react'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { CreditNoteForm } from './credit-note-form'
import { useCreditNote } from './use-credit-note'

interface CreditNoteDialogProps {
  invoiceId: number
  onClose: () => void
}

/** Asks how much of an issued invoice is taken back, and makes the draft of a credit note. */
export function CreditNoteDialog({ invoiceId, onClose }: CreditNoteDialogProps) {
  const { loaded, problem, retry, saving, create } = useCreditNote(invoiceId)
  const [dirty, setDirty] = useState(false)
  const { leave } = useUnsavedChanges(dirty)
  const onLeave = () => leave(onClose)
  const isDone = loaded?.left.totalAmount === 0

  return (
    <Dialog open onOpenChange={(open) => !open && !saving && onLeave()}>
      <DialogContent className="sm:max-w-xl" aria-busy={!loaded && !problem}>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            Credit {loaded ? `invoice ${loaded.invoice.invoiceNumber}` : 'invoice'}
          </DialogTitle>
          <DialogDescription>
            {isDone
              ? 'All of this invoice is credited already. To credit it anew, cancel or delete one of its credit notes first.'
              : 'Choose what to take back. You can check the credit note before you issue it.'}
          </DialogDescription>
        </DialogHeader>
        {loaded && !isDone ? (
          <CreditNoteForm
            {...loaded}
            saving={saving}
            create={async (...asked) => {
              await create(...asked)
              onClose()
            }}
            onDirty={setDirty}
            onLeave={onLeave}
          />
        ) : (
          <>
            {problem ? (
              <p role="alert" className="text-destructive">
                {problem}
              </p>
            ) : (
              !loaded && <Skeleton className="h-40" />
            )}
            <DialogFooter>
              <Button variant="outline" onClick={onClose}>
                Close
              </Button>
              {problem && <Button onClick={retry}>Try again</Button>}
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
