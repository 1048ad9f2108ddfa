'use client'

import { useEffect, useState } from 'react'
import { apiFetch } from '@/lib/http/client'
import type { SearchHits } from '@/lib/search/types'

/** Milliseconds after the last key. */
const DEBOUNCE = 150
const NOTHING: SearchHits = { invoices: [], clients: [] }

export interface Search {
  hits: SearchHits
  state: 'searching' | 'failed' | 'found'
}

/** What fits the text; the last answer stays until the next one is there, so that the list does not blink. */
export function useSearch(typed: string): Search {
  const query = typed.trim()
  const [answer, setAnswer] = useState({ query: '', hits: NOTHING, state: 'searching' as Search['state'] })

  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      try {
        const path = `/api/search?q=${encodeURIComponent(query)}`
        const hits = await apiFetch<SearchHits>(path, { signal: leaving.signal })
        setAnswer({ query, hits, state: 'found' })
      } catch {
        if (!leaving.signal.aborted) setAnswer({ query, hits: NOTHING, state: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), query ? DEBOUNCE : 0)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [query])

  return answer.query === query ? answer : { hits: answer.hits, state: 'searching' }
}
