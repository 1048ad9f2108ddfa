'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { toast, type ToastOptions } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/http/client'
import type { InvoiceStatus } from '@/lib/invoices/types'
import type { InvoiceRow } from './invoice-row'

/**
 * The rows of a list and what its menu can do to them. A new status shows at once, goes back if the server refuses it, and
 * can be taken back as long as the toast is there; the list is read anew after every change.
 */
export function useInvoiceChanges(rows: InvoiceRow[]) {
  const router = useRouter()
  const [, start] = useTransition()
  const [shown, show] = useOptimistic(rows, (current, change: Pick<InvoiceRow, 'id' | 'status'>) =>
    current.map((row) => (row.id === change.id ? { ...row, status: change.status } : row)),
  )

  const setStatus = (id: number, status: InvoiceStatus) => {
    const before = rows.find((row) => row.id === id)?.status
    const undo = before && { label: 'Undo', onClick: () => change(id, before) }
    change(id, status, undo)
  }

  const change = (id: number, status: InvoiceStatus, action?: ToastOptions['action']) =>
    start(async () => {
      show({ id, status })
      try {
        await apiFetch(`/api/invoices/${id}/status`, { method: 'PATCH', body: { status } })
        toast({ title: 'Status updated', action })
        start(() => router.refresh())
      } catch (error) {
        toast({ title: 'Failed to update status', description: messageOf(error), variant: 'destructive' })
      }
    })

  /** Answers whether the invoice is gone; the dialog stays open on a failure. */
  const remove = async (id: number): Promise<boolean> => {
    try {
      await apiFetch(`/api/invoices/${id}`, { method: 'DELETE' })
    } catch (error) {
      toast({ title: 'Failed to delete invoice', description: messageOf(error), variant: 'destructive' })
      return false
    }
    toast({ title: 'Invoice deleted' })
    router.refresh()
    return true
  }

  return { rows: shown, setStatus, remove }
}
