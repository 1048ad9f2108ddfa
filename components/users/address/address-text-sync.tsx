'use client'

import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { formatAddress } from '@/lib/core/geo/format-address'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import type { CompanyValues } from '../user-values'
import { ADDRESS_PARTS } from './address-values'

interface AddressTextSyncProps {
  /** Country in the form. */
  country: string
  /** Stored country. */
  storedCountry: string | null
  isTextOnly: boolean
}

/**
 * Composes the printed address from the typed parts. Until something changes it keeps the stored text, so that
 * prefilled fields rewrite nothing. Renders nothing.
 */
export function AddressTextSync({ country, storedCountry, isTextOnly }: AddressTextSyncProps) {
  const { control, setValue } = useFormContext<CompanyValues>()
  const typed = useWatch({ control, name: ['street', 'city', 'state', 'postalCode'] })
  const { defaultValues } = useFormState({ control })
  const [street, city, state, postalCode] = typed.map((part) => part ?? '') as [
    string,
    string,
    string,
    string,
  ]
  const isSame =
    ADDRESS_PARTS.every((part, at) => (typed[at] ?? '') === (defaultValues?.[part] ?? '')) &&
    (isTextOnly || toIsoCountry(country) === (toIsoCountry(storedCountry) ?? ''))
  const stored = defaultValues?.companyAddress ?? ''
  useEffect(() => {
    const text = isSame ? stored : (formatAddress({ street, city, state, postalCode, country }) ?? '')
    setValue('companyAddress', text, { shouldDirty: true })
  }, [street, city, state, postalCode, country, isSame, stored, setValue])
  return null
}
