import { Sums } from './sums'
import { Money } from '@/components/shared/text/money'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Table } from '@/components/ui/table'
import { addUp } from '@/lib/reports/dashboard/overview'
import type { Dashboard } from '@/lib/reports/dashboard/types'
import { formatMonth } from '@/lib/kernel/dates/month'
import { IncomeChart } from './income-chart'
import './charts.css'

interface IncomeCardProps {
  income: Dashboard['income']
  /** The user's own. */
  currency: string
}

/** What came in month by month: one currency drawn, the others named, all of them in the table behind. */
export function IncomeCard({ income, currency }: IncomeCardProps) {
  const totals = addUp(
    income.map(({ sums }) => sums),
    currency,
  )
  const [drawn, ...others] = totals
  return (
    <Card aria-labelledby="income" className="chart-card">
      <CardHeader>
        <CardTitle id="income">Income by month</CardTitle>
        <CardDescription>Payments over the last 12 months{drawn && `, in ${drawn.currency}`}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-1 flex-col">
        {drawn ? (
          <>
            <p className="chart-figure">
              <Money amount={drawn.amount} currency={drawn.currency} />
            </p>
            <IncomeChart
              months={income.map(({ month, sums }) => ({
                month,
                amount: sums.find((sum) => sum.currency === drawn.currency)?.amount ?? 0,
              }))}
              currency={drawn.currency}
            />
            {others.length > 0 && (
              <div className="chart-note">
                <span>Also received:</span> <Sums sums={others} />
              </div>
            )}
            <details className="chart-details">
              <summary>Show as a table</summary>
              <Table aria-labelledby="income">
                <thead>
                  <tr>
                    <th scope="col">Month</th>
                    <th scope="col">Received</th>
                  </tr>
                </thead>
                <tbody>
                  {income.map(({ month, sums }) => (
                    <tr key={month}>
                      <th scope="row">{formatMonth(month)}</th>
                      <td>{sums.length > 0 ? <Sums sums={sums} /> : '–'}</td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </details>
          </>
        ) : (
          <p className="chart-empty">
            No payments yet. Record one on a sent invoice to see your income by month.
          </p>
        )}
      </CardContent>
    </Card>
  )
}
