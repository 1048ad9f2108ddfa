'use client'

import type { ComponentProps } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'

/**
 * Takes no presses and no keys until its script runs, so that nothing is typed that would be lost, and no form is sent by
 * the browser alone. Every form of a page has one inside, since it may be in a Suspense boundary that hydrates later.
 * Not a disabled fieldset: in or around a container Chromium draws nothing of one once the window is resized.
 */
export function HydratedArea({ className = 'contents', ...props }: ComponentProps<'div'>) {
  const isHydrated = useHydrated()
  return (
    <div inert={!isHydrated} data-hydrating={isHydrated ? undefined : ''} className={className} {...props} />
  )
}
