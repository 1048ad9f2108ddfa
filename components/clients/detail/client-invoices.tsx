import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FileText, Eye } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { LinkTabs, type LinkTab } from '@/components/shared/page/link-tabs'
import { Pager } from '@/components/shared/page/pager'
import { PermissionGate } from '@/components/shared/permissions'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Table, TableBody, TableHead, TableHeader, TableRow, TableCell } from '@/components/ui/table'
import { Button } from '@/components/ui/button'
import type { Day } from '@/lib/core/dates'
import { getListPath } from '@/lib/documents/lifecycle/routes'
import { type InvoiceFilter } from '@/lib/documents/list/filter'
import type { InvoiceSummary } from '@/lib/documents/types'
import { DayText } from '@/components/shared/text/day-text'
import { Money } from '@/components/shared/text/money'
import { ProgressLink } from '@/components/shared/page/progress-link'
import { StatusBadges } from '@/components/shared/text/status-badge'
import { IconButton } from '@/components/shared/icon-button'
import {
  findDueState,
  findReducedBalance,
  isPartiallyPaid,
} from '@/lib/documents/payment-status/payment-status'
import { useFormats } from '@/components/shared/formats'

interface ClientInvoicesProps {
  clientId: number
  invoices: InvoiceSummary[]
  filter: InvoiceFilter
  /** Tabs of the kinds of documents, if the client has several. */
  kinds?: ReactNode
  tabs: LinkTab[]
  pages: { newer: string | null; older: string | null }
  /** User's date. */
  today: Day
  /** Renders the share button, passed in because it belongs to the documents feature. */
  share: (invoice: InvoiceSummary) => ReactNode
}

/** Invoices of a client, by status. */
export function ClientInvoices(props: ClientInvoicesProps) {
  const t = useTranslations('clients.detail.invoices')
  const { clientId, invoices, filter, kinds, tabs, pages, today, share } = props
  const kind = filter.kind ?? 'INVOICE'
  return (
    <Card className="@container">
      {kinds ? (
        <div className="grid gap-3 px-2 pt-2 pb-3 sm:px-3">
          {/* The current tab reads the same. */}
          <CardTitle className="sr-only">{t('title', { kind })}</CardTitle>
          {kinds}
          <LinkTabs label={t('status')} tabs={tabs} variant="default" />
        </div>
      ) : (
        <>
          <CardHeader>
            <CardTitle>{t('title', { kind })}</CardTitle>
          </CardHeader>
          <div className="px-2 sm:px-3">
            <LinkTabs label={t('status')} tabs={tabs} />
          </div>
        </>
      )}
      {invoices.length > 0 ? (
        <Table aria-label={t('title', { kind })}>
          <TableHeader className="@max-3xl:sr-only">
            <TableRow>
              <TableHead scope="col">{t('number', { kind })}</TableHead>
              <TableHead scope="col" className="@max-3xl:hidden">
                {t('issueDate')}
              </TableHead>
              <TableHead scope="col" className="@max-3xl:hidden">
                {t('dueDate', { kind })}
              </TableHead>
              <TableHead scope="col" className="text-right">
                {t('amount')}
              </TableHead>
              <TableHead scope="col" className="@max-3xl:hidden">
                {t('status')}
              </TableHead>
              <TableHead scope="col" className="text-right">
                <span className="@max-3xl:sr-only">{t('actions')}</span>
              </TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {invoices.map((invoice) => (
              <ClientInvoiceRow key={invoice.id} invoice={invoice} today={today} share={share(invoice)} />
            ))}
          </TableBody>
        </Table>
      ) : (
        <NoInvoices clientId={clientId} filter={filter} />
      )}
      <Pager {...pages} />
    </Card>
  )
}

function NoInvoices({ clientId, filter }: Pick<ClientInvoicesProps, 'clientId' | 'filter'>) {
  const t = useTranslations('clients.detail.invoices')
  const { status, before, overdue } = filter
  const isFirst = !status && !overdue && !before
  const kind = filter.kind ?? 'INVOICE'
  const shownStatus = overdue ? 'OVERDUE' : status
  return (
    <EmptyState
      icon={FileText}
      title={t('noneFound', { kind })}
      text={
        shownStatus
          ? t(`noneWithStatus.${shownStatus}`, { kind })
          : t(isFirst ? 'noneYet' : 'noneOlder', { kind })
      }
      action={
        isFirst && kind === 'INVOICE' ? (
          <PermissionGate permission="write">
            <Button asChild variant="outline">
              <Link href={`/invoices/create?clientId=${clientId}`}>{t('create')}</Link>
            </Button>
          </PermissionGate>
        ) : (
          <Button asChild variant="outline">
            <Link
              href={isFirst ? `/clients/${clientId}` : getListPath(kind, `/clients/${clientId}`)}
              scroll={false}
            >
              {t('showAll', { kind: isFirst ? 'INVOICE' : kind })}
            </Link>
          </Button>
        )
      }
    />
  )
}

interface ClientInvoiceRowProps {
  invoice: InvoiceSummary
  today: Day
  share: ReactNode
}

/** Row of an invoice; in a narrow card the due date is below the number and the status below the amount. */
function ClientInvoiceRow({ invoice, today, share }: ClientInvoiceRowProps) {
  const formats = useFormats()
  const t = useTranslations('clients.detail.invoices')
  const tCommon = useTranslations('common')
  const { id, kind, invoiceNumber, issueDate, dueDate, totalAmount, currency, status } = invoice
  const due = <DayText day={dueDate} />
  const left = findReducedBalance(invoice)
  const statusBadges = (
    <StatusBadges
      status={status}
      dueState={findDueState(invoice, today)}
      isPartiallyPaid={isPartiallyPaid(invoice)}
      // In a narrow card two badges may take two lines.
      className="@max-3xl:justify-end @max-3xl:*:flex-wrap @max-3xl:*:justify-end"
    />
  )
  const href = `/invoices/view/${id}`
  return (
    <TableRow>
      <TableCell className="min-w-28 wrap-anywhere @3xl:min-w-36">
        <ProgressLink href={href} className="font-medium underline-offset-4 hover:underline">
          {invoiceNumber}
        </ProgressLink>
        {kind !== 'CREDIT_NOTE' && (
          <p className="text-caption text-muted-foreground @3xl:hidden">
            {t.rich('due', { kind, day: () => due })}
          </p>
        )}
      </TableCell>
      <TableCell className="text-muted-foreground @max-3xl:hidden">
        <DayText day={issueDate} />
      </TableCell>
      <TableCell className="text-muted-foreground @max-3xl:hidden">{due}</TableCell>
      <TableCell className="text-right">
        <Money amount={totalAmount} currency={currency} className="font-medium" />
        {left && (
          <p className="text-muted-foreground text-xs tabular-nums @3xl:whitespace-nowrap">
            {tCommon('amountLeft', { amount: formats.money(left, currency) })}
          </p>
        )}
        <div className="mt-1 @3xl:hidden">{statusBadges}</div>
      </TableCell>
      <TableCell className="@max-3xl:hidden">{statusBadges}</TableCell>
      <TableCell className="text-right whitespace-nowrap @max-3xl:pl-0">
        {share}
        <IconButton
          asChild
          variant="ghost"
          size="icon-sm"
          label={t('view', { number: invoiceNumber })}
          className="@max-3xl:hidden"
        >
          <ProgressLink href={href}>
            <Eye aria-hidden="true" />
          </ProgressLink>
        </IconButton>
      </TableCell>
    </TableRow>
  )
}
