'use client'

import Link, { useLinkStatus } from 'next/link'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'

/**
 * Link to one of many screens, such as an invoice's. Not prefetched, since a list has dozens. Shows a progress bar at
 * the top of the window while the screen loads.
 */
export function ProgressLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link prefetch={false} {...props}>
      {children}
      <Pending />
    </Link>
  )
}

const Pending = () => useLinkStatus().pending && <NavigationProgress />

/** Progress bar. Delayed, so that fast navigations don't show it; in a portal, so that no table clips it. */
export const NavigationProgress = () =>
  createPortal(
    <span
      aria-hidden="true"
      data-slot="opening-bar"
      className="bg-primary fixed inset-x-0 top-0 z-50 h-0.5 origin-left scale-x-95 transition-[scale] delay-80 duration-6000 ease-[cubic-bezier(0.1,0.7,0.3,1)] starting:scale-x-0"
    />,
    document.body,
  )
