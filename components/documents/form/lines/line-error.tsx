import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** What is wrong with a line, or with the lines as a whole. Their cells are no FormItems, of which 200 lines would have too many. */
export const LineError = ({ className, ...props }: ComponentProps<'p'>) => (
  <p className={cn('text-caption text-destructive font-medium', className)} {...props} />
)
