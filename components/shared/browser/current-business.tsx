'use client'

import { useEffect, useState } from 'react'
import { createStore, useStore } from '@/components/ui/store'
import { BUSINESS_PARAMETER, getCurrentBusinessId } from '@/lib/platform/http/current-business'

const drawn = createStore<number | null>(null)

/** The business that the page on the screen was drawn for; null for a page of none. */
export const useCurrentBusinessId = (): number | null => useStore(drawn)

/** The browser asks for a file by itself, so its address says for which business. */
function nameBusiness({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/api/"]') : null
  const business = getCurrentBusinessId()
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
export function CurrentBusiness({ business }: { business: number | null }) {
  const [first] = useState(business)
  useEffect(() => {
    drawn.set(first)
    const gone = new AbortController()
    for (const press of ['click', 'auxclick', 'contextmenu'])
      window.addEventListener(press, nameBusiness, { signal: gone.signal, capture: true })
    return () => {
      gone.abort()
      drawn.set(null)
    }
  }, [first])
  return first === null ? null : <meta name="business" content={String(first)} />
}
