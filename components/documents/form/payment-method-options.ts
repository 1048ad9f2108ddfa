import { getPaymentMethodLabel } from '@/lib/documents/labels'
import { PAYMENT_METHODS } from '@/lib/documents/enums'

export const PAYMENT_METHOD_OPTIONS = PAYMENT_METHODS.map((value) => ({
  value,
  label: getPaymentMethodLabel(value),
}))
