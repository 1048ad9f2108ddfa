'use client'

import type { ComponentProps, FocusEvent } from 'react'
import * as TooltipPrimitive from 'radix-ui/tooltip'
import { cn } from '@/lib/utils'

/** Specification, section 9: milliseconds before a tooltip is shown; the sidebar's provider has 100. */
const TOOLTIP_DELAY = 700

function TooltipProvider({
  delayDuration = TOOLTIP_DELAY,
  ...props
}: ComponentProps<typeof TooltipPrimitive.Provider>) {
  return <TooltipPrimitive.Provider data-slot="tooltip-provider" delayDuration={delayDuration} {...props} />
}

function Tooltip(props: ComponentProps<typeof TooltipPrimitive.Root>) {
  return <TooltipPrimitive.Root data-slot="tooltip" {...props} />
}

/**
 * Beyond shadcn/ui: focus set by a script, such as when a dialog closes, shows no tooltip unless the keyboard is in
 * use.
 */
function keepClosedWithoutKeyboard(event: FocusEvent) {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

function TooltipTrigger(props: ComponentProps<typeof TooltipPrimitive.Trigger>) {
  return (
    <TooltipPrimitive.Trigger data-slot="tooltip-trigger" onFocus={keepClosedWithoutKeyboard} {...props} />
  )
}

function TooltipContent({
  className,
  sideOffset = 6,
  ...props
}: ComponentProps<typeof TooltipPrimitive.Content>) {
  return (
    <TooltipPrimitive.Portal>
      <TooltipPrimitive.Content
        data-slot="tooltip-content"
        sideOffset={sideOffset}
        collisionPadding={8}
        className={cn(
          'bg-foreground text-background animate-in fade-in-0 zoom-in-98 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=closed]:zoom-out-98 z-60 w-max max-w-64 origin-(--radix-tooltip-content-transform-origin) rounded-sm px-2 py-1 text-xs font-medium text-balance shadow-md',
          className,
        )}
        {...props}
      />
    </TooltipPrimitive.Portal>
  )
}

export { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger }
