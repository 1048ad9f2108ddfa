import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'

interface ArchivedPaymentsProps {
  rows: { id: number; amount: string; paidOn: string; details: ReactNode }[]
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
          {rows.map(({ id, amount, paidOn, details }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 first:pt-0 last:pb-0">
              <span>
                {paidOn} <span className="text-muted-foreground wrap-anywhere">{details}</span>
              </span>
              <span className="font-medium tabular-nums">{amount}</span>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
