import Link from 'next/link'
import type { ReactNode } from 'react'
import { FileText } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { LinkTabs, type LinkTab } from '@/components/shared/page/link-tabs'
import { Pager } from '@/components/shared/page/pager'
import { Allowed } from '@/components/shared/permissions'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Table } from '@/components/ui/table'
import { buttonVariants } from '@/components/ui/button'
import type { Day } from '@/lib/kernel/dates'
import type { InvoiceFilter } from '@/lib/documents/list/filter'
import { statusLabel } from '@/lib/documents/status'
import type { InvoiceSummary } from '@/lib/documents/types'
import { ClientInvoiceRow } from './client-invoice-row'

interface ClientInvoicesProps {
  clientId: number
  invoices: InvoiceSummary[]
  filter: InvoiceFilter
  tabs: LinkTab[]
  pages: { newer: string | null; older: string | null }
  /** The user's day. */
  today: Day
  /** The button that shares an invoice; another domain's, so the page hands it in. */
  share: (invoice: InvoiceSummary) => ReactNode
}

/** The invoices of one client, by status. */
export function ClientInvoices(props: ClientInvoicesProps) {
  const { clientId, invoices, filter, tabs, pages, today, share } = props
  return (
    <Card className="@container">
      <CardHeader>
        <CardTitle>Invoices</CardTitle>
      </CardHeader>
      <div className="px-2 sm:px-3">
        <LinkTabs label="Status" tabs={tabs} />
      </div>
      {invoices.length > 0 ? (
        <Table aria-label="Invoices">
          <thead className="@max-xl:sr-only">
            <tr>
              <th scope="col">Invoice #</th>
              <th scope="col" className="@max-xl:hidden">
                Issue Date
              </th>
              <th scope="col" className="@max-xl:hidden">
                Due Date
              </th>
              <th scope="col">
                <span className="block text-right">Amount</span>
              </th>
              <th scope="col" className="@max-xl:hidden">
                Status
              </th>
              <th scope="col">
                <span className="block text-right @max-xl:sr-only">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <ClientInvoiceRow key={invoice.id} invoice={invoice} today={today} share={share(invoice)} />
            ))}
          </tbody>
        </Table>
      ) : (
        <NoInvoices clientId={clientId} filter={filter} />
      )}
      <Pager {...pages} />
    </Card>
  )
}

function NoInvoices({ clientId, filter }: Pick<ClientInvoicesProps, 'clientId' | 'filter'>) {
  const { status, before, overdue } = filter
  const isFirst = !status && !overdue && !before
  return (
    <EmptyState
      icon={FileText}
      title="No invoices found"
      text={
        isFirst
          ? 'Invoices for this client will appear here.'
          : status || overdue
            ? `This client has no ${overdue ? 'overdue' : statusLabel(status!).toLowerCase()} invoices.`
            : 'There are no older invoices.'
      }
      action={
        isFirst ? (
          <Allowed to="write">
            <Link
              href={`/invoices/create?clientId=${clientId}`}
              className={buttonVariants({ variant: 'outline' })}
            >
              Create an invoice
            </Link>
          </Allowed>
        ) : (
          <Link
            href={`/clients/${clientId}`}
            scroll={false}
            className={buttonVariants({ variant: 'outline' })}
          >
            Show all invoices
          </Link>
        )
      }
    />
  )
}
