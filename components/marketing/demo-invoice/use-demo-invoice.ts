'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Day } from '@/lib/core/dates'
import { saveDemoInvoice, readDemoInvoice } from '@/components/shared/browser/demo-invoice-storage'
import {
  createDemoInvoice,
  EMPTY_DEMO_LINE,
  type DemoLine,
  type DemoInvoice,
} from '@/lib/demo-invoice/demo-invoice'

/** The page's prices are in pounds; other currencies can be selected. */
const CURRENCY = 'GBP'

/** Returns the demo invoice, which is saved in this browser on each change, so that signing up can import it. */
export function useDemoInvoice(today: Day) {
  const [sheet, setSheet] = useState(
    () => readDemoInvoice(today, CURRENCY) ?? createDemoInvoice(today, CURRENCY),
  )
  const first = useRef(true)
  useEffect(() => {
    if (!first.current) saveDemoInvoice(sheet)
    first.current = false
  }, [sheet])

  const write = useCallback(
    (field: Exclude<keyof DemoInvoice, 'lines'>, text: string) =>
      setSheet((current) => ({ ...current, [field]: text })),
    [],
  )
  const writeLine = useCallback(
    (index: number, field: keyof DemoLine, text: string) =>
      setSheet((current) => ({
        ...current,
        lines: current.lines.map((line, at) => (at === index ? { ...line, [field]: text } : line)),
      })),
    [],
  )
  const addLine = () => setSheet((current) => ({ ...current, lines: [...current.lines, EMPTY_DEMO_LINE] }))
  const removeLine = (index: number) =>
    setSheet((current) => ({ ...current, lines: current.lines.filter((_, at) => at !== index) }))
  return { sheet, write, writeLine, addLine, removeLine }
}
