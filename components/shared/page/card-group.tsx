import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Cards as the sections of one, with a line between them: equal boxes would compete with what they stand beside. */
export const CardGroup = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    className={cn(
      'bg-card min-w-0 rounded-lg border shadow-sm',
      '[&_[data-slot=card-title]]:text-sm',
      '[&>[data-slot=card]]:rounded-none [&>[data-slot=card]]:border-0 [&>[data-slot=card]]:bg-transparent [&>[data-slot=card]]:shadow-none',
      '[&>[data-slot=card]+[data-slot=card]]:border-t',
      className,
    )}
    {...props}
  />
)
