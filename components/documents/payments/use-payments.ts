'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import type {
  updatePayment,
  payWithCredit,
  recordPayment,
  deletePayment,
  sendReceipt,
} from '@/lib/api/definitions/payments'
import { callApi } from '@/lib/platform/http/api-client'
import { isPaid } from '@/lib/documents/lifecycle/kinds'
import type { Invoice } from '@/lib/documents/types'
import type { PaymentInput } from '@/lib/documents/payments/schema'
import { isMoney } from '@/lib/documents/payments/types'
import type { CreditUse } from '@/lib/documents/client-credit/credit-use-schema'
import type { PaymentRow } from './payment-rows'
import { toastError } from '@/components/shared/toast-error'

export type PaymentPatch = Partial<
  Pick<PaymentInput, 'paidOn' | 'amount' | 'method' | 'reference' | 'creditExcess' | 'notWithheld'>
>

/**
 * Returns the actions on an invoice's payments. Unless noted otherwise they throw ApiError, for the form to show it.
 */
export function usePayments(invoiceId: number) {
  const t = useTranslations('payments')
  const router = useRouter()

  /** Shows that a payment was added and offers to undo it. */
  const announce = (title: string, invoice: Invoice) => {
    const added = invoice.payments.reduce((newest, one) => (one.id > newest.id ? one : newest))
    toastWithUndo({
      title,
      description: isPaid(invoice) ? t('record.paid') : undefined,
      undo: () => removePayment(added.id),
      failureTitle: t('remove.failed'),
    })
    router.refresh()
  }
  const removePayment = async (paymentId: number) => {
    await callApi<typeof deletePayment>({
      method: 'DELETE',
      path: `/api/invoices/${invoiceId}/payments/${paymentId}`,
    })
    router.refresh()
    return { title: t('remove.done') }
  }
  const patch = async (paymentId: number, body: PaymentPatch) => {
    await callApi<typeof updatePayment>({
      method: 'PATCH',
      path: `/api/invoices/${invoiceId}/payments/${paymentId}`,
      body,
    })
    router.refresh()
  }

  return {
    /** `key`: idempotency key, so a retry is recorded once. */
    record: async (payment: PaymentInput, key: string) =>
      announce(
        t('record.done'),
        await callApi<typeof recordPayment>({
          method: 'POST',
          path: `/api/invoices/${invoiceId}/payments`,
          body: payment,
          key,
        }),
      ),
    takeCredit: async (input: CreditUse, key: string) =>
      announce(
        t('credit.done'),
        await callApi<typeof payWithCredit>({
          method: 'POST',
          path: `/api/invoices/${invoiceId}/payments/credit`,
          body: input,
          key,
        }),
      ),

    change: async ({ id, stored }: PaymentRow, to: PaymentPatch) => {
      await patch(id, to)
      toastWithUndo({ title: t('edit.done'), undo: () => patch(id, toPatch(stored)) })
    },

    /** Shows the result in a toast; `false` keeps the confirmation open. */
    remove: async (paymentId: number): Promise<boolean> => {
      try {
        toast(await removePayment(paymentId))
        return true
      } catch (error) {
        toastError(t('remove.failed'), error)
        return false
      }
    },

    /** Shows the result in a toast; `false` keeps the confirmation open. */
    sendReceipt: async (paymentId: number): Promise<boolean> => {
      try {
        await callApi<typeof sendReceipt>({
          method: 'POST',
          path: `/api/invoices/${invoiceId}/payments/${paymentId}/receipt`,
        })
        toast({ title: t('receipt.done'), description: t('receipt.doneHint') })
        router.refresh()
        return true
      } catch (error) {
        toastError(t('receipt.failed'), error)
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
