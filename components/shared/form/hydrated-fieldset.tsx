'use client'

import type { ComponentProps } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { cn } from '@/lib/utils'

/**
 * Disables the controls of a page until its script runs, so that nothing is typed or pressed that would be lost, and no form is
 * sent by the browser alone. They look enabled meanwhile: `app/utilities.css` leaves `data-hydrating` out of `disabled:`.
 * Every form has one, since it may be in a Suspense boundary that hydrates later; the app's shell is a HydratedArea.
 */
export function HydratedFieldset({ className, disabled = false, ...props }: ComponentProps<'fieldset'>) {
  const isHydrated = useHydrated()
  return (
    <fieldset
      role="none"
      data-hydrating={isHydrated ? undefined : ''}
      disabled={!isHydrated || disabled}
      className={cn('contents', className)}
      {...props}
    />
  )
}
