'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'
import type { WeekStart } from '@/lib/core/dates/month'
import { ISO_PATTERN, type DatePattern, type DecimalSign } from '@/lib/core/reader-locale'

const DecimalSignContext = createContext<DecimalSign>('.')

interface DateFormat {
  pattern: DatePattern
  weekStartsOn: WeekStart
}

const DateFormatContext = createContext<DateFormat>({ pattern: ISO_PATTERN, weekStartsOn: 1 })

/** Provides the reader's date order and first day of the week. */
export function DateFormatProvider({
  pattern,
  weekStartsOn,
  children,
}: DateFormat & { children: ReactNode }) {
  const value = useMemo(() => ({ pattern, weekStartsOn }), [pattern, weekStartsOn])
  return <DateFormatContext value={value}>{children}</DateFormatContext>
}

/** Returns the reader's date order and first day of the week. */
export const useDateFormat = (): DateFormat => use(DateFormatContext)

/** Provides the user's decimal sign. */
export const DecimalSignProvider = ({ sign, children }: { sign: DecimalSign; children: ReactNode }) => (
  <DecimalSignContext value={sign}>{children}</DecimalSignContext>
)

export const useDecimalSign = (): DecimalSign => use(DecimalSignContext)
