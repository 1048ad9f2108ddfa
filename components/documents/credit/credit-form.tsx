import { useId, useState, type FormEvent } from 'react'
import { useDecimalSign } from '@/components/shared/decimal-sign'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/legacy/checkbox'
import { DialogFooter } from '@/components/ui/dialog'
import { toast } from '@/components/hooks/use-toast'
import type { Left, Part } from '@/lib/documents/credit-notes/types'
import type { Invoice } from '@/lib/documents/types'
import { formatMoney } from '@/lib/kernel/money'
import { newUuid } from '@/lib/kernel/uuid'
import { messageOf } from '@/lib/platform/http/client'
import { CreditLineRow } from './credit-line-row'
import {
  allTyped,
  amountsOf,
  creditLines,
  NONE_TYPED,
  partsOf,
  problemOf,
  totalsOf,
  type Typed,
} from './credit-values'

const FAILED = 'Failed to create credit note'

interface CreditFormProps {
  invoice: Invoice
  left: Left
  /** `key` is the idempotency key: a retry makes no second one. */
  create: (lines: Part[], key: string) => Promise<void>
  saving: boolean
  /** Something was typed that would be lost. */
  onTouched: () => void
  onLeave: () => void
}

/** How much of each line is credited, all that is left to begin with, and what that comes to. */
export function CreditForm({ invoice, left, create, saving, onTouched, onLeave }: CreditFormProps) {
  const lines = creditLines(invoice, left, useDecimalSign())
  const open = lines.filter((one) => one.left > 0)
  const [typed, setTyped] = useState(() => allTyped(lines))
  const [problem, setProblem] = useState<string | null>(null)
  const [key] = useState(() => newUuid())
  const id = useId()

  const change = (next: Typed) => {
    setTyped(next)
    onTouched()
    setProblem(null)
  }
  const parts = partsOf(lines, typed)
  const isWrong = open.some((one) => problemOf(one, typed) !== null)
  const total = isWrong ? null : totalsOf(invoice, left, lines, typed)
  const amounts = total && amountsOf(total, parts)
  const money = (amount: { toFixed(): string }) => formatMoney(amount, invoice.currency)

  const amountText = (amount?: { toFixed(): string }) => (amount ? money(amount) : null)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = open.find((one) => problemOf(one, typed) !== null)
    if (wrong) return document.getElementById(`${id}${wrong.line}`)?.focus()
    if (parts.length === 0) return setProblem('Choose what to credit.')
    try {
      await create(parts, key)
    } catch (error) {
      setProblem(messageOf(error))
      toast({ title: FAILED, description: messageOf(error), variant: 'destructive' })
    }
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">What is credited</legend>
        {open.length > 1 && (
          <label className="flex min-h-11 items-center gap-3 border-b font-medium">
            <Checkbox
              checked={parts.length === open.length}
              ref={(box) => {
                if (box) box.indeterminate = parts.length > 0 && parts.length < open.length
              }}
              onChange={({ target }) => change(target.checked ? allTyped(lines) : NONE_TYPED)}
            />
            All that is left
          </label>
        )}
        <ul className="-mx-1 max-h-[45dvh] divide-y overflow-y-auto px-1">
          {lines.map((one) => (
            <CreditLineRow
              key={one.line}
              id={`${id}${one.line}`}
              line={one}
              value={typed[one.line] ?? ''}
              amount={amountText(amounts?.get(one.line))}
              problem={problemOf(one, typed)}
              onChange={(text) => change({ ...typed, [one.line]: text })}
            />
          ))}
        </ul>
      </fieldset>
      <div className="border-t pt-3" aria-live="polite">
        <p className="flex flex-wrap justify-between gap-x-4 text-base font-semibold">
          <span>Credit note total</span>
          <span className="tabular">{total ? money(total.totalAmount) : '—'}</span>
        </p>
        {total?.withheldAmount.gt(0) && (
          <p className="text-caption text-muted-foreground flex flex-wrap justify-between gap-x-4">
            <span>of which withheld</span>
            <span className="tabular">{money(total.withheldAmount)}</span>
          </p>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-destructive">
          {problem}
        </p>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onLeave}>
          Cancel
        </Button>
        <Button type="submit" loading={saving} loadingText="Creating...">
          Create credit note
        </Button>
      </DialogFooter>
    </form>
  )
}
