import { Spinner } from '@/components/ui/spinner'
import { cn } from '@/lib/kernel/utils'

type LoadingBlockProps = { label?: string; hideLabel?: boolean; className?: string }

/** A spinner with its words, in the place of what is on its way. */
export function LoadingBlock({ label = 'Loading...', hideLabel, className }: LoadingBlockProps) {
  return (
    <div
      role="status"
      className={cn(
        'text-muted-foreground flex min-h-48 flex-col items-center justify-center gap-3',
        className,
      )}
    >
      <Spinner className="text-primary size-6" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </div>
  )
}
