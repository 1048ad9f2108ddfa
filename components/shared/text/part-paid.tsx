import { cn } from '@/lib/utils'
import { labels } from '@/lib/words/english/labels'

/** Says beside a status that part of the invoice is paid. The status itself stays what it is. */
export const PartPaid = ({ text = labels.partPaid, className }: { text?: string; className?: string }) => (
  <span className={cn('ui-part-paid', className)}>{text}</span>
)
