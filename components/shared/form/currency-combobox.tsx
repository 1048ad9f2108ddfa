'use client'

import { useEffect, useState } from 'react'
import { Combobox, type ComboboxOption, type ComboboxProps } from './combobox'

type CurrencyComboboxProps = Omit<ComboboxProps, 'options' | 'onSearch' | 'selectedLabel'> & {
  /** The codes that come first. */
  first: readonly string[]
  /** The label of the value '', if it may be chosen. */
  noneLabel?: string
}

/** The names of all currencies (ISO 4217). Loaded after the page, which shows few of them, and named by the browser alone. */
async function loadNames(): Promise<Map<string, string>> {
  const { CURRENCIES } = await import('@/lib/core/currencies/currencies')
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  return new Map(CURRENCIES.map((code) => [code, names.of(code) ?? '']))
}

/** A choice of one currency by its code. */
export function CurrencyCombobox({ value, first, noneLabel, ...props }: CurrencyComboboxProps) {
  const [names, setNames] = useState<Map<string, string> | null>(null)
  useEffect(() => {
    let isStale = false
    // Without them, such as without a network, the first ones can still be chosen.
    loadNames().then(
      (loaded) => isStale || setNames(loaded),
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [])

  const toOption = (code: string): ComboboxOption => ({
    value: code,
    label: code,
    description: names?.get(code) || undefined,
  })
  const others = [...new Set([...(names?.keys() ?? []), value])].filter(
    (code) => code && !first.includes(code),
  )
  const options = [
    ...first.map(toOption),
    ...others.map((code) => ({ ...toOption(code), group: 'Other currencies' })),
  ]
  return (
    <Combobox
      placeholder={noneLabel ?? 'Select a currency'}
      searchLabel="Search for a currency"
      emptyText="No currency found"
      {...props}
      value={value}
      options={noneLabel === undefined ? options : [{ value: '', label: noneLabel }, ...options]}
    />
  )
}
