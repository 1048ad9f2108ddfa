import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/lib/utils'
import { labels } from '@/lib/i18n/messages/en/labels'

const COLORS: Record<string, string> = {
  DRAFT: 'bg-status-draft',
  SENT: 'bg-status-sent',
  PAID: 'bg-status-paid',
  ACCEPTED: 'bg-status-paid',
  DECLINED: 'bg-status-cancelled',
  CANCELLED: 'bg-status-cancelled',
}

const VARIANTS: Record<string, ComponentProps<typeof Badge>['variant']> = {
  DRAFT: 'draft',
  SENT: 'sent',
  PAID: 'paid',
  ACCEPTED: 'paid',
  DECLINED: 'cancelled',
  CANCELLED: 'cancelled',
}

/** Status badge. Specification, section 4: only the first letter capitalised; gray for any other value. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  return (
    <Badge dot variant={VARIANTS[status] ?? 'draft'} className={className}>
      {status.charAt(0).toUpperCase() + status.slice(1).toLowerCase()}
    </Badge>
  )
}

/** Dot in a status's colour. */
export function StatusDot({ status }: { status: string }) {
  return (
    <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center">
      <span className={`size-2 rounded-full ${COLORS[status] ?? COLORS.DRAFT}`} />
    </span>
  )
}

type PartiallyPaidLabelProps = { text?: string; className?: string }

/** Half-filled disc and label, shown beside the status, which doesn't change. */
export const PartiallyPaidLabel = ({ text = labels.partPaid, className }: PartiallyPaidLabelProps) => (
  <span
    className={cn(
      'text-status-paid inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap',
      "before:size-2.5 before:shrink-0 before:rounded-full before:border before:border-current before:bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)] before:content-['']",
      className,
    )}
  >
    {text}
  </span>
)
