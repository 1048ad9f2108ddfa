import { Money } from '@/components/shared/money'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { ClientSummary } from '@/lib/clients/types'

/** What a client was invoiced and still owes. Currencies stand beneath each other, never added up. */
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
              <Money {...outstanding} className="text-2xl font-semibold" />
              {otherOutstanding.map((other) => (
                <Money key={other.currency} {...other} className="text-muted-foreground block" />
              ))}
            </dd>
          </div>
          {counts.map(([label, count]) => (
            <div key={label}>
              <dt className="text-caption text-muted-foreground">{label}</dt>
              <dd className="tabular text-lg font-semibold">{count}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  )
}
