'use client'

import type { ComponentProps } from 'react'
import * as Primitive from 'radix-ui/popover'
import { cn } from '@/lib/kernel/utils'

export const Popover = Primitive.Root
export const PopoverTrigger = Primitive.Trigger
export const PopoverClose = Primitive.Close

export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={4}
        collisionPadding={8}
        className={cn('ui-popover', className)}
        {...props}
      />
    </Primitive.Portal>
  )
}
