'use client'

import Link from 'next/link'
import { useEffect, useState, type ComponentProps, type FocusEvent } from 'react'
import { whenIdle } from '@/components/shared/browser/when-idle'

/** Milliseconds that somebody looks at a screen before what it leads to is fetched. */
const QUIET = 3000

/**
 * A link to a main screen, in the frame of every screen. It is fetched ahead once somebody comes near it, or has looked at a screen for a while: a
 * page that is being opened has better to do than to ask for seven others, which most visits never open.
 */
export function ShellLink({ onFocus, ...props }: ComponentProps<typeof Link>) {
  const [prefetch, setPrefetch] = useState<false | null>(false)
  const fetchAhead = () => setPrefetch(null)
  const onFocused = (event: FocusEvent<HTMLAnchorElement>) => {
    fetchAhead()
    onFocus?.(event)
  }
  useEffect(() => whenIdle(() => setTimeout(fetchAhead, QUIET)), [])
  return <Link {...props} prefetch={prefetch} onPointerOver={fetchAhead} onFocus={onFocused} />
}
