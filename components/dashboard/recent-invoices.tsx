import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { FileText } from 'lucide-react'
import { EmptyState } from '@/components/shared/page/empty-state'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { DayText } from '@/components/shared/text/day-text'
import { Money } from '@/components/shared/text/money'
import { ProgressLink } from '@/components/shared/page/progress-link'
import { StatusBadges } from '@/components/shared/text/status-badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import {
  findDueState,
  findReducedBalance,
  isPartiallyPaid,
} from '@/lib/documents/payment-status/payment-status'
import type { Day } from '@/lib/core/dates'
import type { InvoiceSummary } from '@/lib/documents/types'
import type { ReactNode } from 'react'
import { Card, CardAction, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { useFormats } from '@/components/shared/formats'

const COLUMNS = ['number', 'client', 'amount', 'status', 'date'] as const

interface RecentInvoicesProps {
  invoices: InvoiceSummary[]
  /** User's date. */
  today: Day
}

/** Newest invoices; on a phone each row is a card of two lines. */
export function RecentInvoices({ invoices, today }: RecentInvoicesProps) {
  const t = useTranslations('dashboard.recent')
  if (invoices.length === 0)
    return (
      <RecentInvoicesCard>
        <EmptyState
          icon={FileText}
          className="pt-4 pb-10"
          title={t('noneFound')}
          text={
            <PermissionGate permission="write" fallback={t('emptyForReaders')}>
              {t('empty')}
            </PermissionGate>
          }
          action={
            <PermissionGate permission="write">
              <Button asChild variant="outline">
                <Link href="/invoices/create">{t('createFirst')}</Link>
              </Button>
            </PermissionGate>
          }
        />
      </RecentInvoicesCard>
    )
  return (
    <RecentInvoicesCard more>
      <Table aria-label={t('title')} className="border-t @max-xl/recent:block">
        <TableHeader className="@max-xl/recent:sr-only">
          <TableRow>
            {COLUMNS.map((column) => (
              <TableHead key={column} scope="col" className={column === 'amount' ? 'text-right' : undefined}>
                {t(`columns.${column}`)}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody className="@max-xl/recent:block">
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} today={today} />
          ))}
        </TableBody>
      </Table>
    </RecentInvoicesCard>
  )
}

const ROW = [
  'tabular-nums @max-xl/recent:grid @max-xl/recent:grid-cols-[fit-content(45%)_minmax(0,1fr)_auto] @max-xl/recent:items-baseline @max-xl/recent:gap-x-2 @max-xl/recent:gap-y-0.5',
  '@max-xl/recent:px-4 @max-xl/recent:py-3 sm:@max-xl/recent:px-5 @max-xl/recent:[&>td:nth-child(n)]:p-0',
].join(' ')

function Row({ invoice, today }: { invoice: InvoiceSummary; today: Day }) {
  const formats = useFormats()
  const tCommon = useTranslations('common')
  const left = findReducedBalance(invoice)
  return (
    <TableRow className={ROW}>
      <TableCell className="@max-xl/recent:text-caption min-w-26 font-medium wrap-anywhere @max-xl/recent:col-start-1 @max-xl/recent:row-start-2 @max-xl/recent:min-w-0">
        <ProgressLink
          href={`/invoices/${invoice.id}`}
          className="text-primary rounded-xs underline-offset-4 hover:underline"
        >
          {invoice.invoiceNumber}
        </ProgressLink>
      </TableCell>
      <TableCell className="w-2/5 min-w-36 wrap-anywhere @max-xl/recent:col-span-2 @max-xl/recent:col-start-1 @max-xl/recent:row-start-1 @max-xl/recent:w-auto @max-xl/recent:min-w-0 @max-xl/recent:font-medium">
        <bdi>{invoice.clientName || tCommon('unknownClient')}</bdi>{' '}
        <small className="text-muted-foreground">#{invoice.clientId}</small>
      </TableCell>
      <TableCell className="text-right font-medium @max-xl/recent:col-start-3 @max-xl/recent:row-start-1">
        <Money amount={invoice.totalAmount} currency={invoice.currency} />
        {left && (
          <small className="text-muted-foreground block text-xs font-normal whitespace-nowrap">
            {tCommon('amountLeft', { amount: formats.money(left, invoice.currency) })}
          </small>
        )}
      </TableCell>
      <TableCell className="@max-xl/recent:col-start-3 @max-xl/recent:row-start-2 @max-xl/recent:text-right">
        <StatusBadges
          status={invoice.status}
          dueState={findDueState(invoice, today)}
          isPartiallyPaid={isPartiallyPaid(invoice)}
          className="@max-xl/recent:justify-end"
        />
      </TableCell>
      <TableCell className="text-muted-foreground @max-xl/recent:text-caption @max-xl/recent:col-start-2 @max-xl/recent:row-start-2">
        <DayText day={invoice.issueDate} />
      </TableCell>
    </TableRow>
  )
}

/** Card of the recent invoices, loaded or loading. */
export function RecentInvoicesCard({ more, children }: { more?: boolean; children: ReactNode }) {
  const t = useTranslations('dashboard.recent')
  return (
    <Card className="@container/recent">
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>{t('text')}</CardDescription>
        {more && (
          <CardAction>
            <Link
              href="/invoices"
              className="touch-target text-caption text-primary inline-flex items-center rounded-xs font-medium underline-offset-4 hover:underline"
            >
              {t('viewAll')}
            </Link>
          </CardAction>
        )}
      </CardHeader>
      {children}
    </Card>
  )
}
