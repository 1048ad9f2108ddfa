'use client'

import { useEffect, useState } from 'react'
import { whenIdle } from '@/components/shared/browser/when-idle'
import { codeOf } from '@/lib/kernel/places/codes'
import { SPECIFIED_COUNTRIES } from '@/lib/kernel/places/specified'

type Countries = typeof import('@/lib/kernel/places/countries')

/** What the browser calls a country whose name nobody told, until all names are there. */
const nameOf = (country: string): string =>
  codeOf(country)
    ? (new Intl.DisplayNames('en', { type: 'region' }).of(codeOf(country)!) ?? country)
    : country

interface CountryOptionsProps {
  /** What the field begins with: a code, or a name that was typed before there was a list. It stays to be chosen. */
  began: string
  /** The name of that country: server and browser may have others of their own, which hydration would find to differ. */
  name?: string | null
}

/** The countries of the world for a select: those that most are in, the one it begins with, then all others by name, once they are fetched. */
export function CountryOptions({ began, name }: CountryOptionsProps) {
  const [countries, setCountries] = useState<Countries | null>(null)
  // An option that was taken away and put elsewhere would no longer be chosen.
  const [own] = useState(Object.hasOwn(SPECIFIED_COUNTRIES, began) ? '' : began)
  useEffect(
    () => whenIdle(() => void import('@/lib/kernel/places/countries').then(setCountries, () => undefined)),
    [],
  )
  const others = countries?.countryChoices().others.filter(([code]) => code !== own)
  return (
    <>
      {Object.entries(SPECIFIED_COUNTRIES).map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      {own && <option value={own}>{countries?.countryName(own) ?? name ?? nameOf(own)}</option>}
      {others && (
        <optgroup label="Other countries">
          {others.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </>
  )
}
