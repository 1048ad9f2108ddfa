'use client'

import type { ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { isInvoice, isPayable } from '@/lib/documents/lifecycle/kinds'
import { getDefaultPaymentMethod } from '@/lib/documents/limits'
import { INVOICE_TYPES } from '@/lib/documents/enums'
import type { InvoiceFields } from './invoice-form-values'
import LanguageFields from './language/language-fields'
import { usePaymentMethodOptions } from './payment-method-options'
import { useDocumentKind } from './use-document-kind'

/** Type, payment method and language. Only invoices recur; only payable documents have a payment method. */
export default function DetailsChoices({ className, ...parties }: ComponentProps<typeof LanguageFields>) {
  const t = useTranslations('documentForm')
  const paymentMethods = usePaymentMethodOptions()
  const { control } = useFormContext<InvoiceFields>()
  const type = useWatch({ control, name: 'invoiceType' })
  const kind = useDocumentKind()
  return (
    <>
      {isInvoice({ kind }) && (
        <LabeledField control={control} name="invoiceType" label={t('details.type')} className={className}>
          {(field) => (
            <OptionSelect
              {...field}
              options={INVOICE_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
            />
          )}
        </LabeledField>
      )}
      {isPayable({ kind }) && (
        <LabeledField
          control={control}
          name="paymentMethod"
          label={t('details.paymentMethod')}
          className={className}
        >
          {(field) => (
            <OptionSelect
              {...field}
              value={field.value || getDefaultPaymentMethod(type)}
              options={paymentMethods}
            />
          )}
        </LabeledField>
      )}
      <LanguageFields className={className} {...parties} />
    </>
  )
}
