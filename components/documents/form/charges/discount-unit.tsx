'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'

/** Whether a discount is a percentage or an amount: the keypad of a phone has no percent sign. */
export function DiscountUnit({ name }: { name: 'discount' | `lineItems.${number}.discount` }) {
  const t = useTranslations('documentForm.charges.discountUnit')
  const { control, setFocus, setValue } = useFormContext<InvoiceFields>()
  const [typed, currency] = useWatch({ control, name: [name, 'currency'] })
  const text = typed?.trim() ?? ''
  const number = text.replaceAll('%', '').trim()
  const chooseUnit = (unit: 'percent' | 'amount') => {
    setValue(name, unit === 'percent' ? `${number}%` : number, { shouldDirty: true })
    if (!number) setFocus(name)
  }
  return (
    <span role="group" aria-label={t('label')} className="bg-muted inline-flex shrink-0 rounded-md p-0.5">
      {(['percent', 'amount'] as const).map((unit) => (
        <Button
          key={unit}
          variant="ghost"
          size="sm"
          aria-label={t(unit, { currency })}
          aria-pressed={text.includes('%') === (unit === 'percent')}
          onClick={() => chooseUnit(unit)}
          className="text-muted-foreground hover:text-foreground aria-pressed:bg-raised aria-pressed:text-foreground h-7 min-w-8 rounded-sm px-2 hover:bg-transparent aria-pressed:shadow-sm forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-2 forced-colors:aria-pressed:outline-[Highlight] pointer-coarse:min-w-9"
        >
          {unit === 'percent' ? '%' : currency}
        </Button>
      ))}
    </span>
  )
}
