import type { Metadata } from 'next'
import { DueNotice } from '@/components/invoices/due-notice'
import { InvoiceTable } from '@/components/invoices/invoice-table'
import { invoiceRow } from '@/components/invoices/invoice-row'
import { pageLinks, parseTrail, statusTabs } from '@/components/invoices/list-links'
import { NewInvoiceLink } from '@/components/invoices/new-invoice-link'
import { NoInvoices } from '@/components/invoices/no-invoices'
import { LinkTabs } from '@/components/shared/link-tabs'
import { PageHeader } from '@/components/shared/page-header'
import { Pager } from '@/components/shared/pager'
import { SearchInput } from '@/components/shared/search-input'
import { Card } from '@/components/ui/card'
import { requireOnboardedUser } from '@/lib/auth/session'
import { todayIn } from '@/lib/dates'
import { parseInvoiceFilter } from '@/lib/invoices/filter'
import { listInvoices } from '@/lib/invoices/queries'

export const metadata: Metadata = { title: 'Invoices' }

const PATH = '/invoices'

export default async function InvoicesPage({ searchParams }: PageProps<'/invoices'>) {
  const [user, params] = await Promise.all([requireOnboardedUser(), searchParams])
  const today = todayIn(user.timeZone)
  const filter = parseInvoiceFilter({ ...params, clientId: undefined }, today)
  const { invoices, next } = await listInvoices(user.id, filter)

  return (
    <>
      <PageHeader heading="Invoices" actions={<NewInvoiceLink />} />
      <div className="flex flex-col-reverse gap-x-6 gap-y-4 lg:flex-row lg:items-end">
        <div className="min-w-0 flex-1">
          <LinkTabs label="Status" tabs={statusTabs(PATH, filter)} />
        </div>
        <SearchInput placeholder="Search invoices..." resets={['before', 'from']} className="lg:mb-2" />
      </div>
      <DueNotice filter={filter} />
      <Card className="mt-4 max-md:mb-16">
        {invoices.length > 0 ? (
          <InvoiceTable rows={invoices.map((invoice) => invoiceRow(invoice, today))} />
        ) : (
          <NoInvoices filter={filter} />
        )}
        <Pager {...pageLinks(PATH, filter, parseTrail(params.from), next)} />
      </Card>
    </>
  )
}
