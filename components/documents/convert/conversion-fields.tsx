import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormControl, FormField, FormItem, FormLabel } from '@/components/ui/form'
import { RadioGroup } from '@/components/ui/radio-group'
import type { ConversionStart } from '@/lib/documents/quote-billing/conversion-response'
import type { Conversion } from '@/lib/documents/quote-billing/conversion-types'
import { listDeductibleInvoices, findBlockingDraft, type ConvertFields } from './convert-fields'
import { ChoiceCard } from '@/components/shared/form/choice-card'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
import { Input } from '@/components/ui/input'

const UNITS = ['percent', 'amount'] as const

/** Explains a conversion: for a final invoice, what it bills or which draft it waits for. */
function ConversionHint({ to, start }: { to: Conversion; start: ConversionStart }) {
  const t = useTranslations('conversion.hint')
  if (to !== 'FINAL') return t(to)
  const blockingDraft = findBlockingDraft(start)
  if (blockingDraft) return t('blocked', { number: blockingDraft.invoiceNumber })
  const numbers = listDeductibleInvoices(start).map(({ invoiceNumber }) => invoiceNumber)
  return t('FINAL', { numbers: numbers.join(', ') })
}

interface ConversionChoiceProps {
  start: ConversionStart
  choices: Conversion[]
}

/** Choice between the whole quote, some line items, a deposit and the final invoice. */
export function ConversionChoice({ start, choices }: ConversionChoiceProps) {
  const t = useTranslations('conversion.choice')
  const { control, formState } = useFormContext<ConvertFields>()
  const first = formState.defaultValues?.to
  return (
    <FormField
      control={control}
      name="to"
      render={({ field: { onChange, ...field } }) => (
        <FormItem>
          <FormControl>
            <RadioGroup {...field} onValueChange={onChange} aria-label={t('label')} className="gap-2">
              {choices.map((to) => (
                <ChoiceCard
                  key={to}
                  value={to}
                  // First field of the dialog.
                  autoFocus={to === first}
                  disabled={to === 'FINAL' && findBlockingDraft(start) !== undefined}
                  showRadio
                >
                  <span className="block font-medium">{t(to)}</span>
                  <span className="text-caption text-muted-foreground block wrap-anywhere">
                    <ConversionHint to={to} start={start} />
                  </span>
                </ChoiceCard>
              ))}
            </RadioGroup>
          </FormControl>
        </FormItem>
      )}
    />
  )
}

/** Deposit as a percentage or amount of the total including tax. */
export function DepositFields({ currency }: { currency: string }) {
  const t = useTranslations('conversion.deposit')
  const { control } = useFormContext<ConvertFields>()
  const [by, amount] = useWatch({ control, name: ['by', 'amount'] })
  const { fieldHandlers, interpretation } = useInterpretedAmount(amount, currency)
  return (
    <div className="grid gap-3">
      <FormField
        control={control}
        name="by"
        render={({ field: { onChange, ...field } }) => (
          <FormItem>
            <FormLabel>{t('label')}</FormLabel>
            <FormControl>
              <RadioGroup
                {...field}
                onValueChange={onChange}
                aria-label={t('label')}
                className="flex flex-wrap gap-2"
              >
                {UNITS.map((unit) => (
                  <ChoiceCard
                    key={unit}
                    value={unit}
                    showRadio
                    className="items-center gap-2 px-3 py-1.5 *:data-[slot=radio-group-item]:mt-0 sm:px-3 sm:py-1.5 pointer-coarse:min-h-11"
                  >
                    {t(unit)}
                  </ChoiceCard>
                ))}
              </RadioGroup>
            </FormControl>
          </FormItem>
        )}
      />
      <LabeledField
        key={by}
        required
        control={control}
        name={by}
        label={by === 'percent' ? t('percentField') : t('amountField', { currency })}
        description={by === 'amount' ? interpretation : undefined}
        className="max-w-56"
      >
        {(field) => (
          <Input
            {...field}
            inputMode="decimal"
            autoComplete="off"
            className="text-right tabular-nums"
            onFocus={(event) => {
              fieldHandlers.onFocus()
              event.target.select()
            }}
            onBlur={() => {
              fieldHandlers.onBlur()
              field.onBlur()
            }}
          />
        )}
      </LabeledField>
    </div>
  )
}
