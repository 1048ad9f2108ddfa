import { useLocale, useTranslations } from 'next-intl'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useFieldMessage } from '@/components/hooks/use-field-message'
import { Checkbox } from '@/components/ui/checkbox'
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { ConversionStart } from '@/lib/documents/quote-billing/conversion-response'
import { formatDecimal } from '@/lib/core/money/parse'
import { formatMeasure, normalizeQuantity } from '@/lib/core/money/quantity'
import type { ConvertFields } from './convert-fields'

/** Line items of the quote with the quantity to bill now, by default the remaining one. */
export function LineSelection({ start }: { start: ConversionStart }) {
  const t = useTranslations('conversion.lines')
  const formatFieldMessage = useFieldMessage()
  const { control } = useFormContext<ConvertFields>()
  const { errors } = useFormState({ control, name: 'lines' })
  const problem = errors.lines?.root?.message ?? errors.lines?.message
  return (
    <fieldset>
      <Label asChild className="mb-2">
        <legend>{t('label')}</legend>
      </Label>
      <ul className="divide-y rounded-lg border">
        {start.lineItems.map((item, index) => (
          <li key={item.line} className="px-3 py-2">
            <ChosenLine item={item} index={index} />
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-caption text-destructive mt-1 font-medium">
          {formatFieldMessage(problem)}
        </p>
      )}
    </fieldset>
  )
}

interface ChosenLineProps {
  item: ConversionStart['lineItems'][number]
  index: number
}

function ChosenLine({ item, index }: ChosenLineProps) {
  const t = useTranslations('conversion.lines')
  const { description, quantity, unit, left } = item
  const { control, getFieldState, getValues, setValue, trigger } = useFormContext<ConvertFields>()
  const isChosen = useWatch({ control, name: `lines.${index}.chosen` })
  const sign = getValues('decimalSign')
  const language = useLocale()
  return (
    <FormField
      control={control}
      name={`lines.${index}.quantity`}
      render={({ field }) => (
        <FormItem>
          <div className="flex items-start gap-3">
            <FormField
              control={control}
              name={`lines.${index}.chosen`}
              render={({ field: { value, onChange, ...box } }) => (
                <FormItem className="flex flex-1 items-start gap-3 py-1.5">
                  <FormControl>
                    <Checkbox
                      {...box}
                      className="mt-0.5"
                      checked={value}
                      disabled={left <= 0}
                      onCheckedChange={(chosen) => {
                        onChange(chosen)
                        setValue(`lines.${index}.quantity`, chosen ? formatDecimal(left, sign) : '')
                        // The form validates only the changed field, so errors about all lines are validated here.
                        if (getFieldState('lines').error) void trigger('lines')
                      }}
                    />
                  </FormControl>
                  <FormLabel className="block min-w-0 text-sm font-normal">
                    <span className="line-clamp-2 wrap-anywhere">{description}</span>
                    <span className="text-caption text-muted-foreground block">
                      {left <= 0
                        ? t('billedAlready')
                        : t('left', {
                            left: formatMeasure(left, unit, sign, language),
                            total: formatDecimal(quantity, sign),
                          })}
                    </span>
                  </FormLabel>
                </FormItem>
              )}
            />
            <FormControl>
              <Input
                {...field}
                disabled={!isChosen}
                inputMode="decimal"
                autoComplete="off"
                aria-label={t('quantity', { description })}
                className="w-24 shrink-0 text-right tabular-nums"
                onFocus={(event) => event.target.select()}
                onBlur={() => {
                  const normalized = normalizeQuantity(field.value, sign, language)
                  if (normalized !== field.value) field.onChange(normalized)
                  field.onBlur()
                }}
              />
            </FormControl>
          </div>
          <FormMessage />
        </FormItem>
      )}
    />
  )
}
