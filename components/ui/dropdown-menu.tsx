'use client'

import type { ComponentProps } from 'react'
import { Check } from 'lucide-react'
import * as Primitive from 'radix-ui/dropdown-menu'
import { cn } from '@/lib/utils'

/** Not modal: the page behind keeps scrolling and stays where it is for a screen reader. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = Primitive.Trigger

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className={cn('ui-menu', className)}
        {...props}
      />
    </Primitive.Portal>
  )
}

type ItemProps = ComponentProps<typeof Primitive.Item> & { variant?: 'default' | 'destructive' }

export function DropdownMenuItem({ variant, className, ...props }: ItemProps) {
  const destructive = variant === 'destructive' && 'ui-menu-item-destructive'
  return <Primitive.Item className={cn('ui-menu-item', destructive, className)} {...props} />
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('ui-menu-separator', className)} {...props} />
}

export const DropdownMenuRadioGroup = Primitive.RadioGroup

/** One of several, with a mark beside the chosen one. */
export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem className={cn('ui-menu-item', className)} {...props}>
      <span aria-hidden="true" className="grid size-4 place-items-center">
        <Primitive.ItemIndicator asChild>
          <Check />
        </Primitive.ItemIndicator>
      </span>
      {children}
    </Primitive.RadioItem>
  )
}
