'use client'

import type { ComponentProps } from 'react'
import { CircleIcon } from 'lucide-react'
import * as RadioGroupPrimitive from 'radix-ui/radio-group'
import { cn } from '@/lib/utils'
import { submitOnEnter } from './submit-on-enter'

function RadioGroup({ className, ...props }: ComponentProps<typeof RadioGroupPrimitive.Root>) {
  return (
    <RadioGroupPrimitive.Root data-slot="radio-group" className={cn('grid gap-3', className)} {...props} />
  )
}

/** Beyond shadcn/ui: Enter submits the form, as in a native radio button. */
function RadioGroupItem({ className, onKeyDown, ...props }: ComponentProps<typeof RadioGroupPrimitive.Item>) {
  return (
    <RadioGroupPrimitive.Item
      data-slot="radio-group-item"
      className={cn(
        'border-input bg-card text-primary data-[state=checked]:border-primary relative aspect-square size-4 shrink-0 rounded-full border shadow-xs transition-colors after:absolute after:-inset-2 pointer-coarse:after:-inset-3.5',
        'hover:border-input-hover disabled:cursor-not-allowed disabled:opacity-55',
        'aria-invalid:border-destructive aria-invalid:outline-destructive',
        className,
      )}
      onKeyDown={(event) => {
        submitOnEnter(event)
        onKeyDown?.(event)
      }}
      {...props}
    >
      <RadioGroupPrimitive.Indicator
        data-slot="radio-group-indicator"
        className="absolute inset-0 grid place-content-center"
      >
        <CircleIcon aria-hidden="true" className="size-2 fill-current" />
      </RadioGroupPrimitive.Indicator>
    </RadioGroupPrimitive.Item>
  )
}

export { RadioGroup, RadioGroupItem }
