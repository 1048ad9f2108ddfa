import { formatMoney, type Amount } from '@/lib/core/money'
import { cn } from '@/lib/utils'

type MoneyProps = { amount: Amount; currency: string; className?: string }

/** Amount with its currency, in tabular figures. */
export function Money({ amount, currency, className }: MoneyProps) {
  return (
    <span className={cn('whitespace-nowrap tabular-nums', className)}>{formatMoney(amount, currency)}</span>
  )
}
