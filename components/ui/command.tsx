'use client'

import type { ComponentProps } from 'react'
import { Command as CommandPrimitive } from 'cmdk'
import { SearchIcon } from 'lucide-react'
import {
  Dialog,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '@/components/ui/dialog'
import { cn } from '@/lib/utils'

function Command({ className, ...props }: ComponentProps<typeof CommandPrimitive>) {
  return (
    <CommandPrimitive
      data-slot="command"
      className={cn(
        'bg-popover text-popover-foreground flex h-full w-full flex-col overflow-hidden rounded-md',
        className,
      )}
      {...props}
    />
  )
}

type CommandDialogProps = ComponentProps<typeof Dialog> & {
  title: string
  description: string
  className?: string
  showCloseButton?: boolean
  /** Beyond shadcn/ui: props of the inner Command, such as its filter. */
  commandProps?: ComponentProps<typeof CommandPrimitive>
  /** Beyond shadcn/ui: as in DialogContent. */
  onCloseAutoFocus?: (event: Event) => void
}

function CommandDialog({
  title,
  description,
  children,
  className,
  showCloseButton = true,
  commandProps,
  onCloseAutoFocus,
  ...props
}: CommandDialogProps) {
  return (
    <Dialog {...props}>
      <DialogContent
        className={cn('overflow-hidden p-0 sm:p-0', className)}
        showCloseButton={false}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogTitle className="sr-only">{title}</DialogTitle>
        <DialogDescription className="sr-only">{description}</DialogDescription>
        <Command
          {...commandProps}
          className={cn(
            '**:data-[slot=command-input-wrapper]:gap-3 **:data-[slot=command-input-wrapper]:pr-14 **:data-[slot=command-input-wrapper]:pl-4',
            '**:data-[slot=command-input]:h-13 **:data-[slot=command-input]:text-base',
            '**:data-[slot=command-list]:max-h-none **:data-[slot=command-list]:flex-1 **:data-[slot=command-list]:px-1 **:data-[slot=command-list]:pb-1',
            '**:data-[slot=command-item]:min-h-10 **:data-[slot=command-item]:gap-3 pointer-coarse:**:data-[slot=command-item]:min-h-11',
            commandProps?.className,
          )}
        >
          {children}
        </Command>
        {showCloseButton && <DialogCloseButton className="absolute top-2.5 right-3.5 pointer-coarse:top-1" />}
      </DialogContent>
    </Dialog>
  )
}

/** Beyond shadcn/ui: the bottom border shows the focus. */
function CommandInput({ className, ...props }: ComponentProps<typeof CommandPrimitive.Input>) {
  return (
    <div
      data-slot="command-input-wrapper"
      className="focus-within:border-ring flex items-center gap-2 border-b px-3"
    >
      <SearchIcon aria-hidden="true" className="text-muted-foreground size-4.5 shrink-0" />
      <CommandPrimitive.Input
        data-slot="command-input"
        className={cn(
          'placeholder:text-muted-foreground h-10 w-full bg-transparent text-sm outline-none disabled:cursor-not-allowed disabled:opacity-50',
          className,
        )}
        {...props}
      />
    </div>
  )
}

function CommandList({ className, ...props }: ComponentProps<typeof CommandPrimitive.List>) {
  return (
    <CommandPrimitive.List
      data-slot="command-list"
      className={cn('max-h-72 scroll-py-1 overflow-x-hidden overflow-y-auto overscroll-contain', className)}
      {...props}
    />
  )
}

function CommandEmpty({ className, ...props }: ComponentProps<typeof CommandPrimitive.Empty>) {
  return (
    <CommandPrimitive.Empty
      data-slot="command-empty"
      className={cn('text-muted-foreground px-4 py-6 text-center text-sm', className)}
      {...props}
    />
  )
}

function CommandGroup({ className, ...props }: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      data-slot="command-group"
      className={cn(
        '[&_[cmdk-group-heading]]:text-muted-foreground overflow-hidden p-1 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium',
        className,
      )}
      {...props}
    />
  )
}

function CommandSeparator({ className, ...props }: ComponentProps<typeof CommandPrimitive.Separator>) {
  return (
    <CommandPrimitive.Separator
      data-slot="command-separator"
      className={cn('bg-border -mx-1 h-px', className)}
      {...props}
    />
  )
}

function CommandItem({ className, ...props }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      data-slot="command-item"
      className={cn(
        'relative flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-2 py-1.5 text-sm select-none pointer-coarse:min-h-11',
        'data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground data-[disabled=true]:pointer-events-none data-[disabled=true]:opacity-50 forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:outline-[Highlight]',
        "[&_svg:not([class*='text-'])]:text-muted-foreground [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
        className,
      )}
      {...props}
    />
  )
}

function CommandShortcut({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="command-shortcut"
      className={cn(
        'text-muted-foreground ml-auto flex items-center gap-1 text-xs pointer-coarse:hidden',
        className,
      )}
      {...props}
    />
  )
}

export {
  Command,
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandSeparator,
  CommandShortcut,
}
