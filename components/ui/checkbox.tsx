'use client'

import type { ComponentProps } from 'react'
import { CheckIcon, MinusIcon } from 'lucide-react'
import * as CheckboxPrimitive from 'radix-ui/checkbox'
import { cn } from '@/lib/utils'
import { submitOnEnter } from './submit-on-enter'

/** Beyond shadcn/ui: a dash if indeterminate, a larger touch target, and Enter submits the form. */
function Checkbox({ className, onKeyDown, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        'peer group/checkbox border-input bg-card relative size-4 shrink-0 rounded-xs border shadow-xs transition-colors after:absolute after:-inset-2 pointer-coarse:after:-inset-3.5',
        'hover:border-input-hover disabled:cursor-not-allowed disabled:opacity-55',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary data-[state=indeterminate]:text-primary-foreground',
        'aria-invalid:border-destructive aria-invalid:outline-destructive',
        className,
      )}
      onKeyDown={(event) => {
        submitOnEnter(event)
        onKeyDown?.(event)
      }}
      {...props}
    >
      <CheckboxPrimitive.Indicator
        data-slot="checkbox-indicator"
        className="grid place-content-center text-current transition-none"
      >
        <CheckIcon aria-hidden="true" className="size-3.5 group-data-[state=indeterminate]/checkbox:hidden" />
        <MinusIcon
          aria-hidden="true"
          className="hidden size-3.5 group-data-[state=indeterminate]/checkbox:block"
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  )
}

export { Checkbox }
