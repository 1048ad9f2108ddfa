'use client'

import { useRouter } from 'next/navigation'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import { apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'
import { isPaid } from '@/lib/documents/lifecycle/kinds'
import type { Invoice } from '@/lib/documents/types'
import type { PaymentInput } from '@/lib/documents/payments/schema'
import { isMoney } from '@/lib/documents/payments/types'
import type { CreditUse } from '@/lib/documents/client-credit/credit-use-schema'
import type { PaymentRow } from './payment-rows'

const NOT_REMOVED = 'Failed to remove payment'

export type PaymentPatch = Partial<
  Pick<PaymentInput, 'paidOn' | 'amount' | 'method' | 'reference' | 'creditExcess' | 'notWithheld'>
>

/**
 * Returns the actions on an invoice's payments. Unless noted otherwise they throw ApiError, for the form to show it.
 */
export function usePayments(invoiceId: number) {
  const router = useRouter()
  const path = `/api/invoices/${invoiceId}/payments`

  /** Adds a payment and offers to undo it. */
  const add = async (title: string, address: string, body: object, key: string) => {
    const invoice = await apiFetch<Invoice>(address, { method: 'POST', body, key })
    const added = invoice.payments.reduce((newest, one) => (one.id > newest.id ? one : newest))
    toastWithUndo({
      title,
      description: isPaid(invoice) ? 'The invoice is paid.' : undefined,
      undo: () => removePayment(added.id),
      failed: NOT_REMOVED,
    })
    router.refresh()
  }
  const removePayment = async (paymentId: number) => {
    await apiFetch(`${path}/${paymentId}`, { method: 'DELETE' })
    router.refresh()
    return { title: 'Payment removed' }
  }
  const patch = async (paymentId: number, body: PaymentPatch) => {
    await apiFetch(`${path}/${paymentId}`, { method: 'PATCH', body })
    router.refresh()
  }

  return {
    /** `key`: idempotency key, so a retry is recorded once. */
    record: (payment: PaymentInput, key: string) => add('Payment recorded', path, payment, key),
    takeCredit: (input: CreditUse, key: string) => add('Credit applied', `${path}/credit`, input, key),

    change: async ({ id, stored }: PaymentRow, to: PaymentPatch) => {
      await patch(id, to)
      toastWithUndo({ title: 'Payment changed', undo: () => patch(id, toPatch(stored)) })
    },

    /** Shows the result in a toast; `false` keeps the confirmation open. */
    remove: async (paymentId: number): Promise<boolean> => {
      try {
        toast(await removePayment(paymentId))
        return true
      } catch (error) {
        toast({ title: NOT_REMOVED, description: getErrorMessage(error), variant: 'destructive' })
        return false
      }
    },

    /** Shows the result in a toast; `false` keeps the confirmation open. */
    sendReceipt: async (paymentId: number): Promise<boolean> => {
      try {
        await apiFetch(`${path}/${paymentId}/receipt`, { method: 'POST' })
        toast({ title: 'Receipt queued', description: 'It will be sent shortly.' })
        router.refresh()
        return true
      } catch (error) {
        toast({
          title: 'Failed to send receipt',
          description: getErrorMessage(error),
          variant: 'destructive',
        })
        return false
      }
    },
  }
}

const toPatch = ({
  received,
  paidOn,
  method,
  reference,
  notWithheld = false,
}: PaymentRow['stored']): PaymentPatch => ({
  paidOn,
  amount: received,
  reference,
  ...(isMoney(method) && { method, creditExcess: true, notWithheld }),
})
