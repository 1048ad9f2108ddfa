'use client'

import type { ComponentProps } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'

/**
 * Takes no presses and no keys until its script runs. For what has container queries in it, where Chromium draws nothing of a
 * fieldset once the window is resized; a plain form has a HydratedFieldset.
 */
export function HydratedArea(props: ComponentProps<'div'>) {
  const isHydrated = useHydrated()
  return <div inert={!isHydrated} data-hydrating={isHydrated ? undefined : ''} {...props} />
}
