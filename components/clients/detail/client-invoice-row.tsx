import type { ReactNode } from 'react'
import { Eye } from 'lucide-react'
import { DayText } from '@/components/shared/text/day-text'
import { Money } from '@/components/shared/text/money'
import { ProgressLink } from '@/components/shared/page/progress-link'
import { PartiallyPaidLabel } from '@/components/shared/text/partially-paid-label'
import { StatusBadge } from '@/components/shared/text/status-badge'
import { IconButton } from '@/components/shared/icon-button'
import { TableCell, TableRow } from '@/components/ui/table'
import type { Day } from '@/lib/core/dates'
import { isOverdue, formatBalanceLeft } from '@/lib/documents/payment-status/payment-status'
import type { InvoiceSummary } from '@/lib/documents/types'

interface ClientInvoiceRowProps {
  invoice: InvoiceSummary
  today: Day
  share: ReactNode
}

/** Row of an invoice; in a narrow card the due date is below the number and the status below the amount. */
export function ClientInvoiceRow({ invoice, today, share }: ClientInvoiceRowProps) {
  const { id, kind, invoiceNumber, issueDate, dueDate, totalAmount, currency, status } = invoice
  const due = (
    <>
      <DayText day={dueDate} />
      {isOverdue(invoice, today) && (
        <span className="text-destructive ml-1 text-xs font-medium">Overdue</span>
      )}
    </>
  )
  const left = formatBalanceLeft(invoice, currency)
  const statusBadge = (
    <>
      <StatusBadge status={status} />
      {left && <PartiallyPaidLabel className="mt-0.5 flex w-fit @max-xl:ml-auto" />}
    </>
  )
  const href = `/invoices/view/${id}`
  return (
    <TableRow>
      <TableCell className="min-w-36 wrap-anywhere">
        <ProgressLink href={href} className="font-medium underline-offset-4 hover:underline">
          {invoiceNumber}
        </ProgressLink>
        {kind !== 'CREDIT_NOTE' && (
          <p className="text-caption text-muted-foreground @xl:hidden">
            {kind === 'QUOTE' ? 'Valid until' : 'Due'} {due}
          </p>
        )}
      </TableCell>
      <TableCell className="text-muted-foreground @max-xl:hidden">
        <DayText day={issueDate} />
      </TableCell>
      <TableCell className="text-muted-foreground @max-xl:hidden">{due}</TableCell>
      <TableCell className="text-right">
        <Money amount={totalAmount} currency={currency} className="font-medium" />
        {left && <p className="text-muted-foreground text-xs whitespace-nowrap tabular-nums">{left}</p>}
        <div className="mt-1 @xl:hidden">{statusBadge}</div>
      </TableCell>
      <TableCell className="@max-xl:hidden">{statusBadge}</TableCell>
      <TableCell className="text-right whitespace-nowrap">
        {share}
        <IconButton
          asChild
          variant="ghost"
          size="icon-sm"
          label={`View ${invoiceNumber}`}
          className="@max-xl:hidden"
        >
          <ProgressLink href={href}>
            <Eye aria-hidden="true" />
          </ProgressLink>
        </IconButton>
      </TableCell>
    </TableRow>
  )
}
