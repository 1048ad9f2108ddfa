'use client'

import Link from 'next/link'
import { useEffect, useState, type ComponentProps, type FocusEvent } from 'react'
import { runWhenIdle } from '@/components/shared/browser/run-when-idle'

/** Milliseconds that somebody looks at a screen before what it leads to is fetched. */
const QUIET = 3000

/** An entry of the navigation, in the sidebar and in the phone's menu. */
export const NAVIGATION_ENTRY_CLASS =
  'flex h-9 items-center gap-3 rounded-md px-2.5 font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-raised aria-[current=page]:text-foreground aria-[current=page]:shadow-sm aria-[current=page]:[&>svg]:text-primary forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2 forced-colors:aria-[current=page]:outline-[Highlight] pointer-coarse:h-11'

/**
 * A link to a main screen, in the frame of every screen. It is fetched ahead once somebody comes near it, or has looked at a screen for a while: a
 * page that is being opened has better to do than to ask for seven others, which most visits never open.
 */
export function NavigationLink({ onFocus, ...props }: ComponentProps<typeof Link>) {
  const [prefetch, setPrefetch] = useState<false | null>(false)
  const fetchAhead = () => setPrefetch(null)
  const onFocused = (event: FocusEvent<HTMLAnchorElement>) => {
    fetchAhead()
    onFocus?.(event)
  }
  useEffect(() => runWhenIdle(() => setTimeout(fetchAhead, QUIET)), [])
  return <Link {...props} prefetch={prefetch} onPointerOver={fetchAhead} onFocus={onFocused} />
}
