import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Native popover, which is shown above the phone's menu too. */
export const ShellPopover = ({ className, ...props }: ComponentProps<'div'>) => (
  <div
    popover="auto"
    className={cn(
      'bg-popover text-popover-foreground open:animate-in open:fade-in-0 open:zoom-in-98 open:slide-in-from-top-1 fixed inset-auto top-14 right-2 m-0 w-72 max-w-[calc(100vw-1rem)] rounded-lg border p-1 shadow-lg ease-out',
      className,
    )}
    {...props}
  />
)
