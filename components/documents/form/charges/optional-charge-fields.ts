import type { FieldPath } from 'react-hook-form'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'

/** The optional charges with their fields, in the form's order. */
export const OPTIONAL_CHARGES = {
  discount: ['discount'],
  pricesIncludeTax: ['pricesIncludeTax'],
  serviceDate: ['serviceFrom', 'serviceUntil'],
  withholding: ['withholding.rate', 'withholding.label'],
} as const satisfies Record<string, readonly FieldPath<InvoiceFields>[]>

export type OptionalCharge = keyof typeof OPTIONAL_CHARGES
