'use client'

import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { isInvoice, isPayable } from '@/lib/documents/lifecycle/kinds'
import { getDefaultPaymentMethod } from '@/lib/documents/limits'
import { getTypeLabel } from '@/lib/documents/labels'
import { INVOICE_TYPES } from '@/lib/documents/enums'
import type { InvoiceFields } from './invoice-form-values'
import LanguageFields from './language/language-fields'
import { PAYMENT_METHOD_OPTIONS } from './payment-method-options'
import { useDocumentKind } from './use-document-kind'

const TYPES = INVOICE_TYPES.map((value) => ({ value, label: getTypeLabel(value) }))
/** Type, payment method and language. Only invoices recur; only payable documents have a payment method. */
export default function DetailsChoices({ className, ...parties }: ComponentProps<typeof LanguageFields>) {
  const { control } = useFormContext<InvoiceFields>()
  const type = useWatch({ control, name: 'invoiceType' })
  const kind = useDocumentKind()
  return (
    <>
      {isInvoice({ kind }) && (
        <LabeledField control={control} name="invoiceType" label="Invoice Type" className={className}>
          {(field) => <OptionSelect {...field} options={TYPES} />}
        </LabeledField>
      )}
      {isPayable({ kind }) && (
        <LabeledField control={control} name="paymentMethod" label="Payment Method" className={className}>
          {(field) => (
            <OptionSelect
              {...field}
              value={field.value || getDefaultPaymentMethod(type)}
              options={PAYMENT_METHOD_OPTIONS}
            />
          )}
        </LabeledField>
      )}
      <LanguageFields className={className} {...parties} />
    </>
  )
}
