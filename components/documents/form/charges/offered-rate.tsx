'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { useFormats } from '@/components/shared/formats'
import { Button } from '@/components/ui/button'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import type { StandardRate } from '@/lib/business/taxes/countries'
import { formatDecimal } from '@/lib/core/money/parse'
import { useDocumentTax } from './tax-field'

/** Button that sets the standard rate of the seller's country, while no tax is charged. */
export function OfferedRate({ tax, rate }: StandardRate) {
  const t = useTranslations('documentForm.tax')
  const { percent } = useFormats()
  const { getValues, setValue, setFocus } = useFormContext<InvoiceFields>()
  const current = useDocumentTax()
  if (!current || current.rate > 0 || current.category) return null
  return (
    <Button
      variant="link"
      size="sm"
      onClick={() => {
        setValue('taxRate', formatDecimal(rate, getValues('decimalSign')), {
          shouldDirty: true,
          shouldTouch: true,
        })
        // The button disappears.
        setFocus('taxRate')
      }}
    >
      {t('useStandard', { tax, rate: percent(rate) })}
    </Button>
  )
}
