'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { LockKeyhole } from 'lucide-react'
import { ErrorCard } from '@/components/shared/error-card'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/http/client'
import { statusLabel } from '@/lib/invoices/status'
import type { InvoiceStatus } from '@/lib/invoices/types'

type NotADraftProps = { invoice: { id: number; invoiceNumber: string; status: InvoiceStatus } }

/** Says why an issued invoice cannot be edited, and offers the way that keeps it honest: back to draft first. */
export function NotADraft({ invoice: { id, invoiceNumber, status } }: NotADraftProps) {
  const router = useRouter()
  const [saving, setSaving] = useState(false)
  const [refreshing, start] = useTransition()

  const moveBack = async () => {
    setSaving(true)
    try {
      await apiFetch(`/api/invoices/${id}/status`, { method: 'PATCH', body: { status: 'DRAFT' } })
      toast({ title: 'Status updated' })
      start(() => router.refresh())
    } catch (error) {
      toast({ title: 'Failed to update status', description: messageOf(error), variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <ErrorCard
      className="mt-10"
      icon={LockKeyhole}
      title="Only drafts can be edited"
      text={
        <span className="break-anywhere">
          Invoice #{invoiceNumber} is {statusLabel(status).toLowerCase()}, so what your client sees stays as
          it is. Move it back to draft to change it.
        </span>
      }
      action={
        <>
          <Button loading={saving || refreshing} onClick={moveBack}>
            Move back to draft
          </Button>
          <Button asChild variant="outline">
            <Link href={`/invoices/${id}`}>View invoice</Link>
          </Button>
        </>
      }
    />
  )
}
