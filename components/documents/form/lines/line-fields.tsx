'use client'

import type { ComponentProps } from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { useFieldMessage } from '@/components/hooks/use-field-message'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
import { Input } from '@/components/ui/input'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useRegisterWithDefault } from '@/components/documents/form/use-register-with-default'
import { Button } from '@/components/ui/button'
import { formatMeasure, parseMeasure } from '@/lib/core/money/quantity'
import { cn } from '@/lib/utils'

/** Unit most often billed in fractions. */
const DEFAULT_UNIT = 'h'

type LinePriceProps = ComponentProps<typeof Input> & { index: number; id: string }

/** Unit price with a hint on how an ambiguous amount was read. */
export function LinePrice({ index, onFocus, ...inputProps }: LinePriceProps) {
  const { control } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.unitPrice` as const
  const field = useRegisterWithDefault<InvoiceFields>(name)
  const [typed, currency] = useWatch({ control, name: [name, 'currency'] })
  const { fieldHandlers, interpretation } = useInterpretedAmount(typed, currency)
  const interpretedId = `${inputProps.id}-understood`
  const described = [interpretation && interpretedId, inputProps['aria-describedby']]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <Input
        {...field}
        {...inputProps}
        aria-describedby={described || undefined}
        onFocus={(event) => {
          onFocus?.(event)
          fieldHandlers.onFocus()
        }}
        onBlur={(event) => {
          fieldHandlers.onBlur()
          void field.onBlur(event)
        }}
      />
      {interpretation && (
        <p id={interpretedId} className="text-caption text-muted-foreground mt-1 text-right tabular-nums">
          {interpretation}
        </p>
      )}
    </>
  )
}

interface UnitHintProps {
  index: number
  /** Called with the announcement when the unit has changed. */
  onAnnounce: (message: string) => void
}

/** Shown below the error of a quantity under 1 without a unit. Sets the unit of another line, or hours. */
export function UnitHint({ index, onAnnounce }: UnitHintProps) {
  const t = useTranslations('documentForm.lines')
  const { getValues, setValue, setFocus } = useFormContext<InvoiceFields>()
  const { lineItems, decimalSign, unitLanguage } = getValues()
  const { quantity = 0, unit } = parseMeasure(lineItems[index]?.quantity ?? '', decimalSign, unitLanguage)
  if (unit !== null || !(quantity > 0 && quantity < 1)) return null
  const setUnit = () => {
    const units = lineItems.map((line) => parseMeasure(line.quantity, decimalSign, unitLanguage).unit)
    const other = units.find((one) => one !== null) ?? DEFAULT_UNIT
    const measure = formatMeasure(quantity, other, decimalSign, unitLanguage)
    const name = `lineItems.${index}.quantity` as const
    setValue(name, measure, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    setFocus(name)
    onAnnounce(t('announce.measure', { line: index + 1, measure }))
  }
  return (
    <Button variant="link" size="sm" className="h-auto px-0 py-1" onClick={setUnit}>
      {t('addUnit')}
    </Button>
  )
}

/** Error of one line or of all. Line fields don't use FormItem, which is too slow for 200 lines. */
export function LineError({ message, className, ...props }: ComponentProps<'p'> & { message: string }) {
  const formatFieldMessage = useFieldMessage()
  return (
    <p className={cn('text-caption text-destructive font-medium', className)} {...props}>
      {formatFieldMessage(message)}
    </p>
  )
}
