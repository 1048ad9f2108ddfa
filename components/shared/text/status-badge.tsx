import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/badge'

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
