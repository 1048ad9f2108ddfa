'use client'

import { useSyncExternalStore } from 'react'

type Named = { code: string; name: string }

/**
 * All currencies once they are there: they come after the page, which shows few of them. The browser names them, and the server never does,
 * so no two versions of ICU meet on one page.
 */
let loaded: readonly Named[] | undefined
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
      // Without them, say without a network, the first ones can still be chosen.
      () => undefined,
    )
  return () => void waiting.delete(changed)
}

interface CurrencyOptionsProps {
  /** The codes that come first, as they are. */
  first: readonly string[]
  /** What the select holds: it is there from the start, whichever it is. */
  value: string | null | undefined
}

/** The options of a select of currencies: a few first, then every other one by code and name (ISO 4217). */
export function CurrencyOptions({ first, value }: CurrencyOptionsProps) {
  const all = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )
  const others = (all ?? []).filter(({ code }) => !first.includes(code))
  const listed = [...first, ...others.map(({ code }) => code)]
  const unlisted = value && !listed.includes(value) ? [{ code: value, name: '' }] : []
  // One list by code, so that the option that is chosen stays the same one when the others come.
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
