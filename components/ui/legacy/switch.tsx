import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** A checkbox that reads and looks as a switch. Works with `register`. */
export function Switch({ className, ...props }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return <input type="checkbox" role="switch" className={cn('ui-switch', className)} {...props} />
}
