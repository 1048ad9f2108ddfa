import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Container with the maximum width of the public pages. */
export const SiteWidth = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('mx-auto w-full max-w-[76rem] px-[clamp(1.25rem,4vw,2.5rem)]', className)} {...props} />
)
