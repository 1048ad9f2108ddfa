'use client'

import Link from 'next/link'
import { useEffect, useState, type ComponentProps, type FocusEvent } from 'react'
import { runWhenIdle } from '@/components/shared/browser/run-when-idle'

/** Milliseconds on a screen before its links are prefetched. */
const QUIET = 3000

/** Classes of a navigation entry, in the sidebar and the phone's menu. */
export const NAVIGATION_ENTRY_CLASS =
  'flex h-9 items-center gap-3 rounded-md px-2.5 font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current=page]:bg-raised aria-[current=page]:text-foreground aria-[current=page]:shadow-sm aria-[current=page]:[&>svg]:text-primary forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2 forced-colors:aria-[current=page]:outline-[Highlight] pointer-coarse:h-11'

/**
 * Link to a main screen. Prefetched on hover or focus, or after some time on a screen: an opening page should not
 * request seven others that most visits never open.
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
