'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'aria-label'> {
  /** The accessible name, and the text of the tooltip. */
  label: string
  /** The side of the button on which the tooltip is shown. */
  side?: ComponentProps<typeof TooltipContent>['side']
}

/** A button that shows an icon only. With `asChild` its child, such as a link, is the button. Needs a `TooltipProvider`. */
export function IconButton({ label, side, size = 'icon', ...props }: IconButtonProps) {
  return (
    <Tooltip>
      <TooltipTrigger asChild>
        <Button size={size} aria-label={label} {...props} />
      </TooltipTrigger>
      <TooltipContent side={side}>{label}</TooltipContent>
    </Tooltip>
  )
}
