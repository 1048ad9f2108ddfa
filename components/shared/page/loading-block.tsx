import { Spinner } from '@/components/ui/spinner'
import { cn } from '@/lib/utils'

type LoadingBlockProps = { label?: string; hideLabel?: boolean; className?: string }

/**
 * A spinner with its words, in the place of what is on its way. Below the spinner there is room for them from its first byte on, else it
 * would move when they arrive.
 */
export function LoadingBlock({ label = 'Loading...', hideLabel, className }: LoadingBlockProps) {
  return (
    <div role="status" className={cn('ui-loading', hideLabel || 'ui-loading-worded', className)}>
      <Spinner className="text-primary size-6" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </div>
  )
}
