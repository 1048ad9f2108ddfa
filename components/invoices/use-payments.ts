'use client'

import { useRouter } from 'next/navigation'
import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/http/client'
import type { Invoice } from '@/lib/invoices/types'
import type { PaymentInput } from '@/lib/payments/schema'

/** Recording and removing payments of one invoice. */
export function usePayments(invoiceId: number) {
  const router = useRouter()
  const path = `/api/invoices/${invoiceId}/payments`

  /** Throws what the server says, for the form to show it. */
  const record = async (payment: PaymentInput): Promise<void> => {
    const invoice = await apiFetch<Invoice>(path, { method: 'POST', body: payment })
    const recorded = invoice.payments.reduce((newest, one) => (one.id > newest.id ? one : newest))
    toast({
      title: 'Payment recorded',
      description: invoice.status === 'PAID' ? 'The invoice is paid.' : undefined,
      action: { label: 'Undo', onClick: () => void remove(recorded.id) },
    })
    router.refresh()
  }

  /** Says how it went; `false` keeps the question open. */
  const remove = async (paymentId: number): Promise<boolean> => {
    try {
      await apiFetch(`${path}/${paymentId}`, { method: 'DELETE' })
    } catch (error) {
      toast({ title: 'Failed to remove payment', description: messageOf(error), variant: 'destructive' })
      return false
    }
    toast({ title: 'Payment removed' })
    router.refresh()
    return true
  }

  return { record, remove }
}
