'use client'

import { useEffect, useState } from 'react'
import type { search } from '@/lib/api/definitions/overview'
import { foldTexts, matchesTerms, parseSearchTerms } from '@/lib/core/lists/search-folding'
import { callApi } from '@/lib/platform/http/api-client'
import type { SearchHits } from '@/lib/reports/search/search-response'

/** Milliseconds after the last key. */
const DEBOUNCE = 150
const NOTHING: SearchHits = { invoices: [], clients: [] }

export interface SearchState {
  hits: SearchHits
  state: 'searching' | 'failed' | 'found'
}

const OFF: SearchState = { hits: NOTHING, state: 'found' }

/** Search text and scope: everything, overdue invoices, or invoice numbers. */
interface SearchRequest {
  q: string
  of?: 'overdue' | 'number'
}

/** Returns the hits whose texts contain every word of `q`. */
export function filterHits({ invoices, clients }: SearchHits, q: string): SearchHits {
  const terms = parseSearchTerms(q)
  const isMatch = (...texts: (string | null)[]) => matchesTerms(foldTexts(texts), terms)
  return {
    invoices: invoices.filter(({ invoiceNumber, clientName }) => isMatch(invoiceNumber, clientName)),
    clients: clients.filter(({ name, companyName }) => isMatch(name, companyName)),
  }
}

/** Searches with debouncing. Keeps the last result until the next one, to avoid flicker. Null disables it. */
export function useSearch(request: SearchRequest | null): SearchState {
  const { q, of } = request ?? { q: '' }
  const isOff = !request
  const query = of ? `q=${encodeURIComponent(q)}&of=${of}` : `q=${encodeURIComponent(q)}`
  const [result, setResult] = useState({
    query: '',
    of,
    hits: NOTHING,
    state: 'searching' as SearchState['state'],
  })

  useEffect(() => {
    if (isOff) return
    const controller = new AbortController()
    const fetchHits = async () => {
      try {
        const hits = await callApi<typeof search>({
          method: 'GET',
          path: `/api/search?${query}`,
          signal: controller.signal,
        })
        setResult({ query, of, hits, state: 'found' })
      } catch {
        if (!controller.signal.aborted) setResult({ query, of, hits: NOTHING, state: 'failed' })
      }
    }
    const timer = setTimeout(() => void fetchHits(), q ? DEBOUNCE : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, q, of, isOff])

  if (isOff) return OFF
  if (result.query === query) return result
  // The last result has another scope.
  return { hits: result.of === of ? result.hits : NOTHING, state: 'searching' }
}
