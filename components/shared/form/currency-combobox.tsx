'use client'

import { useEffect, useState } from 'react'
import { Combobox, type ComboboxProps } from './combobox'
import type { ComboboxOption } from './use-options'

type CurrencyComboboxProps = Omit<ComboboxProps, 'options' | 'onSearch' | 'selectedLabel'> & {
  /** Codes listed first. */
  first: readonly string[]
  /** Label of the value '', if it can be chosen. */
  noneLabel?: string
}

/** Loads the names of all currencies (ISO 4217) after the page, which shows few of them. Named only in the browser. */
async function loadNames(): Promise<Map<string, string>> {
  const { CURRENCIES } = await import('@/lib/core/currencies/currencies')
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  return new Map(CURRENCIES.map((code) => [code, names.of(code) ?? '']))
}

/** Select for a currency by code. */
export function CurrencyCombobox({ value, first, noneLabel, ...props }: CurrencyComboboxProps) {
  const [names, setNames] = useState<Map<string, string> | null>(null)
  useEffect(() => {
    let isStale = false
    // If they can't be loaded, such as offline, the first ones can still be chosen.
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
