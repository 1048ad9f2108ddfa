'use client'

import { createContext, useContext } from 'react'
import type { TaxOption } from './tax-options'

const Taxes = createContext<TaxOption[]>([])

/** What the form around offers. */
export const TaxOptionsProvider = Taxes.Provider

/** What is offered where there is something to choose: whoever charges at one rate types it. */
export function useTaxOptions(): TaxOption[] {
  const taxes = useContext(Taxes)
  return taxes.length > 1 ? taxes : NONE
}
const NONE: TaxOption[] = []
