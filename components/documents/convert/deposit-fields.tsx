import { useReadBack } from '@/components/shared/read-back'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { ConversionStart } from '@/lib/documents/convert/types'
import type { ConvertFields } from './choices'
import type { Wrong } from './use-conversion'

interface DepositFieldsProps {
  start: ConversionStart
  fields: ConvertFields
  wrong: Wrong
  onChange: (over: Partial<ConvertFields>) => void
}

const WAYS = [
  ['percent', 'Percentage'],
  ['amount', 'Amount'],
] as const

/** How much is asked for ahead: a share of the total, or an amount of it, both with tax. */
export function DepositFields({ start, fields, wrong, onChange }: DepositFieldsProps) {
  const { by } = fields
  const { wire, understood } = useReadBack(fields.amount, start.currency)
  return (
    <div className="grid gap-3">
      <fieldset className="flex flex-wrap gap-2">
        <Label asChild className="mb-2">
          <legend>Deposit</legend>
        </Label>
        {WAYS.map(([way, label]) => (
          <label key={way} className="ui-choice touch-target flex items-center gap-2 px-3 py-1.5 sm:py-1.5">
            <input
              type="radio"
              name="by"
              className="accent-primary size-4"
              checked={by === way}
              onChange={() => onChange({ by: way })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <FormField
        required
        label={by === 'percent' ? 'Percentage of the total' : `Amount in ${start.currency}, with tax`}
        hint={by === 'amount' && understood}
        error={wrong[by]}
        className="max-w-56"
      >
        <Input
          key={by}
          value={fields[by]}
          inputMode="decimal"
          autoComplete="off"
          className="tabular text-right"
          onFocus={(event) => {
            wire.onFocus()
            event.target.select()
          }}
          onBlur={wire.onBlur}
          onChange={(event) => onChange({ [by]: event.target.value })}
        />
      </FormField>
    </div>
  )
}
