import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FormControl, FormDescription, FormField, FormItem, FormMessage } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { normalizeQuantity } from '@/lib/core/money/quantity'
import type { CreditFields, CreditableLine } from './credit-note-values'

interface CreditNoteLineRowProps {
  /** Index in the form. */
  index: number
  line: CreditableLine
  /** Amount of the selected quantity; null if none is selected. */
  amount: string | null
}

/** Line of the invoice with a checkbox and the quantity to credit. */
export function CreditNoteLineRow({ index, line, amount }: CreditNoteLineRowProps) {
  const t = useTranslations('creditNotes.lines')
  const language = useLocale()
  const { description, remaining, remainingText, decimalSign } = line
  const { control, clearErrors, getFieldState, trigger } = useFormContext<CreditFields>()
  const isFullyCredited = remaining === 0
  const boxId = useId()
  return (
    <FormField
      control={control}
      name={`lines.${index}.quantity`}
      render={({ field }) => {
        const change = (text: string) => {
          field.onChange(text)
          clearErrors('root')
          // The form validates only the changed field, so validate the error about all lines again.
          if (getFieldState('lines').error) void trigger('lines')
        }
        const isChosen = field.value.trim() !== '' && field.value.trim() !== '0'
        return (
          <FormItem className="gap-1">
            <div className="flex items-center gap-3">
              <div className="flex min-w-0 flex-1 items-center gap-3">
                <Checkbox
                  id={boxId}
                  checked={isChosen && !isFullyCredited}
                  disabled={isFullyCredited}
                  onCheckedChange={(checked) => change(checked === true ? remainingText : '')}
                />
                <div className="grid min-w-0 flex-1">
                  <label
                    htmlFor={boxId}
                    className={isFullyCredited ? 'text-muted-foreground wrap-anywhere' : 'wrap-anywhere'}
                  >
                    {description}
                  </label>
                  <FormDescription>
                    <RemainingQuantity line={line} />
                  </FormDescription>
                </div>
              </div>
              <div className="grid min-w-24 shrink-0 justify-items-end gap-1">
                {!isFullyCredited && !line.isDeduction && (
                  <FormControl>
                    <Input
                      {...field}
                      placeholder="0"
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={t('quantity', { description })}
                      className="w-24 text-right tabular-nums"
                      onChange={({ target }) => change(target.value)}
                      onBlur={({ target }) => {
                        const normalized = normalizeQuantity(target.value, decimalSign, language)
                        if (normalized !== target.value) change(normalized)
                        field.onBlur()
                      }}
                      onFocus={({ target }) => target.select()}
                    />
                  </FormControl>
                )}
                {amount && <span className="text-caption text-muted-foreground tabular-nums">{amount}</span>}
              </div>
            </div>
            <FormMessage className="justify-self-end" />
          </FormItem>
        )
      }}
    />
  )
}

/** "5 h left at £40.00", "2 h of 5 h left at £40.00", or that it is credited already. */
function RemainingQuantity({ line }: Pick<CreditNoteLineRowProps, 'line'>) {
  const t = useTranslations('creditNotes.lines')
  const { remaining, remainingText: left, fullText: total, price } = line
  if (remaining === 0) return t('creditedAlready')
  if (left === total) return price === null ? t('left', { left }) : t('leftAtPrice', { left, price })
  return price === null ? t('leftOf', { left, total }) : t('leftOfAtPrice', { left, total, price })
}
