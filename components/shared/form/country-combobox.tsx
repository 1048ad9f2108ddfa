'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { runWhenIdle } from '@/components/shared/browser/run-when-idle'
import { findCountryCode, FEATURED_COUNTRIES } from '@/lib/core/geo/country-codes'
import { DEFAULT_INTERFACE_LANGUAGE } from '@/lib/i18n/interface-language'
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
  return (code && new Intl.DisplayNames('en', { type: 'region' }).of(code)) || country
}

/** Returns a function that names countries in the interface's language; null for English, whose names are built in. */
function useTranslatedCountryName(): ((country: string) => string | undefined) | null {
  const locale = useLocale()
  return useMemo(() => {
    if (locale === DEFAULT_INTERFACE_LANGUAGE) return null
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    return (country) => {
      const code = findCountryCode(country)
      return code ? names.of(code) : undefined
    }
  }, [locale])
}

/** Select for an optional country by code. The value may also be a name entered before there was a list. */
export function CountryCombobox({ value, countryName, ...props }: CountryComboboxProps) {
  const t = useTranslations('common.country')
  const locale = useLocale()
  const translateCountry = useTranslatedCountryName()
  const [countries, setCountries] = useState<Countries | null>(null)
  const [first] = useState(value)
  useEffect(
    () => runWhenIdle(() => void import('@/lib/core/geo/countries').then(setCountries, () => undefined)),
    [],
  )
  const getCountryLabel = (country: string) =>
    translateCountry?.(country) ??
    FEATURED_COUNTRIES[country] ??
    countries?.formatCountry(country) ??
    ((country === first && countryName) || getCountryName(country))

  const toOption = (country: string): ComboboxOption => ({ value: country, label: getCountryLabel(country) })
  const specified = Object.keys(FEATURED_COUNTRIES).map(toOption)
  const others = (countries?.listCountryChoices().others ?? []).map(([code]) => toOption(code))
  if (translateCountry) {
    const { compare } = new Intl.Collator(locale)
    others.sort((one, other) => compare(one.label, other.label))
  }
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
