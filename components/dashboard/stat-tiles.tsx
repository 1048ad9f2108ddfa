import type { ReactNode } from 'react'
import { Money } from '@/components/shared/text/money'
import { StatusDot } from '@/components/shared/text/status-badge'
import { Card } from '@/components/ui/card'
import type { DashboardStats } from '@/lib/reports/dashboard/stats-response'
import { formatUnpaid } from '@/lib/documents/unpaid-totals'
import { cn } from '@/lib/utils'

/** The four tiles, with the user's currency first and other currencies below. */
export function StatTiles({ stats, currency }: { stats: DashboardStats; currency: string }) {
  const paid = stats.byCurrency.map((one) => ({ currency: one.currency, amount: one.totalPaid }))
  const unpaid = stats.byCurrency.map((one) => ({
    currency: one.currency,
    amount: one.totalUnpaid,
    parts: formatUnpaid({ owed: one.totalOwed, drafts: one.totalDrafts }, one.currency),
  }))
  const cancelled = stats.totalInvoices - stats.paidInvoices - stats.pendingInvoices - stats.draftInvoices
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 @[58rem]:grid-cols-4">
      <Tile label="Total Paid" wide>
        <Sums amounts={paid} currency={currency} />
      </Tile>
      <Tile label="Total Unpaid" wide>
        <Sums amounts={unpaid} currency={currency} />
      </Tile>
      <Tile label="Total Invoices">
        <Figure>{stats.totalInvoices.toLocaleString('en-US')}</Figure>
        {cancelled > 0 && (
          <p className="text-caption text-muted-foreground mt-0.5">
            {cancelled.toLocaleString('en-US')} cancelled
          </p>
        )}
      </Tile>
      <Tile label="Invoice Status">
        <dl className="mt-2 grid gap-1 tabular-nums">
          <CountTile status="PAID" label="Paid" value={stats.paidInvoices} />
          <CountTile status="SENT" label="Pending" value={stats.pendingInvoices} />
          <CountTile status="DRAFT" label="Drafts" value={stats.draftInvoices} />
        </dl>
      </Tile>
    </section>
  )
}

/** `wide`: spans the full width of a phone. */
function Tile({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <Card className={cn('px-4 py-3.5 sm:px-5 sm:py-4', wide && 'max-sm:col-span-2')}>
      <h2 className="text-caption text-muted-foreground font-medium">{label}</h2>
      {children}
    </Card>
  )
}

const Figure = ({ children }: { children: ReactNode }) => (
  <p className="mt-1 text-2xl font-semibold break-words tabular-nums">{children}</p>
)

/** `parts`: breakdown of the amount. */
type Sum = { currency: string; amount: number; parts?: string | null }

function Sums({ amounts, currency }: { amounts: Sum[]; currency: string }) {
  const main = amounts.find((sum) => sum.currency === currency)
  const others = amounts.filter((sum) => sum.currency !== currency && sum.amount !== 0)
  return (
    <>
      <Figure>
        <Money amount={main?.amount ?? 0} currency={currency} />
      </Figure>
      {main?.parts && (
        <p className="text-caption text-muted-foreground mt-0.5 tabular-nums first-letter:uppercase">
          {main.parts}
        </p>
      )}
      {others.length > 0 && (
        <ul className="text-caption text-muted-foreground mt-0.5 flex flex-wrap gap-x-3">
          {others.map((sum) => (
            <li key={sum.currency}>
              <Money amount={sum.amount} currency={sum.currency} />
              {sum.parts && ` · ${sum.parts}`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type CountProps = { status: 'PAID' | 'SENT' | 'DRAFT'; label: string; value: number }

function CountTile({ status, label, value }: CountProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="flex items-center gap-2">
        <StatusDot status={status} />
        {label}
      </dt>
      <dd className="font-medium">{value.toLocaleString('en-US')}</dd>
    </div>
  )
}
