'use client'

import { useSyncExternalStore } from 'react'

type NamedCurrency = { code: string; name: string }

/**
 * All currencies, loaded after the page, which shows few of them. Named only in the browser, to avoid hydration
 * differences between ICU versions.
 */
let loaded: readonly NamedCurrency[] | undefined
const waiting = new Set<() => void>()

function subscribe(changed: () => void) {
  waiting.add(changed)
  if (!loaded)
    import('@/lib/core/currencies/currencies').then(
      ({ CURRENCIES }) => {
        const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
        loaded = CURRENCIES.map((code) => ({ code, name: names.of(code) ?? '' }))
        for (const one of waiting) one()
      },
      // If they can't be loaded, such as offline, the first ones can still be chosen.
      () => undefined,
    )
  return () => void waiting.delete(changed)
}

interface CurrencyOptionsProps {
  /** Codes listed first, in this order. */
  first: readonly string[]
  /** Current value, which is listed from the start. */
  value: string | null | undefined
}

/** Options of a currency select: a few first, then all others by code and name (ISO 4217). */
export function CurrencyOptions({ first, value }: CurrencyOptionsProps) {
  const all = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )
  const others = (all ?? []).filter(({ code }) => !first.includes(code))
  const listed = [...first, ...others.map(({ code }) => code)]
  const unlisted = value && !listed.includes(value) ? [{ code: value, name: '' }] : []
  // Sorted by code in a single list, so that the selected option stays the same when the others load.
  const grouped = [...others, ...unlisted]
  return (
    <>
      {first.map((code) => (
        <option key={code}>{code}</option>
      ))}
      {grouped.length > 0 && (
        <optgroup label="Other currencies">
          {grouped.map(({ code, name }) => (
            <option key={code} value={code}>
              {name ? `${code} – ${name}` : code}
            </option>
          ))}
        </optgroup>
      )}
    </>
  )
}
