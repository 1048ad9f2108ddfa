import { Money } from '@/components/shared/text/money'
import type { CurrencySum } from '@/lib/reports/dashboard/types'

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
