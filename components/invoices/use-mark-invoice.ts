'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { toast } from '@/components/ui/toast'
import { apiFetch } from '@/lib/http/client'

export type Mark = 'SENT' | 'PAID'

/** Marks an invoice as sent or paid. `pending` lasts until the screen shows the new status. */
export function useMarkInvoice(id: number) {
  const router = useRouter()
  const [refreshing, start] = useTransition()
  const [calling, setCalling] = useState(false)

  const mark = async (status: Mark) => {
    const name = status.toLowerCase()
    setCalling(true)
    try {
      await apiFetch(`/api/invoices/${id}/status`, { method: 'PATCH', body: { status } })
      toast({ title: `Invoice ${name}`, description: `Invoice has been marked as ${name}` })
      start(() => router.refresh())
    } catch {
      toast({ title: 'Error', description: `Failed to mark invoice as ${name}`, variant: 'destructive' })
    } finally {
      setCalling(false)
    }
  }

  return { mark, pending: calling || refreshing }
}
