'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { TriangleAlert, History } from 'lucide-react'
import { Button } from '@/components/ui/button'

const focus = (notice: HTMLElement | null) => notice?.focus()

/** Takes the focus: it is at the top of the page, and the pressed button may be far below. */
function Warning({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div
      role="alert"
      ref={focus}
      tabIndex={-1}
      className="bg-warning-soft mb-4 flex scroll-mt-32 flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg px-4 py-2.5"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
        <TriangleAlert aria-hidden="true" className="text-warning mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere">{children}</span>
      </p>
      <span className="flex flex-wrap gap-2">{actions}</span>
    </div>
  )
}

/** Shown if another window saved the draft first. Keeps the input and overwrites nothing. */
export function ConflictNotice({ message, onReload }: { message: string; onReload: () => void }) {
  const reload = (
    <Button variant="outline" size="sm" onClick={onReload}>
      Reload invoice
    </Button>
  )
  return <Warning actions={reload}>{message} Your changes are still here. Reloading replaces them.</Warning>
}

/** Shown if the invoice was deleted in another window. Its input can be saved as a new invoice. */
export function DeletedNotice({ pending, onSave }: { pending: boolean; onSave: () => void }) {
  const actions = (
    <>
      <Button asChild variant="outline" size="sm">
        <Link href="/invoices">Back to Invoices</Link>
      </Button>
      <Button size="sm" loading={pending} onClick={onSave}>
        Save as new invoice
      </Button>
    </>
  )
  return (
    <Warning actions={actions}>
      This invoice was deleted in another tab or on another device. Your changes are still here.
    </Warning>
  )
}

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
