'use client'

import { createContext, use, type ReactNode } from 'react'
import type { DecimalSign } from '@/lib/kernel/money/decimal-sign'

const Context = createContext<DecimalSign>('.')

/** Says to every field inside of it how whoever types writes decimals. */
export const DecimalSignProvider = ({ sign, children }: { sign: DecimalSign; children: ReactNode }) => (
  <Context value={sign}>{children}</Context>
)

/** How whoever types writes decimals. */
export const useDecimalSign = (): DecimalSign => use(Context)
