import Link from 'next/link'
import { Money } from '@/components/shared/text/money'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Table } from '@/components/ui/table'
import { addUp } from '@/lib/reports/dashboard/overview'
import { AGES, type Age, type Dashboard, type Sum } from '@/lib/reports/dashboard/types'
import { Sums } from './sums'
import './charts.css'

const LABELS: Record<Age, string> = {
  NOT_DUE: 'Not due',
  TO_30: '1–30 days',
  TO_60: '31–60 days',
  TO_90: '61–90 days',
  OVER_90: 'Over 90 days',
}

interface AgesCardProps {
  ages: Dashboard['ages']
  /** The user's own. */
  currency: string
}

/** What clients still owe, by how late it is: a table whose rows have a bar for one currency, the others named. */
export function AgesCard({ ages, currency }: AgesCardProps) {
  const [drawn] = addUp(
    AGES.map((age) => ages[age].sums),
    currency,
  )
  return (
    <Card aria-labelledby="ages" className="chart-card">
      <CardHeader>
        <CardTitle id="ages">Outstanding by age</CardTitle>
        <CardDescription>
          Sent but unpaid, by days past due{drawn && `, in ${drawn.currency}`}
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-1 flex-col">
        {drawn ? (
          <>
            <p className="chart-figure">
              <Money amount={drawn.amount} currency={drawn.currency} />
            </p>
            <AgesTable ages={ages} currency={drawn.currency} />
          </>
        ) : (
          <p className="chart-empty">
            No one owes you anything. Sent invoices appear here until they’re paid.{' '}
            <Link href="/invoices">See your invoices</Link>
          </p>
        )}
      </CardContent>
    </Card>
  )
}

const amountIn = (sums: Sum[], currency: string) => sums.find((sum) => sum.currency === currency)?.amount ?? 0

function AgesTable({ ages, currency }: AgesCardProps) {
  const longest = Math.max(...AGES.map((age) => amountIn(ages[age].sums, currency)), 1)
  return (
    <Table aria-labelledby="ages" className="ages-table">
      <thead className="sr-only">
        <tr>
          <th scope="col">Days past due</th>
          <th scope="col">Invoices</th>
          <th scope="col">Outstanding</th>
        </tr>
      </thead>
      <tbody>
        {AGES.map((age) => {
          const { count, sums } = ages[age]
          const amount = amountIn(sums, currency)
          const others = sums.filter((sum) => sum.currency !== currency)
          return (
            <tr key={age} data-age={age}>
              <th scope="row">{LABELS[age]}</th>
              <td>
                {count.toLocaleString('en-US')}
                <span aria-hidden="true">{count === 1 ? ' invoice' : ' invoices'}</span>
              </td>
              <td>
                <Money amount={amount} currency={currency} />
                {others.length > 0 && <Sums sums={others} />}
                <svg aria-hidden="true">
                  <rect width="100%" height="100%" rx="4" className="ages-track" />
                  <rect width={`${Math.round((amount / longest) * 1000) / 10}%`} height="100%" rx="4" />
                </svg>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
