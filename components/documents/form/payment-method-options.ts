import { useTranslations } from 'next-intl'
import { PAYMENT_METHODS } from '@/lib/documents/enums'

/** Returns the payment methods as options of an OptionSelect. */
export function usePaymentMethodOptions() {
  const t = useTranslations('common.invoicePaymentMethods')
  return PAYMENT_METHODS.map((value) => ({ value, label: t(value) }))
}
