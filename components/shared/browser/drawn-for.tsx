'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { BUSINESS_PARAMETER, drawnFor } from '@/lib/platform/http/business'

let drawn: number | null = null
const listeners = new Set<() => void>()

function show(business: number | null): void {
  drawn = business
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The business that the page on the screen was drawn for; null for a page of none. */
export const useDrawnFor = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => drawn,
    () => null,
  )

/** The browser asks for a file by itself, so its address says for which business. */
function nameBusiness({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/api/"]') : null
  const business = drawnFor()
  if (!link || business === null) return
  const { pathname, searchParams } = new URL(link.href)
  searchParams.set(BUSINESS_PARAMETER, business)
  link.setAttribute('href', `${pathname}?${searchParams}`)
}

/**
 * Says which business a page shows, in every page that shows one: what it asks of the server names it, and is refused once its user works in
 * another one in another tab. That of the first moment stays: reading the page anew must not make words that were typed for one
 * business those of another.
 */
export function DrawnFor({ business }: { business: number | null }) {
  const [first] = useState(business)
  useEffect(() => {
    show(first)
    const gone = new AbortController()
    for (const press of ['click', 'auxclick', 'contextmenu'])
      window.addEventListener(press, nameBusiness, { signal: gone.signal, capture: true })
    return () => {
      gone.abort()
      show(null)
    }
  }, [first])
  return first === null ? null : <meta name="business" content={String(first)} />
}
