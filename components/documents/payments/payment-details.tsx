import { useTranslations } from 'next-intl'
import type { PaymentRow } from './payment-rows'

/** Method of a payment, with its reference if there is one. */
export function PaymentDetails({ row }: { row: Pick<PaymentRow, 'note' | 'stored'> }) {
  const t = useTranslations('common.payment.methods')
  const { method, reference } = row.stored
  return [t(method), reference].filter(Boolean).join(row.note ? ' ' : ', ')
}
