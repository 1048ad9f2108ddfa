'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/http/client'
import type { InvoiceStatus } from '@/lib/invoices/types'

export type Mark = 'SENT' | 'PAID'

/**
 * Marks an invoice as sent or paid, and can take that back as long as the toast is there. `pending` lasts until the screen
 * shows the new status.
 */
export function useMarkInvoice(id: number, current: InvoiceStatus) {
  const router = useRouter()
  const [refreshing, start] = useTransition()
  const [calling, setCalling] = useState(false)

  const set = async (status: InvoiceStatus) => {
    await apiFetch(`/api/invoices/${id}/status`, { method: 'PATCH', body: { status } })
    start(() => router.refresh())
  }
  const undo = () =>
    set(current).catch((error: unknown) =>
      toast({ title: 'Failed to update status', description: messageOf(error), variant: 'destructive' }),
    )
  const mark = async (status: Mark) => {
    const name = status.toLowerCase()
    setCalling(true)
    try {
      await set(status)
      toast({
        title: `Invoice ${name}`,
        description: `Invoice has been marked as ${name}`,
        action: { label: 'Undo', onClick: () => void undo() },
      })
    } catch {
      toast({ title: 'Error', description: `Failed to mark invoice as ${name}`, variant: 'destructive' })
    } finally {
      setCalling(false)
    }
  }

  return { mark, pending: calling || refreshing }
}
