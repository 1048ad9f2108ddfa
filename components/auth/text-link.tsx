import Link from 'next/link'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** A link in running text is told by more than its colour. */
export const TEXT_LINK =
  'text-primary decoration-primary/40 rounded-sm font-medium underline underline-offset-4 hover:decoration-current'

/** A link among the texts of the screens for visitors. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link className={cn(TEXT_LINK, className)} {...props} />
}
