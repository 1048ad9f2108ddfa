'use client'

import { createContext, use, type ReactNode } from 'react'
import type { DecimalSign } from '@/lib/core/money/decimal-sign'

const Context = createContext<DecimalSign>('.')

/** Provides the user's decimal sign. */
export const DecimalSignProvider = ({ sign, children }: { sign: DecimalSign; children: ReactNode }) => (
  <Context value={sign}>{children}</Context>
)

export const useDecimalSign = (): DecimalSign => use(Context)
