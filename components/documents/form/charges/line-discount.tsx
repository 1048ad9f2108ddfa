'use client'

import { useEffect, useEffectEvent, useId } from 'react'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
import { useRegisterWithDefault } from '@/components/documents/form/use-register-with-default'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { DiscountUnit } from './discount-unit'
import { cn } from '@/lib/utils'

interface LineDiscountProps {
  index: number
  /** Id of the error message. */
  errorId?: string
  className?: string
}

/** Discount of a line, once it was added. */
export default function LineDiscount({ index, errorId, className }: LineDiscountProps) {
  const t = useTranslations('documentForm.lines')
  const { control, getValues, setFocus, setValue } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.discount` as const
  const field = useRegisterWithDefault<InvoiceFields>(name)
  const id = useId()
  const [typed, currency] = useWatch({ control, name: [name, 'currency'] })
  const { fieldHandlers, interpretation } = useInterpretedAmount(typed ?? '', currency)
  // A newly added discount is about to be typed.
  const focusEmpty = useEffectEvent(() => getValues(name) === '' && setFocus(name))
  useEffect(() => void focusEmpty(), [])
  return (
    <div className={cn('flex flex-wrap items-center gap-x-2 px-3 py-1 text-sm', className)}>
      <label htmlFor={id} className="text-muted-foreground">
        {t('discount')}
        <span className="sr-only">{t('ofLine', { line: index + 1 })}</span>
      </label>
      <Input
        {...field}
        id={id}
        aria-invalid={errorId !== undefined || undefined}
        inputMode="decimal"
        autoComplete="off"
        className="h-8 w-20 text-right tabular-nums"
        aria-describedby={
          [interpretation && `${id}-understood`, errorId].filter(Boolean).join(' ') || undefined
        }
        onFocus={(event) => {
          fieldHandlers.onFocus()
          event.target.select()
        }}
        onBlur={(event) => {
          fieldHandlers.onBlur()
          void field.onBlur(event)
        }}
      />
      <DiscountUnit name={name} />
      {interpretation && (
        <span id={`${id}-understood`} className="text-caption text-muted-foreground tabular-nums">
          {interpretation}
        </span>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t('removeDiscount', { line: index + 1 })}
        className="text-muted-foreground"
        onClick={() => setValue(name, null, { shouldDirty: true })}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}
