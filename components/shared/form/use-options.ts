'use client'

import { useEffect, useState } from 'react'
import { foldTexts, matchesTerms, parseSearchTerms } from '@/lib/core/lists/search-folding'

export type ComboboxOption = {
  value: string
  label: string
  description?: string
  /** Heading shared by consecutive options with the same one. */
  group?: string
}
export type ComboboxSearch = (query: string, signal: AbortSignal) => Promise<ComboboxOption[]>
type Answer = { query: string; options: ComboboxOption[]; failed: boolean }
type OptionsResult = { options: ComboboxOption[]; state: 'searching' | 'failed' | 'none' | 'found' }

const DEBOUNCE_MS = 180

/** Returns the options that contain every word, ignoring case, accents and punctuation. */
function filterOptions(options: ComboboxOption[], query: string): ComboboxOption[] {
  const terms = parseSearchTerms(query)
  return options.filter(({ label, description }) => {
    if (terms.length > 0) return matchesTerms(foldTexts([label, description]), terms)
    return `${label} ${description ?? ''}`.includes(query)
  })
}

/** Returns the options matching the input, filtered locally or by a debounced `search`. */
export function useOptions(typed: string, options: ComboboxOption[], search?: ComboboxSearch): OptionsResult {
  const query = typed.trim()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const usesSearch = Boolean(search) && (query !== '' || options.length === 0)

  useEffect(() => {
    if (!usesSearch || !search) return
    const controller = new AbortController()
    const timer = setTimeout(
      () => {
        search(query, controller.signal).then(
          (found) => !controller.signal.aborted && setAnswer({ query, options: found, failed: false }),
          () => !controller.signal.aborted && setAnswer({ query, options: [], failed: true }),
        )
      },
      query === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // An inline `search` is new on every render; only a new query starts another search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [usesSearch, query])

  if (usesSearch) {
    // Keeps the last result during the next search, to avoid flicker.
    const shown = answer?.options ?? []
    if (answer?.query !== query) return { options: shown, state: shown.length > 0 ? 'found' : 'searching' }
    return { options: shown, state: answer.failed ? 'failed' : shown.length > 0 ? 'found' : 'none' }
  }
  const shown = query === '' ? options : filterOptions(options, query)
  return { options: shown, state: shown.length > 0 ? 'found' : 'none' }
}
