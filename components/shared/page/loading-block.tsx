import { Spinner } from '@/components/ui/spinner'
import { cn } from '@/lib/kernel/utils'

type LoadingBlockProps = { label?: string; hideLabel?: boolean; className?: string }

/**
 * A spinner with its words, in the place of what is on its way. It is as high as both from its first byte on, else the spinner would move
 * when its words arrive.
 */
export function LoadingBlock({ label = 'Loading...', hideLabel, className }: LoadingBlockProps) {
  return (
    <div
      role="status"
      className={cn('text-muted-foreground flex min-h-48 flex-col items-center justify-center', className)}
    >
      <span
        className={cn('flex flex-col items-center gap-3', !hideLabel && 'min-h-[calc(1.5rem+0.75rem+1lh)]')}
      >
        <Spinner className="text-primary size-6" />
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </span>
    </div>
  )
}
