'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'
import type { WeekStart } from '@/lib/core/dates/month'
import { ISO_PATTERN, type DatePattern } from '@/lib/core/reader-locale'

interface DateFormat {
  pattern: DatePattern
  weekStartsOn: WeekStart
}

const Context = createContext<DateFormat>({ pattern: ISO_PATTERN, weekStartsOn: 1 })

/** Provides the reader's date order and first day of the week. */
export function DateFormatProvider({
  pattern,
  weekStartsOn,
  children,
}: DateFormat & { children: ReactNode }) {
  const value = useMemo(() => ({ pattern, weekStartsOn }), [pattern, weekStartsOn])
  return <Context value={value}>{children}</Context>
}

/** Returns the reader's date order and first day of the week. */
export const useDateFormat = (): DateFormat => use(Context)
