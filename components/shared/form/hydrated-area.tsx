'use client'

import type { ComponentProps } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'

/**
 * Makes its content inert until hydration, so that no input is lost and no form is submitted natively. Each form needs
 * its own, since it may be in a Suspense boundary that hydrates later. Not a disabled fieldset: Chromium doesn't paint
 * one in or around a container after a resize.
 */
export function HydratedArea({ className = 'contents', ...props }: ComponentProps<'div'>) {
  const isHydrated = useHydrated()
  return (
    <div inert={!isHydrated} data-hydrating={isHydrated ? undefined : ''} className={className} {...props} />
  )
}
