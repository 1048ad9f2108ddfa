'use client'

import type { ComponentProps } from 'react'
import * as SwitchPrimitive from 'radix-ui/switch'
import { cn } from '@/lib/utils'

/** Beyond shadcn/ui: a larger touch target, and visible in forced colours. */
function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'peer data-[state=checked]:bg-primary data-[state=unchecked]:bg-input relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-transparent shadow-xs transition-colors after:absolute after:-inset-2 disabled:cursor-not-allowed disabled:opacity-55 pointer-coarse:after:-inset-3',
        'forced-colors:border-[ButtonText] forced-colors:data-[state=checked]:bg-[Highlight]',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="data-[state=checked]:bg-primary-foreground pointer-events-none block size-4 rounded-full bg-white shadow-sm transition-transform data-[state=checked]:translate-x-[calc(100%+1px)] data-[state=unchecked]:translate-x-px forced-colors:bg-[ButtonText]"
      />
    </SwitchPrimitive.Root>
  )
}

export { Switch }
