'use client'

import { History, TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** Says quietly that what was typed before is back. */
export function RestoredNotice({ creating, onStartFresh }: { creating: boolean; onStartFresh: () => void }) {
  return (
    <div
      role="status"
      className="bg-primary-soft mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg px-4 py-2.5"
    >
      <p className="flex min-w-0 items-center gap-2.5">
        <History aria-hidden="true" className="text-primary size-4 shrink-0" />
        {creating
          ? 'We kept the invoice you had begun. Go on where you left off.'
          : 'We kept the changes you had not saved.'}
      </p>
      <Button variant="outline" size="sm" onClick={onStartFresh}>
        {creating ? 'Start fresh' : 'Discard changes'}
      </Button>
    </div>
  )
}

const focus = (notice: HTMLElement | null) => notice?.focus()

/** Another window saved the draft first: nothing typed is lost, and nothing of theirs is overwritten. */
export function ConflictNotice({ message, onReload }: { message: string; onReload: () => void }) {
  return (
    <div
      role="alert"
      // It stands at the top, and the button that was pressed may be far below.
      ref={focus}
      tabIndex={-1}
      className="bg-warning-soft mb-4 flex scroll-mt-32 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg px-4 py-2.5"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
        <TriangleAlert aria-hidden="true" className="text-warning mt-0.5 size-4 shrink-0" />
        <span className="break-anywhere">{message} What you typed is still here; reloading replaces it.</span>
      </p>
      <Button variant="outline" size="sm" onClick={onReload}>
        Reload invoice
      </Button>
    </div>
  )
}
