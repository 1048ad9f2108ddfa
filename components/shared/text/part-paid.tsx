import { cn } from '@/lib/kernel/utils'

/** Says beside a status that part of the invoice is paid. The status itself stays what it is. */
export const PartPaid = ({ className }: { className?: string }) => (
  <span className={cn('ui-part-paid', className)}>Part paid</span>
)
