import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/utils'
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

type PartiallyPaidLabelProps = { text?: string; className?: string }

/** Half-filled disc and label, shown beside the status, which doesn't change. */
export const PartiallyPaidLabel = ({ text, className }: PartiallyPaidLabelProps) => (
  <span
    className={cn(
      'text-status-paid inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap',
      "before:size-2.5 before:shrink-0 before:rounded-full before:border before:border-current before:bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)] before:content-['']",
      className,
    )}
  >
    {text ?? <PartiallyPaidText />}
  </span>
)

/** Separate, because documents have a text in their own language and no messages of the interface. */
const PartiallyPaidText = () => useTranslations('common.status')('partiallyPaid')
