import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'

/** Invoice of a schedule formatted as text. */
interface ShownSeriesInvoice {
  id: number
  invoiceNumber: string
  date: string
  status: string
  amount: string
}

/** Invoices of a schedule, newest first, ending with the one that started it. */
export function ScheduleInvoices({ invoices }: { invoices: ShownSeriesInvoice[] }) {
  const t = useTranslations('recurring.invoices')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        {invoices.length === 0 ? (
          <p className="text-caption text-muted-foreground">{t('none')}</p>
        ) : (
          <ul aria-label={t('title')} className="grid gap-1">
            {invoices.map(({ id, invoiceNumber, date, status, amount }) => (
              <li key={id}>
                <Link
                  href={`/invoices/${id}`}
                  className="hover:bg-accent touch-target -mx-2 flex flex-wrap items-baseline justify-between gap-x-4 rounded-sm px-2 py-1"
                >
                  <span className="wrap-anywhere">
                    <bdi>{invoiceNumber}</bdi>{' '}
                    <span className="text-caption text-muted-foreground">
                      {date} · {status}
                    </span>
                  </span>
                  <span className="tabular-nums">{amount}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  )
}
