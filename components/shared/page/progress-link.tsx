'use client'

import Link, { useLinkStatus } from 'next/link'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'

/**
 * A link to one of many screens, such as an invoice's: not fetched ahead, since a list holds dozens of them. From the press until
 * the screen is there, a line at the top of the window says that it is on its way.
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

/** The line itself. It waits a moment, so that a quick answer comes without it; no table may clip it. */
export const NavigationProgress = () =>
  createPortal(
    <span
      aria-hidden="true"
      data-slot="opening-bar"
      className="bg-primary fixed inset-x-0 top-0 z-50 h-0.5 origin-left scale-x-95 transition-[scale] delay-80 duration-6000 ease-[cubic-bezier(0.1,0.7,0.3,1)] starting:scale-x-0"
    />,
    document.body,
  )
