import { useFormContext, useWatch } from 'react-hook-form'
import { Money } from '@/components/shared/text/money'
import type { ConversionStart } from '@/lib/documents/quote-billing/conversion-types'
import { formatMoney } from '@/lib/core/money'
import { exceedsRemaining, computeConversionTotal, type ConvertFields } from './convert-fields'

/** The total of the invoice as typed so far, and how much of the quote is left to bill. */
export function ConversionTotal({ start }: { start: ConversionStart }) {
  const { control } = useFormContext<ConvertFields>()
  const fields = useWatch({ control, compute: (typed: ConvertFields) => typed })
  const sum = computeConversionTotal(fields, start)
  const tooMuch = exceedsRemaining(fields, start, sum)
  const money = (amount: number) => formatMoney(amount, start.currency)
  return (
    <p className="bg-muted flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg px-4 py-3">
      <span className={`text-sm ${tooMuch ? 'text-destructive font-medium' : 'text-muted-foreground'}`}>
        {tooMuch
          ? `That is more than the ${money(start.left)} that is left to bill`
          : start.billed > 0
            ? `${money(start.left)} of ${money(start.totalAmount)} is left to bill`
            : 'The invoice comes to'}
      </span>
      <output aria-label="The invoice comes to" className="text-lg font-semibold">
        {sum ? <Money amount={sum} currency={start.currency} /> : '—'}
      </output>
    </p>
  )
}
