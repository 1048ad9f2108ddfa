import type { ComponentProps } from 'react'
import { cn } from '@/lib/kernel/utils'

type SeparatorProps = ComponentProps<'div'> & { orientation?: 'horizontal' | 'vertical' }

export function Separator({ orientation = 'horizontal', className, ...props }: SeparatorProps) {
  return (
    <div
      role="separator"
      aria-orientation={orientation}
      className={cn('ui-separator', className)}
      {...props}
    />
  )
}
