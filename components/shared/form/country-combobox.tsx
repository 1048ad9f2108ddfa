'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { runWhenIdle } from '@/components/shared/browser/run-when-idle'
import { useFormats } from '@/components/shared/formats'
import { findCountryCode, FEATURED_COUNTRIES } from '@/lib/core/geo/country-codes'
import { getDisplayNames } from '@/lib/i18n/display-names'
import { Combobox, type ComboboxProps } from './combobox'
import type { ComboboxOption } from './use-options'

type Countries = typeof import('@/lib/core/geo/countries')

type CountryComboboxProps = Omit<ComboboxProps, 'options' | 'onSearch' | 'selectedLabel'> & {
  /** Initial country name: server and browser may have different ones, which would be a hydration mismatch. */
  countryName?: string | null
}

/** Returns the English name of a country given without one, until all names are loaded. */
function getCountryName(country: string): string {
  const code = findCountryCode(country)
  return (code && getDisplayNames('en', 'region').of(code)) || country
}

/** Select for an optional country by code. The value may also be a name entered before there was a list. */
export function CountryCombobox({ value, countryName, ...props }: CountryComboboxProps) {
  const t = useTranslations('common.country')
  const formats = useFormats()
  const [countries, setCountries] = useState<Countries | null>(null)
  const [first] = useState(value)
  useEffect(
    () => runWhenIdle(() => void import('@/lib/core/geo/countries').then(setCountries, () => undefined)),
    [],
  )
  // English names are built in.
  const getCountryLabel = (country: string) =>
    formats.country(findCountryCode(country), null) ??
    FEATURED_COUNTRIES[country] ??
    countries?.formatCountry(country) ??
    ((country === first && countryName) || getCountryName(country))

  const toOption = (country: string): ComboboxOption => ({ value: country, label: getCountryLabel(country) })
  const specified = Object.keys(FEATURED_COUNTRIES).map(toOption)
  const others = useMemo(
    () =>
      (countries?.listCountryChoices().others ?? [])
        .map(([code, english]) => ({ value: code, label: formats.country(code, english) ?? english }))
        .sort((one, other) => formats.compare(one.label, other.label)),
    [countries, formats],
  )
  const listed = new Set([...specified, ...others].map((option) => option.value))
  const unlisted = [...new Set([first, value])].filter((country) => country && !listed.has(country))
  const options: ComboboxOption[] = [
    ...specified,
    ...unlisted.map(toOption),
    ...others.map((option) => ({ ...option, group: t('others') })),
  ]
  return (
    <Combobox
      placeholder={t('placeholder')}
      searchLabel={t('search')}
      emptyText={t('empty')}
      {...props}
      value={value}
      selectedLabel={value && getCountryLabel(value)}
      options={value === '' ? options : [{ value: '', label: t('none') }, ...options]}
    />
  )
}
