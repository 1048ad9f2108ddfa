import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Placeholder for loading content; must have its size. */
function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn(
        'animate-shimmer from-muted via-accent to-muted max-w-full rounded-md bg-linear-[100deg] from-30% via-50% to-70% bg-size-[200%_100%]',
        className,
      )}
      {...props}
    />
  )
}

export { Skeleton }
