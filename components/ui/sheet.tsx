'use client'

import type { ComponentProps } from 'react'
import { cn } from '@/lib/kernel/utils'
import { DialogContent } from './dialog'

export {
  Dialog as Sheet,
  DialogTrigger as SheetTrigger,
  DialogClose as SheetClose,
  DialogHeader as SheetHeader,
  DialogTitle as SheetTitle,
  DialogDescription as SheetDescription,
} from './dialog'

type SheetContentProps = Omit<ComponentProps<typeof DialogContent>, 'frame'> & {
  side?: 'left' | 'right' | 'top' | 'bottom'
}

/** A dialog that slides in from an edge. */
export const SheetContent = ({ side = 'right', ...props }: SheetContentProps) => (
  <DialogContent frame={`ui-sheet ui-sheet-${side}`} {...props} />
)

export function SheetFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('mt-auto flex flex-col gap-2', className)} {...props} />
}
