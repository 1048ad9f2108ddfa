'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useOptimistic, useRef, useTransition } from 'react'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast, type Toast } from '@/components/hooks/use-toast'
import type * as invoices from '@/lib/api/definitions/invoices'
import { useIssuedProtection } from '@/components/shared/issued-protection'
import {
  getActionForStatus,
  getUndoDenialReason,
  type DocumentState,
} from '@/lib/documents/lifecycle/document-actions'
import { isDraft, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'
import type { InvoiceStatus } from '@/lib/documents/types'

/** Toasts for a saved and a rejected change. */
export interface StatusMessages {
  done: Pick<Toast, 'title' | 'description'>
  failed: (error: unknown) => Pick<Toast, 'title' | 'description'>
}

const patch = (id: number, body: { status: InvoiceStatus; undo?: true }) =>
  callApi<typeof invoices.setStatus>({ method: 'PATCH', path: `/api/invoices/${id}/status`, body })

/** True if a status change can be undone: an issued document that is protected doesn't go back to draft. */
export const isUndoable = (document: DocumentState, before: InvoiceStatus): boolean =>
  getUndoDenialReason(getActionForStatus(before, document), document) === null

/** True if a status issues a draft for good, because issued documents are protected. */
export const needsIssueConfirmation = (document: DocumentState, status: InvoiceStatus): boolean =>
  isDraft(document) && status !== document.status && !isUndoable({ ...document, status }, document.status)

/**
 * Changes statuses optimistically, for one invoice or many. Rolls back with a toast if the server rejects the change;
 * otherwise the toast offers to undo it. The optimistic status lasts until the page has been refreshed.
 */
export function useStatusChange<T extends HasStatus & { id: number }>(stored: T[]) {
  const isProtected = useIssuedProtection()
  const t = useTranslations('statusChange')
  const updated: StatusMessages = {
    done: { title: t('updated') },
    failed: (error) => ({ title: t('updateFailed'), description: getErrorMessage(error) }),
  }
  const router = useRouter()
  const [, start] = useTransition()
  const [shown, show] = useOptimistic(stored, (current, change: { ids: number[]; status: InvoiceStatus }) =>
    current.map((one) => (change.ids.includes(one.id) ? { ...one, status: change.status } : one)),
  )
  // Queues changes, so that a second one starts after the first is saved.
  const last = useRef<Promise<unknown>>(Promise.resolve())

  /** Shows a status and saves it. `save` shows its own toast unless it throws. */
  const move = (
    ids: number[],
    status: InvoiceStatus,
    save: () => Promise<unknown>,
    failed: StatusMessages['failed'] = updated.failed,
  ) =>
    new Promise<void>((resolve) =>
      start(async () => {
        show({ ids, status })
        const saved = last.current.then(save)
        last.current = saved.catch(() => undefined)
        try {
          await saved
          start(() => router.refresh())
        } catch (error) {
          toast({ ...failed(error), variant: 'destructive' })
        }
        resolve()
      }),
    )

  /** Changes the status of one invoice, with undo. */
  const setStatus = (id: number, status: InvoiceStatus, { done, failed }: StatusMessages = updated) => {
    const found = shown.find((one) => one.id === id)
    const before = found?.status ?? status
    const canUndo = isUndoable({ kind: found?.kind, status, isProtected }, before)
    const undo = () =>
      void move([id], before, async () => {
        await patch(id, { status: before, undo: true })
        toast(updated.done)
      })
    return move(
      [id],
      status,
      async () => {
        await patch(id, { status })
        if (canUndo) toastWithUndo({ ...done, undo })
        else toast(done)
      },
      failed,
    )
  }

  return { shown, move, setStatus }
}
