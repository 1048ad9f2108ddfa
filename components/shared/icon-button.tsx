'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'aria-label'> {
  /** Accessible name and tooltip text. */
  label: string
  /** Side of the tooltip. */
  side?: ComponentProps<typeof TooltipContent>['side']
}

/** Button with an icon only. With `asChild` its child, such as a link, is the button. Needs a `TooltipProvider`. */
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
