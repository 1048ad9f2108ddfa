import { CurrencyAmounts } from './currency-amounts'
import { Money } from '@/components/shared/text/money'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { mergeSums } from '@/lib/reports/dashboard/summarize-dashboard'
import type { Dashboard } from '@/lib/reports/dashboard/types'
import { formatMonth } from '@/lib/core/dates/month'
import { IncomeChart } from './income-chart'

interface IncomeCardProps {
  income: Dashboard['income']
  /** User's currency. */
  currency: string
}

/** Monthly income: one currency as a chart, the others as text, all of them in a table. */
export function IncomeCard({ income, currency }: IncomeCardProps) {
  const totals = mergeSums(
    income.map(({ sums }) => sums),
    currency,
  )
  const [charted, ...others] = totals
  return (
    <Card aria-labelledby="income" className="@container flex flex-col">
      <CardHeader>
        <CardTitle id="income">Income by month</CardTitle>
        <CardDescription>
          Payments over the last 12 months{charted && `, in ${charted.currency}`}
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-1 flex-col">
        {charted ? (
          <>
            <p data-slot="chart-total" className="mb-3 text-2xl font-semibold">
              <Money amount={charted.amount} currency={charted.currency} />
            </p>
            <IncomeChart
              months={income.map(({ month, sums }) => ({
                month,
                amount: sums.find((sum) => sum.currency === charted.currency)?.amount ?? 0,
              }))}
              currency={charted.currency}
            />
            {others.length > 0 && (
              <div
                data-slot="chart-others"
                className="text-muted-foreground text-caption mt-3 flex flex-wrap gap-x-2"
              >
                <span>Also received:</span> <CurrencyAmounts sums={others} />
              </div>
            )}
            <details className="mt-2">
              <summary className="text-primary text-caption inline-flex min-h-7 items-center rounded-xs font-medium underline-offset-4 hover:underline pointer-coarse:min-h-11">
                Show as a table
              </summary>
              <Table aria-labelledby="income">
                <TableHeader>
                  <TableRow>
                    <TableHead scope="col">Month</TableHead>
                    <TableHead scope="col" className="text-right">
                      Received
                    </TableHead>
                  </TableRow>
                </TableHeader>
                <TableBody>
                  {income.map(({ month, sums }) => (
                    <TableRow key={month}>
                      <TableHead scope="row">{formatMonth(month)}</TableHead>
                      <TableCell className="text-right [&_ul]:justify-end">
                        {sums.length > 0 ? <CurrencyAmounts sums={sums} /> : '–'}
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </details>
          </>
        ) : (
          <p className="text-muted-foreground m-auto max-w-md py-8 text-center">
            No payments yet. Record one on a sent invoice to see your income by month.
          </p>
        )}
      </CardContent>
    </Card>
  )
}
