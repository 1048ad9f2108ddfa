'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useRef, useTransition } from 'react'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast, type Toast } from '@/components/hooks/use-toast'
import { apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'
import type { InvoiceStatus } from '@/lib/documents/types'

/** What a change says when it is saved, and when it was refused. */
export interface StatusMessages {
  done: Pick<Toast, 'title' | 'description'>
  failed: (error: unknown) => Pick<Toast, 'title' | 'description'>
}

const UPDATED: StatusMessages = {
  done: { title: 'Status updated' },
  failed: (error) => ({ title: 'Failed to update status', description: getErrorMessage(error) }),
}

const patch = (id: number, body: { status: InvoiceStatus; undo?: true }) =>
  apiFetch(`/api/invoices/${id}/status`, { method: 'PATCH', body })

/**
 * Invoices whose new status is shown at once: everywhere a status is changed, one or many, in a list or on its own screen.
 * What the server refuses goes back to what is stored, with a toast; what it took can be taken back as long as the toast is
 * there. What is shown holds until the screen has been read anew.
 */
export function useStatusChange<T extends { id: number; status: InvoiceStatus }>(stored: T[]) {
  const router = useRouter()
  const [, start] = useTransition()
  const [shown, show] = useOptimistic(stored, (current, change: { ids: number[]; status: InvoiceStatus }) =>
    current.map((one) => (change.ids.includes(one.id) ? { ...one, status: change.status } : one)),
  )
  // A second press before the first is saved comes after it.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  /** Shows a status and saves it. `save` says how it went, unless it throws. */
  const move = (
    ids: number[],
    status: InvoiceStatus,
    save: () => Promise<unknown>,
    failed: StatusMessages['failed'] = UPDATED.failed,
  ) =>
    new Promise<void>((settled) =>
      start(async () => {
        show({ ids, status })
        const turn = last.current.then(save)
        last.current = turn.catch(() => undefined)
        try {
          await turn
          start(() => router.refresh())
        } catch (error) {
          toast({ ...failed(error), variant: 'destructive' })
        }
        settled()
      }),
    )

  /** Moves one invoice, with a way back to where it stood. */
  const setStatus = (id: number, status: InvoiceStatus, { done, failed }: StatusMessages = UPDATED) => {
    const before = shown.find((one) => one.id === id)?.status ?? status
    const undo = () =>
      void move([id], before, async () => {
        await patch(id, { status: before, undo: true })
        toast(UPDATED.done)
      })
    return move(
      [id],
      status,
      async () => {
        await patch(id, { status })
        toastWithUndo({ ...done, undo })
      },
      failed,
    )
  }

  return { shown, move, setStatus }
}
