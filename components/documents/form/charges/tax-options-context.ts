'use client'

import { createContext, useContext } from 'react'
import type { TaxOption } from './tax-options'

const Taxes = createContext<TaxOption[]>([])

export const TaxOptionsProvider = Taxes.Provider

/** Returns the taxes to choose from; empty unless there are at least two, because a single rate is typed. */
export function useTaxOptions(): TaxOption[] {
  const taxes = useContext(Taxes)
  return taxes.length > 1 ? taxes : NONE
}
const NONE: TaxOption[] = []
