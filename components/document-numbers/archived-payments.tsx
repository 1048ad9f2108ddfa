import { PaymentDetails } from '@/components/documents/payments/payment-details'
import type { PaymentRow } from '@/components/documents/payments/payment-rows'
import { useTranslations } from 'next-intl'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'

interface ArchivedPaymentsProps {
  rows: PaymentRow[]
}

/** Payments of a deleted invoice; nothing if there were none. */
export function ArchivedPayments({ rows }: ArchivedPaymentsProps) {
  const t = useTranslations('numbers.archive')
  if (rows.length === 0) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('payments')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="divide-y">
          {rows.map((row) => (
            <li key={row.id} className="flex flex-wrap justify-between gap-x-4 py-2 first:pt-0 last:pb-0">
              <span>
                {row.paidOn}{' '}
                <span className="text-muted-foreground wrap-anywhere">
                  <PaymentDetails row={row} />
                </span>
              </span>
              <span className="font-medium tabular-nums">{row.amount}</span>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
