import { addDays, isDay, type Day } from '@/lib/kernel/dates'
import type { DecimalSign } from '@/lib/kernel/money/decimal-sign'
import { parseAmount, parsePercent } from '@/lib/kernel/money/parse'
import { parseQuantity } from '@/lib/kernel/money/quantity'
import type { Currency } from '@/lib/kernel/currencies/table'
import { MAX_TRIED_LINES } from './limits'
import type { TriedInput } from './schema'

/** What somebody wrote on the sheet of the landing page, before there is an account: as typed. */
export interface TriedSheet {
  sellerName: string
  sellerAddress: string
  clientName: string
  clientAddress: string
  invoiceNumber: string
  issueDate: string
  dueDate: string
  currency: string
  /** Percent. */
  taxRate: string
  notes: string
  lines: TriedLine[]
}

export interface TriedLine {
  description: string
  quantity: string
  unitPrice: string
}

export const emptyLine: TriedLine = { description: '', quantity: '1', unitPrice: '' }

/** A sheet nobody has written on: dated today, due in 14 days (specification, section 9). */
export function blankSheet(today: Day, currency: string): TriedSheet {
  return {
    sellerName: '',
    sellerAddress: '',
    clientName: '',
    clientAddress: '',
    invoiceNumber: 'INV-0001',
    issueDate: today,
    dueDate: addDays(today, 14),
    currency,
    taxRate: '0',
    notes: '',
    lines: [emptyLine],
  }
}

/** What the browser kept, as far as it still is a sheet that somebody wrote on; null when it is not. */
export function reviveSheet(text: string | null, blank: TriedSheet): TriedSheet | null {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    return null
  }
  if (typeof kept !== 'object' || kept === null) return null
  const textOf = <T extends object>(from: unknown, like: T): T =>
    Object.fromEntries(
      Object.entries(like).map(([key, value]) => {
        const found = (from as Record<string, unknown> | null)?.[key]
        return [key, typeof found === 'string' ? found.slice(0, 5000) : value]
      }),
    ) as T
  const { lines } = kept as { lines?: unknown }
  const { lines: _lines, ...texts } = blank
  const sheet = {
    ...textOf(kept, texts),
    lines: (Array.isArray(lines) ? lines : [])
      .slice(0, MAX_TRIED_LINES)
      .map((line) => textOf(line, emptyLine)),
  }
  return isWritten(sheet) ? { ...sheet, lines: sheet.lines.length ? sheet.lines : [emptyLine] } : null
}

/** Whether anything was written that would be missed. */
export const isWritten = ({ sellerName, clientName, notes, lines }: TriedSheet): boolean =>
  [sellerName, clientName, notes, ...lines.flatMap((line) => [line.description, line.unitPrice])].some(
    (text) => text.trim() !== '',
  )

/** Nothing where no number stands yet, and nothing below zero. */
const figure = (value: number | undefined): number | null =>
  value === undefined || !(value >= 0) ? null : value

/** The figures of the sheet, as far as they are some. */
export const triedFigures = ({ taxRate, lines }: TriedSheet, sign: DecimalSign) => ({
  taxRate: figure(parsePercent(taxRate)),
  lines: lines.map(({ quantity, unitPrice }) => ({
    quantity: figure(parseQuantity(quantity, sign)),
    unitPrice: figure(parseAmount(unitPrice, sign)),
  })),
})

/** The sheet as its PDF is asked for. */
export function triedInput(sheet: TriedSheet, sign: DecimalSign): TriedInput {
  const day = (text: string) => (isDay(text) ? text : '')
  const { taxRate, lines } = triedFigures(sheet, sign)
  return {
    seller: { name: sheet.sellerName, address: sheet.sellerAddress },
    client: { name: sheet.clientName, address: sheet.clientAddress },
    invoice: {
      currency: sheet.currency as Currency,
      issueDate: day(sheet.issueDate),
      dueDate: day(sheet.dueDate),
      invoiceNumber: sheet.invoiceNumber,
      taxRate,
      notes: sheet.notes,
      lineItems: lines.map((figures, index) => ({
        description: sheet.lines[index]!.description,
        ...figures,
      })),
    },
  }
}
