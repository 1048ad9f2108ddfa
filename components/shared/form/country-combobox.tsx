'use client'

import { useEffect, useState } from 'react'
import { runWhenIdle } from '@/components/shared/browser/run-when-idle'
import { findCountryCode, FEATURED_COUNTRIES } from '@/lib/core/geo/country-codes'
import { Combobox, type ComboboxProps } from './combobox'
import type { ComboboxOption } from './use-options'

type Countries = typeof import('@/lib/core/geo/countries')

type CountryComboboxProps = Omit<ComboboxProps, 'options' | 'onSearch' | 'selectedLabel'> & {
  /** Initial country name: server and browser may have different ones, which would be a hydration mismatch. */
  countryName?: string | null
}

const toOption = ([value, label]: [string, string]): ComboboxOption => ({ value, label })

/** Returns the name of a country given without one, until all names are loaded. */
function getCountryName(country: string): string {
  const code = findCountryCode(country)
  return (code && new Intl.DisplayNames('en', { type: 'region' }).of(code)) || country
}

/** Select for an optional country by code. The value may also be a name entered before there was a list. */
export function CountryCombobox({ value, countryName, ...props }: CountryComboboxProps) {
  const [countries, setCountries] = useState<Countries | null>(null)
  const [first] = useState(value)
  useEffect(
    () => runWhenIdle(() => void import('@/lib/core/geo/countries').then(setCountries, () => undefined)),
    [],
  )
  const getCountryLabel = (country: string) =>
    FEATURED_COUNTRIES[country] ??
    countries?.formatCountry(country) ??
    ((country === first && countryName) || getCountryName(country))

  const specified = Object.entries(FEATURED_COUNTRIES).map(toOption)
  const others = (countries?.listCountryChoices().others ?? []).map(toOption)
  const listed = new Set([...specified, ...others].map((option) => option.value))
  const unlisted = [...new Set([first, value])].filter((country) => country && !listed.has(country))
  const options: ComboboxOption[] = [
    ...specified,
    ...unlisted.map((country) => ({ value: country, label: getCountryLabel(country) })),
    ...others.map((option) => ({ ...option, group: 'Other countries' })),
  ]
  return (
    <Combobox
      placeholder="Select a country"
      searchLabel="Search for a country"
      emptyText="No country found"
      {...props}
      value={value}
      selectedLabel={value && getCountryLabel(value)}
      options={value === '' ? options : [{ value: '', label: 'No country' }, ...options]}
    />
  )
}
