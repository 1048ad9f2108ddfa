import { clsx } from 'clsx'
import { Spinner } from '@/components/ui/spinner'

type LoadingBlockProps = { label: string; hideLabel?: boolean; className?: string }

/**
 * Spinner with a label. Space for the label is reserved from the start, since the spinner would move when it streams
 * in.
 */
export function LoadingBlock({ label, hideLabel, className = 'min-h-48' }: LoadingBlockProps) {
  return (
    <div
      role="status"
      className={clsx('text-muted-foreground flex flex-col items-center justify-center', className)}
    >
      <Spinner className={clsx('text-primary size-6', !hideLabel && 'mb-[calc(0.75rem+1lh)]')} />
      <span className={hideLabel ? 'sr-only' : '-mt-[1lh] min-h-[1lh]'}>{label}</span>
    </div>
  )
}
