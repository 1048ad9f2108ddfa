'use client'

import { createContext, use, type ReactNode } from 'react'
import type { DecimalSign } from '@/lib/core/reader-locale'

const Context = createContext<DecimalSign>('.')

/** Provides the user's decimal sign. */
export const DecimalSignProvider = ({ sign, children }: { sign: DecimalSign; children: ReactNode }) => (
  <Context value={sign}>{children}</Context>
)

export const useDecimalSign = (): DecimalSign => use(Context)
