'use client'

import { createContext, useContext } from 'react'
import { taxKey } from '@/lib/documents/totals/typed'
import type { Tax } from '@/lib/kernel/tax/categories'
import type { TaxOption } from './tax-options'

const Taxes = createContext<TaxOption[]>([])

/** What the form around offers. */
export const TaxesProvider = Taxes.Provider

/** What is offered where there is something to choose: whoever charges at one rate types it. */
export function useTaxes(): TaxOption[] {
  const taxes = useContext(Taxes)
  return taxes.length > 1 ? taxes : NONE
}
const NONE: TaxOption[] = []

/** The choices with the one of now, which may have been another's, or a business's no longer. */
export function choicesWith(options: TaxOption[], now: Tax | null): { key: string; name: string }[] {
  const choices = options.map((option) => ({ key: taxKey(option), name: option.name }))
  const unique = choices.filter(({ key }, index) => choices.findIndex((one) => one.key === key) === index)
  const key = now && taxKey(now)
  return key === null || unique.some((choice) => choice.key === key)
    ? unique
    : [...unique, { key, name: `${now!.rate}%` }]
}
