import Link from 'next/link'
import { FileText } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { Allowed } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { RecentCard } from './recent-card'
import { DayText } from '@/components/shared/text/day-text'
import { Money } from '@/components/shared/text/money'
import { OpeningLink } from '@/components/shared/page/opening-link'
import { PartPaid } from '@/components/shared/text/part-paid'
import { StatusBadge } from '@/components/shared/text/status-badge'
import { Table } from '@/components/ui/table'
import { leftText } from '@/lib/documents/standing'
import type { InvoiceSummary } from '@/lib/documents/types'

/** The newest invoices; on a phone each row is a card of two lines. */
export function RecentInvoices({ invoices }: { invoices: InvoiceSummary[] }) {
  if (invoices.length === 0)
    return (
      <RecentCard>
        <EmptyState
          icon={FileText}
          title="No invoices found"
          text={
            <Allowed to="write" otherwise="The five latest invoices will appear here.">
              Write the first one and see it as your client will, while you type. It stays a draft until you
              send it.
            </Allowed>
          }
          action={
            <Allowed to="write">
              <Button asChild variant="outline">
                <Link href="/invoices/create">Create your first invoice</Link>
              </Button>
            </Allowed>
          }
        />
      </RecentCard>
    )
  return (
    <RecentCard more>
      <Table aria-label="Recent Invoices" className="recent-invoices">
        <thead>
          <tr>
            {['Number', 'Client', 'Amount', 'Status', 'Date'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} />
          ))}
        </tbody>
      </Table>
    </RecentCard>
  )
}

function Row({ invoice }: { invoice: InvoiceSummary }) {
  const left = leftText(invoice, invoice.currency)
  return (
    <tr>
      <td>
        <OpeningLink href={`/invoices/${invoice.id}`}>{invoice.invoiceNumber}</OpeningLink>
      </td>
      <td>
        <bdi>{invoice.clientName || 'Unknown Client'}</bdi> <small>#{invoice.clientId}</small>
      </td>
      <td>
        <Money amount={invoice.totalAmount} currency={invoice.currency} />
        {left && <small>{left}</small>}
      </td>
      <td>
        <StatusBadge status={invoice.status} />
        {left && <PartPaid className="mt-0.5 flex w-fit" />}
      </td>
      <td>
        <DayText day={invoice.issueDate} />
      </td>
    </tr>
  )
}
