import { addDays, isDay, type Day } from '@/lib/core/dates'
import type { Language } from '@/lib/core/languages'
import type { DecimalSign } from '@/lib/core/reader-locale'
import { parseAmount, parsePercent } from '@/lib/core/money/parse'
import { parseQuantity } from '@/lib/core/money/quantity'
import type { Currency } from '@/lib/core/currencies/currencies'
import { MAX_DEMO_LINES } from './limits'
import type { DemoInvoiceInput } from './schema'

/** Invoice drafted on the landing page before registration, as typed. */
export interface DemoInvoice {
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
  lines: DemoLine[]
}

export interface DemoLine {
  description: string
  quantity: string
  unitPrice: string
}

export const EMPTY_DEMO_LINE: DemoLine = { description: '', quantity: '1', unitPrice: '' }

/** Creates an empty draft: dated today, due in 14 days (specification, section 9). */
export function createDemoInvoice(today: Day, currency: string): DemoInvoice {
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
    lines: [EMPTY_DEMO_LINE],
  }
}

/** Parses the draft stored in the browser; null if it is invalid or empty. */
export function parseStoredDemo(text: string | null, blank: DemoInvoice): DemoInvoice | null {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    return null
  }
  if (typeof stored !== 'object' || stored === null) return null
  const pickTexts = <T extends object>(from: unknown, like: T): T =>
    Object.fromEntries(
      Object.entries(like).map(([key, value]) => {
        const field = (from as Record<string, unknown> | null)?.[key]
        return [key, typeof field === 'string' ? field.slice(0, 5000) : value]
      }),
    ) as T
  const { lines } = stored as { lines?: unknown }
  const { lines: _lines, ...texts } = blank
  const invoice = {
    ...pickTexts(stored, texts),
    lines: (Array.isArray(lines) ? lines : [])
      .slice(0, MAX_DEMO_LINES)
      .map((line) => pickTexts(line, EMPTY_DEMO_LINE)),
  }
  return hasContent(invoice)
    ? { ...invoice, lines: invoice.lines.length ? invoice.lines : [EMPTY_DEMO_LINE] }
    : null
}

/** True if the draft contains anything the user would miss. */
export const hasContent = ({ sellerName, clientName, notes, lines }: DemoInvoice): boolean =>
  [sellerName, clientName, notes, ...lines.flatMap((line) => [line.description, line.unitPrice])].some(
    (text) => text.trim() !== '',
  )

/** Returns null if there is no number yet, or a negative one. */
const toPositive = (value: number | undefined): number | null =>
  value === undefined || !(value >= 0) ? null : value

/** Parses the numbers of the draft; those missing are null. */
export const parseDemoNumbers = ({ taxRate, lines }: DemoInvoice, sign: DecimalSign) => ({
  taxRate: toPositive(parsePercent(taxRate)),
  lines: lines.map(({ quantity, unitPrice }) => ({
    quantity: toPositive(parseQuantity(quantity, sign)),
    unitPrice: toPositive(parseAmount(unitPrice, sign)),
  })),
})

/** Maps the draft to the request for its PDF. */
export function toDemoInput(
  demoInvoice: DemoInvoice,
  { sign, language }: { sign: DecimalSign; language?: Language },
): DemoInvoiceInput {
  const day = (text: string) => (isDay(text) ? text : '')
  const { taxRate, lines } = parseDemoNumbers(demoInvoice, sign)
  return {
    seller: { name: demoInvoice.sellerName, address: demoInvoice.sellerAddress },
    client: { name: demoInvoice.clientName, address: demoInvoice.clientAddress },
    invoice: {
      currency: demoInvoice.currency as Currency,
      issueDate: day(demoInvoice.issueDate),
      dueDate: day(demoInvoice.dueDate),
      invoiceNumber: demoInvoice.invoiceNumber,
      taxRate,
      notes: demoInvoice.notes,
      language,
      lineItems: lines.map((figures, index) => ({
        description: demoInvoice.lines[index]!.description,
        ...figures,
      })),
    },
  }
}
