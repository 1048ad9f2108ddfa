import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/utils'
import type { DueState } from '@/lib/documents/payment-status/payment-status'
import type { InvoiceStatus } from '@/lib/documents/types'

const COLORS: Record<InvoiceStatus, string> = {
  DRAFT: 'border-2 border-status-draft',
  SENT: 'bg-status-sent',
  PAID: 'bg-status-paid',
  ACCEPTED: 'bg-status-paid',
  DECLINED: 'bg-status-cancelled',
  CANCELLED: 'bg-status-cancelled',
}

const VARIANTS: Record<InvoiceStatus, ComponentProps<typeof Badge>['variant']> = {
  DRAFT: 'draft',
  SENT: 'sent',
  PAID: 'paid',
  ACCEPTED: 'paid',
  DECLINED: 'cancelled',
  CANCELLED: 'cancelled',
}

const isInvoiceStatus = (status: string): status is InvoiceStatus => Object.hasOwn(VARIANTS, status)

/** Status badge. Specification, section 4: only the first letter capitalised; gray for any other value. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  const t = useTranslations('common.status')
  return (
    <Badge dot variant={isInvoiceStatus(status) ? VARIANTS[status] : 'draft'} className={className}>
      {isInvoiceStatus(status) ? t(status) : status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()}
    </Badge>
  )
}

/** Dot in a status's colour; a ring for a draft, so that colour isn't all that tells it apart. */
export function StatusDot({ status }: { status: string }) {
  return (
    <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center">
      <span className={`size-2.5 rounded-full ${isInvoiceStatus(status) ? COLORS[status] : COLORS.DRAFT}`} />
    </span>
  )
}

const DUE_STATE_VARIANTS: Record<DueState, ComponentProps<typeof Badge>['variant']> = {
  OVERDUE: 'destructive',
  DUE_TODAY: 'warning',
  EXPIRED: 'destructive',
}

interface StatusBadgesProps {
  status: string
  /** What the due date says, unless the status changes it. */
  dueState?: DueState | null
  isPartiallyPaid?: boolean
  className?: string
}

/** The status, with badges beside it for overdue, due today, expired and partially paid. */
export function StatusBadges({ status, dueState, isPartiallyPaid, className }: StatusBadgesProps) {
  const t = useTranslations('common.dueState')
  return (
    <span className={cn('inline-flex flex-wrap gap-1', className)}>
      {/* Two badges stay on one line, which is also the least width of a column. */}
      <span className="inline-flex gap-1">
        <StatusBadge status={status} />
        {dueState && <Badge variant={DUE_STATE_VARIANTS[dueState]}>{t(dueState)}</Badge>}
        {isPartiallyPaid && !dueState && <PartiallyPaidBadge />}
      </span>
      {isPartiallyPaid && dueState && <PartiallyPaidBadge />}
    </span>
  )
}

/** A half-filled disc before the text. Shown beside the status, which doesn't change. */
export const PartiallyPaidBadge = ({ text }: { text?: string }) => (
  <Badge
    variant="paid"
    className="before:size-2.5 before:shrink-0 before:rounded-full before:border before:border-current before:bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)] before:content-['']"
  >
    {text ?? <PartiallyPaidText />}
  </Badge>
)

/** Separate, because documents have a text in their own language and no messages of the interface. */
const PartiallyPaidText = () => useTranslations('common.status')('partiallyPaid')
