import { Checkbox } from '@/components/ui/legacy/checkbox'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import type { ConversionStart } from '@/lib/documents/convert/types'
import { numberText } from '@/lib/kernel/money/parse'
import { measureText, tidyQuantity } from '@/lib/kernel/money/quantity'
import type { ConvertFields } from './choices'
import type { Wrong } from './use-conversion'

interface ChosenLinesProps {
  start: ConversionStart
  fields: ConvertFields
  wrong: Wrong
  onChange: (over: Partial<ConvertFields>) => void
}

/** The lines of the quote, each with how much of it is billed now; as much as is left is what they start with. */
export function ChosenLines({ start, fields, wrong, onChange }: ChosenLinesProps) {
  const { quantities, decimalSign } = fields
  const set = (line: number, typed: string | null) =>
    onChange({ quantities: { ...quantities, [line]: typed } })
  // What is wrong is said of the chosen ones, in their order.
  const chosen = start.lineItems.filter(({ line }) => quantities[line] !== null)
  return (
    <fieldset>
      <Label asChild className="mb-2">
        <legend>Lines</legend>
      </Label>
      <ul className="divide-y rounded-lg border">
        {start.lineItems.map(({ line, description, quantity, unit, left }) => {
          const typed = quantities[line] ?? null
          const place = chosen.findIndex((one) => one.line === line)
          const error = wrong[`lines.${place}.quantity`] ?? wrong[`lines.${place}.line`]
          const errorId = `convert-line-${line}`
          return (
            <li key={line} className="px-3 py-2">
              <div className="flex items-start gap-3">
                <label className="touch-target flex min-w-0 flex-1 items-start gap-3 py-1.5">
                  <Checkbox
                    className="mt-0.5"
                    checked={typed !== null}
                    disabled={left <= 0}
                    onChange={(event) =>
                      set(line, event.target.checked ? numberText(left, decimalSign) : null)
                    }
                  />
                  <span className="min-w-0">
                    <span className="break-anywhere line-clamp-2">{description}</span>
                    <span className="text-caption text-muted-foreground block">
                      {left <= 0
                        ? 'Billed already'
                        : `${measureText(left, unit, decimalSign)} of ${numberText(quantity, decimalSign)} left`}
                    </span>
                  </span>
                </label>
                <Input
                  value={typed ?? ''}
                  disabled={typed === null}
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label={`Quantity, ${description}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? errorId : undefined}
                  className="tabular w-24 shrink-0 text-right"
                  onFocus={(event) => event.target.select()}
                  onChange={(event) => set(line, event.target.value)}
                  onBlur={(event) => set(line, tidyQuantity(event.target.value, decimalSign))}
                />
              </div>
              {error && (
                <p id={errorId} className="ui-field-error">
                  {error}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {wrong.lines && <p className="ui-field-error">{wrong.lines}</p>}
    </fieldset>
  )
}
