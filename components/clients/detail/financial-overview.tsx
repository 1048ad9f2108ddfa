import { Money } from '@/components/shared/text/money'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { ClientSummary, Outstanding } from '@/lib/reports/clients/types'
import { formatUnpaid } from '@/lib/documents/unpaid-totals'

/** Totals of a client: invoices and outstanding amounts. Currencies are listed separately, never added up. */
export function FinancialOverview({ summary }: { summary: ClientSummary }) {
  const { totalInvoices, paidInvoices, outstanding, otherOutstanding } = summary
  const counts = [
    ['Total Invoices', totalInvoices],
    ['Paid Invoices', paidInvoices],
  ] as const
  return (
    <Card>
      <CardHeader>
        <CardTitle>Financial Overview</CardTitle>
      </CardHeader>
      <CardContent>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <div className="col-span-2">
            <dt className="text-caption text-muted-foreground">Outstanding</dt>
            <dd>
              <Sum total={outstanding} className="text-2xl font-semibold" />
              {otherOutstanding.map((other) => (
                <Sum key={other.currency} total={other} className="text-muted-foreground mt-1 block" />
              ))}
            </dd>
          </div>
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt className="text-caption text-muted-foreground">{label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  )
}

/** Total in one currency, broken down if it includes drafts. */
function Sum({
  total: { amount, currency, ...parts },
  className,
}: {
  total: Outstanding
  className: string
}) {
  const text = formatUnpaid(parts, currency)
  return (
    <>
      <Money amount={amount} currency={currency} className={className} />
      {text && (
        <p className="text-caption text-muted-foreground tabular-nums first-letter:uppercase">{text}</p>
      )}
    </>
  )
}
