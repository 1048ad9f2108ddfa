import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export type BadgeVariant =
  'default' | 'secondary' | 'destructive' | 'warning' | 'draft' | 'sent' | 'paid' | 'cancelled'

type BadgeProps = ComponentProps<'span'> & {
  variant?: BadgeVariant
  /** A small dot in the badge's colour before the text. */
  dot?: boolean
}

export function Badge({ variant = 'default', dot, className, ...props }: BadgeProps) {
  return (
    <span className={cn('ui-badge', `ui-badge-${variant}`, dot && 'ui-badge-dot', className)} {...props} />
  )
}
