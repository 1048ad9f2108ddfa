import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Error of one line or of all. Line fields don't use FormItem, which is too slow for 200 lines. */
export const LineError = ({ className, ...props }: ComponentProps<'p'>) => (
  <p className={cn('text-caption text-destructive font-medium', className)} {...props} />
)
