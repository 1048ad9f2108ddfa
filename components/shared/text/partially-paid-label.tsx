import { cn } from '@/lib/utils'
import { labels } from '@/lib/i18n/messages/en/labels'

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
