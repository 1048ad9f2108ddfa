'use client'

import { useRouter } from 'next/navigation'
import { toastWithUndo } from '@/components/shared/undo'
import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/platform/http/client'
import { isPaid } from '@/lib/documents/lifecycle/kinds'
import type { Invoice } from '@/lib/documents/types'
import type { PaymentInput } from '@/lib/documents/payments/schema'

const NOT_REMOVED = 'Failed to remove payment'

/** Recording and removing payments of one invoice. */
export function usePayments(invoiceId: number) {
  const router = useRouter()
  const path = `/api/invoices/${invoiceId}/payments`

  /** Throws what the server says, for the form to show it. */
  const record = async (payment: PaymentInput): Promise<void> => {
    const invoice = await apiFetch<Invoice>(path, { method: 'POST', body: payment })
    const recorded = invoice.payments.reduce((newest, one) => (one.id > newest.id ? one : newest))
    toastWithUndo({
      title: 'Payment recorded',
      description: isPaid(invoice) ? 'The invoice is paid.' : undefined,
      undo: () => takeAway(recorded.id),
      failed: NOT_REMOVED,
    })
    router.refresh()
  }
  const takeAway = async (paymentId: number) => {
    await apiFetch(`${path}/${paymentId}`, { method: 'DELETE' })
    router.refresh()
    return { title: 'Payment removed' }
  }

  /** Says how it went; `false` keeps the question open. */
  const remove = async (paymentId: number): Promise<boolean> => {
    try {
      toast(await takeAway(paymentId))
      return true
    } catch (error) {
      toast({ title: NOT_REMOVED, description: messageOf(error), variant: 'destructive' })
      return false
    }
  }

  return { record, remove }
}
