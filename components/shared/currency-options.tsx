'use client'

import { useLocale } from 'next-intl'
import { useMemo, useSyncExternalStore } from 'react'
import { getDisplayNames } from '@/lib/i18n/display-names'

/** All currencies, loaded after the page, which shows few of them. */
let loaded: readonly string[] | undefined
const waiting = new Set<() => void>()

function subscribe(changed: () => void) {
  waiting.add(changed)
  if (!loaded)
    import('@/lib/core/currencies/currencies').then(
      ({ CURRENCIES }) => {
        loaded = CURRENCIES
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
  /** Label of the group of all others. */
  othersLabel: string
}

/** Options of a currency select: a few first, then all others by code and name (ISO 4217). */
export function CurrencyOptions({ first, value, othersLabel }: CurrencyOptionsProps) {
  const locale = useLocale()
  const all = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )
  // Named only in the browser, to avoid hydration differences between ICU versions.
  const named = useMemo(() => {
    const names = getDisplayNames(locale, 'currency')
    return (all ?? []).map((code) => ({ code, name: names.of(code) ?? '' }))
  }, [all, locale])
  const others = named.filter(({ code }) => !first.includes(code))
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
        <optgroup label={othersLabel}>
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
