import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceCard } from '@/components/shared/form/choice-card'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
import { FormControl, FormField, FormItem, FormLabel } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { RadioGroup } from '@/components/ui/radio-group'
import type { ConvertFields } from './convert-fields'

const UNITS = [
  ['percent', 'Percentage'],
  ['amount', 'Amount'],
] as const

/** Deposit as a percentage or amount of the total including tax. */
export function DepositFields({ currency }: { currency: string }) {
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
            <FormLabel>Deposit</FormLabel>
            <FormControl>
              <RadioGroup
                {...field}
                onValueChange={onChange}
                aria-label="Deposit"
                className="flex flex-wrap gap-2"
              >
                {UNITS.map(([unit, label]) => (
                  <ChoiceCard
                    key={unit}
                    value={unit}
                    showRadio
                    className="items-center gap-2 px-3 py-1.5 *:data-[slot=radio-group-item]:mt-0 sm:px-3 sm:py-1.5 pointer-coarse:min-h-11"
                  >
                    {label}
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
        label={by === 'percent' ? 'Percentage of the total' : `Amount in ${currency}, with tax`}
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
