'use client'

import Link, { useLinkStatus } from 'next/link'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'

/**
 * A link to one of many screens, such as an invoice's: not fetched ahead, since a list holds dozens of them. From the press until
 * the screen is there, a line at the top of the window says that it is on its way.
 */
export function OpeningLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link prefetch={false} {...props}>
      {children}
      <Pending />
    </Link>
  )
}

const Pending = () => useLinkStatus().pending && <OpeningBar />

/** The line itself. It waits a moment, so that a quick answer comes without it; no table may clip it. */
export const OpeningBar = () =>
  createPortal(<span aria-hidden="true" className="opening-bar" />, document.body)
