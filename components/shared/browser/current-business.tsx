'use client'

import { useEffect, useState } from 'react'
import { createStore, useStore } from '@/components/ui/store'
import { BUSINESS_PARAMETER, getCurrentBusinessId } from '@/lib/platform/http/current-business'

const pageBusiness = createStore<number | null>(null)

/** Returns the id of the business the page was rendered for; null for a page without one. */
export const useCurrentBusinessId = (): number | null => useStore(pageBusiness)

/** Adds the business to file links, because the browser requests files without our header. */
function nameBusiness({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/api/"]') : null
  const business = getCurrentBusinessId()
  if (!link || business === null) return
  const { pathname, searchParams } = new URL(link.href)
  searchParams.set(BUSINESS_PARAMETER, business)
  link.setAttribute('href', `${pathname}?${searchParams}`)
}

/**
 * Declares the business a page shows. Its API calls name that business and are rejected once the user has switched to
 * another one in another tab. Keeps the first value: a refresh must not re-target unsaved input at another business.
 */
export function CurrentBusiness({ business }: { business: number | null }) {
  const [first] = useState(business)
  useEffect(() => {
    pageBusiness.set(first)
    const unmounted = new AbortController()
    for (const press of ['click', 'auxclick', 'contextmenu'])
      window.addEventListener(press, nameBusiness, { signal: unmounted.signal, capture: true })
    return () => {
      unmounted.abort()
      pageBusiness.set(null)
    }
  }, [first])
  return first === null ? null : <meta name="business" content={String(first)} />
}
