import { Checkbox } from '@/components/ui/legacy/checkbox'
import { Input } from '@/components/ui/input'
import { tidyQuantity } from '@/lib/kernel/money/quantity'
import type { CreditLine } from './credit-values'

interface CreditLineRowProps {
  /** Of its field. */
  id: string
  line: CreditLine
  value: string
  /** What is chosen of it comes to; null where nothing is. */
  amount: string | null
  problem: string | null
  onChange: (text: string) => void
}

/** One line of the invoice: whether it is credited, and how much of it. */
export function CreditLineRow({ id, line, value, amount, problem, onChange }: CreditLineRowProps) {
  const { description, left, all, hint } = line
  const isGone = left === 0
  const isChosen = value.trim() !== '' && value.trim() !== '0'
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`]
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex items-center gap-3">
        <label className="flex min-w-0 flex-1 items-center gap-3">
          <Checkbox
            checked={isChosen && !isGone}
            disabled={isGone}
            onChange={({ target }) => onChange(target.checked ? all : '')}
          />
          <span className="grid min-w-0">
            <span className={isGone ? 'break-anywhere text-muted-foreground' : 'break-anywhere'}>
              {description}
            </span>
            <span id={hintId} className="text-caption text-muted-foreground">
              {hint}
            </span>
          </span>
        </label>
        <div className="grid min-w-24 shrink-0 justify-items-end gap-1">
          {!isGone && !line.isBelow && (
            <Input
              id={id}
              value={value}
              placeholder="0"
              inputMode="decimal"
              autoComplete="off"
              aria-label={`Quantity of ${description}`}
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? hintId : problemId}
              className="tabular w-24 text-right"
              onChange={({ target }) => onChange(target.value)}
              onBlur={({ target }) => {
                const understood = tidyQuantity(target.value, line.decimalSign)
                if (understood !== target.value) onChange(understood)
              }}
              onFocus={({ target }) => target.select()}
            />
          )}
          {amount && <span className="tabular text-caption text-muted-foreground">{amount}</span>}
        </div>
      </div>
      {problem !== null && (
        <p id={problemId} className="text-caption text-destructive text-right">
          {problem}
        </p>
      )}
    </li>
  )
}
