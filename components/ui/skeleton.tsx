import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Where something is about to be; give it that something's size. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return <span aria-hidden="true" className={cn('ui-skeleton', className)} {...props} />
}
