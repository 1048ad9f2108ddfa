import 'server-only'
import { decimal, sum, type Amount, type Decimal } from '@/lib/core/money'
import { getRateKey } from '@/lib/documents/totals/charges'
import { getStoredTax, taxTotalSelect } from '@/lib/documents/totals/charge-columns'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { isInGroup } from '@/lib/documents/lifecycle/kinds'
import type { TaxCategory } from '@/lib/core/tax/categories'
import type { ChargedPart, ChargedTax } from '@/lib/documents/totals/types'
import { isNotFullyCredited } from './relations'

/** Columns needed to read a document's deductions. */
const deductionSelect = {
  pricesIncludeTax: true,
  taxRate: true,
  taxCategory: true,
  taxParts: true,
  lines: {
    select: {
      depositId: true,
      depositTax: true,
      depositTaxes: true,
      quantity: true,
      unitPrice: true,
      taxRate: true,
      taxCategory: true,
      taxParts: true,
    },
  },
} as const

interface TaxedLine {
  taxRate: Amount | null
  taxCategory: TaxCategory | null
  /** JSON. */
  taxParts: unknown
}

interface DeductingDocument extends TaxedLine {
  pricesIncludeTax: boolean
  taxRate: Amount
  lines: (TaxedLine & {
    depositId: number | null
    depositTax: Amount | null
    depositTaxes: Amount[]
    quantity: Amount | null
    unitPrice: Amount | null
  })[]
}

/**
 * Lists what the lines of a document deduct for other invoices.
 * @param sign 1 for a final invoice, -1 for a credit note, which returns deductions
 */
export const listDeductions = (
  document: DeductingDocument,
  sign: 1 | -1,
): { depositId: number; charged: ChargedTax }[] =>
  document.lines.flatMap(({ depositId, ...line }) => {
    if (depositId === null) return []
    const times = (amount: Amount | null) =>
      decimal(amount ?? 0)
        .times(decimal(line.quantity ?? 0))
        .times(-sign)
    const { category = null, rate, parts } = getStoredTax(line, document)
    const [price, tax] = [times(line.unitPrice), times(line.depositTax)]
    const taxable = document.pricesIncludeTax ? price.minus(tax) : price
    const charged: ChargedTax = { category, rate, reason: null, taxable, tax }
    if (parts)
      charged.parts = parts.map((part, index) => ({ ...part, amount: times(line.depositTaxes[index] ?? 0) }))
    return [{ depositId, charged }]
  })

const taxSelect = { select: taxTotalSelect }

const lineSelect = {
  select: { ...deductionSelect.lines.select, position: true, sourceLine: true, amount: true },
} as const

export const billedSelect = {
  ...deductionSelect,
  id: true,
  kind: true,
  relation: true,
  invoiceNumber: true,
  issueDate: true,
  status: true,
  totalAmount: true,
  currency: true,
  lines: { ...lineSelect, orderBy: { position: 'asc' } },
  taxes: { ...taxSelect, orderBy: { position: 'asc' } },
} satisfies Prisma.InvoiceSelect

export const billedNoteSelect = {
  ...deductionSelect,
  sourceId: true,
  invoiceNumber: true,
  totalAmount: true,
  currency: true,
  lines: lineSelect,
  taxes: taxSelect,
} satisfies Prisma.InvoiceSelect

/** Rows with their tax totals read from JSON. */
type WithTaxes<Row> = Omit<Row, 'taxes'> & { taxes: ChargedTax[] }
type BilledSelection = WithTaxes<Prisma.InvoiceGetPayload<{ select: typeof billedSelect }>>
type BilledNoteRow = WithTaxes<Prisma.InvoiceGetPayload<{ select: typeof billedNoteSelect }>>

/** Amount that a final invoice deducts for an invoice billed before it, at one tax rate. */
interface Deduction {
  depositId: number
  charged: ChargedTax
}

/** An invoice created from a quote, with its issued credit notes. */
export interface BilledInvoice extends BilledSelection {
  notes: BilledNoteRow[]
  credited: ChargedTax[]
  /** Deductions for other invoices, less those that its credit notes returned. */
  deducts: Deduction[]
  /** Amounts that issued final invoices deduct for it. */
  deductedTaxes: ChargedTax[]
}

/** Returns the amounts deducted for one invoice. */
export const listDeductedTaxes = (deducted: Deduction[], id: number): ChargedTax[] =>
  deducted.flatMap(({ depositId, charged }) => (depositId === id ? charged : []))

/** True if it is issued and not cancelled. */
export const isBilled = (row: Pick<BilledSelection, 'kind' | 'status'>): boolean => isInGroup('billed', row)

/** Sums taxes and their taxable amounts. */
export const sumGross = (taxes: Pick<ChargedTax, 'taxable' | 'tax'>[]): Decimal =>
  sum(taxes.map(({ taxable, tax }) => decimal(taxable).plus(decimal(tax))))

/** Sums the totals of invoices, less their credit notes. */
export const sumBilled = (rows: BilledInvoice[]): Decimal =>
  sum(rows.map(({ totalAmount, credited }) => decimal(totalAmount).minus(sumGross(credited))))

/** True if it is not credited in full. */
export const hasRemaining = (row: BilledInvoice): boolean => isNotFullyCredited(sumBilled([row]), row)

/** Sums the quantities that partial invoices bill, less what was credited, by position of the line on the quote. */
export function sumQuantityByLine(rows: BilledInvoice[]): Map<number, Decimal> {
  const quantities = new Map<number, Decimal>()
  for (const { relation, lines, notes } of rows)
    for (const { position, sourceLine, quantity } of relation === 'PARTIAL' ? lines : []) {
      if (sourceLine === null || quantity === null) continue
      const credits = notes.flatMap((note) => note.lines.filter((line) => line.sourceLine === position))
      const remaining = decimal(quantity).minus(sum(credits.map((line) => line.quantity ?? 0)))
      quantities.set(sourceLine, (quantities.get(sourceLine) ?? decimal(0)).plus(remaining))
    }
  return quantities
}

/**
 * Lists what a final invoice can still deduct for an invoice, by tax rate: its charges less what was credited and
 * deducted before.
 */
export function listDeductibleTaxes({
  taxes,
  credited,
  deductedTaxes,
}: Pick<BilledInvoice, 'taxes' | 'credited' | 'deductedTaxes'>) {
  return taxes
    .map((group): ChargedTax & { taxable: Decimal; tax: Decimal } => {
      const deducted = [...credited, ...deductedTaxes].filter((one) => getRateKey(one) === getRateKey(group))
      const remaining = (name: 'taxable' | 'tax') =>
        decimal(group[name]).minus(sum(deducted.map((one) => one[name])))
      const parts = group.parts?.map((part, index): ChargedPart<Decimal> => {
        const amounts = deducted.map((one) => one.parts?.[index]?.amount ?? 0)
        return { ...part, amount: decimal(part.amount).minus(sum(amounts)) }
      })
      return { ...group, taxable: remaining('taxable'), tax: remaining('tax'), ...(parts && { parts }) }
    })
    .filter(({ taxable, tax }) => taxable.gt(0) || tax.gt(0))
}

/** Amounts of a document by tax rate. */
export interface ChargedDocument {
  taxRate: Amount
  taxCategory: BilledSelection['taxCategory']
  taxParts: unknown
  totalAmount: Amount
  currency: string
  lines: Pick<
    BilledSelection['lines'][number],
    'position' | 'sourceLine' | 'amount' | 'taxRate' | 'taxCategory' | 'taxParts'
  >[]
  taxes: ChargedTax[]
}
