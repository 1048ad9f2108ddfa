import type { Amount } from '@/lib/core/money'
import { cn } from '@/lib/utils'
import type { CurrencySum } from '@/lib/reports/dashboard/types'
import { useFormats } from '@/components/shared/formats'

type MoneyProps = { amount: Amount; currency: string; className?: string }

/** Amount with its currency, in tabular figures. */
export function Money({ amount, currency, className }: MoneyProps) {
  const formats = useFormats()
  return (
    <span className={cn('whitespace-nowrap tabular-nums', className)}>{formats.money(amount, currency)}</span>
  )
}

/** Amounts by currency, never added up. */
export function CurrencyAmounts({ sums }: { sums: CurrencySum[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      {sums.map(({ currency, amount }) => (
        <li key={currency}>
          <Money amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  )
}
