import 'server-only'
import { exact, sum, type Amount, type Exact } from '@/lib/kernel/money'
import { rateKey } from '@/lib/documents/totals/rate-key'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { means } from '@/lib/documents/lifecycle/kinds'
import type { ChargedTax } from './charged'
import { stands } from './relations'
import { takingSelect } from './taken-off'

const taxSelect = {
  select: { category: true, rate: true, taxable: true, tax: true, reason: true },
} as const

const lineSelect = {
  select: { ...takingSelect.lines.select, position: true, sourceLine: true, amount: true },
} as const

export const madeSelect = {
  ...takingSelect,
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

export const noteSelect = {
  ...takingSelect,
  sourceId: true,
  totalAmount: true,
  currency: true,
  lines: lineSelect,
  taxes: taxSelect,
} satisfies Prisma.InvoiceSelect

type MadeRow = Prisma.InvoiceGetPayload<{ select: typeof madeSelect }>
type NoteRow = Prisma.InvoiceGetPayload<{ select: typeof noteSelect }>

/** What a final invoice deducts of an invoice that was billed before it. */
export interface Deducted {
  depositId: number
  charged: ChargedTax
}

/** An invoice created from a quote, with its issued credit notes. */
export interface BilledRow extends MadeRow {
  notes: NoteRow[]
  credited: ChargedTax[]
  /** What it deducts for other invoices, less what its credit notes returned. */
  deducts: Deducted[]
  /** What issued final invoices deduct of it. */
  takenOff: ChargedTax[]
}

/** What is deducted for one invoice. */
export const chargedOf = (deducted: Deducted[], id: number): ChargedTax[] =>
  deducted.flatMap(({ depositId, charged }) => (depositId === id ? charged : []))

/** Whether it was issued, and stands. */
export const isIssued = (row: Pick<MadeRow, 'kind' | 'status'>): boolean => means('billed', row)

/** The sum of taxes and their taxable amounts. */
export const grossOf = (taxes: Pick<ChargedTax, 'taxable' | 'tax'>[]): Exact =>
  sum(taxes.map(({ taxable, tax }) => exact(taxable).plus(exact(tax))))

/** What invoices come to, less what was credited of them. */
export const billedIn = (rows: BilledRow[]): Exact =>
  sum(rows.map(({ totalAmount, credited }) => exact(totalAmount).minus(grossOf(credited))))

/** Whether something is left of it that was not credited. */
export const remains = (row: BilledRow): boolean => stands(billedIn([row]), row)

/** How much of each line of the quote partial invoices bill, by its place, less what of them was credited. */
export function takenIn(rows: BilledRow[]): Map<number, Exact> {
  const taken = new Map<number, Exact>()
  for (const { relation, lines, notes } of rows)
    for (const { position, sourceLine, quantity } of relation === 'PARTIAL' ? lines : []) {
      if (sourceLine === null || quantity === null) continue
      const back = notes.flatMap((note) => note.lines.filter((line) => line.sourceLine === position))
      const kept = exact(quantity).minus(sum(back.map((line) => line.quantity ?? 0)))
      taken.set(sourceLine, (taken.get(sourceLine) ?? exact(0)).plus(kept))
    }
  return taken
}

/** What a final invoice can still deduct for an invoice at each rate: its charges less what was credited and deducted before. */
export function openIn({ taxes, credited, takenOff }: Pick<BilledRow, 'taxes' | 'credited' | 'takenOff'>) {
  return taxes
    .map((group): ChargedTax & { taxable: Exact; tax: Exact } => {
      const back = [...credited, ...takenOff].filter((one) => rateKey(one) === rateKey(group))
      const less = (name: 'taxable' | 'tax') => exact(group[name]).minus(sum(back.map((one) => one[name])))
      return { ...group, taxable: less('taxable'), tax: less('tax') }
    })
    .filter(({ taxable, tax }) => taxable.gt(0) || tax.gt(0))
}

/** Amounts of a document by tax rate. */
export interface Charged {
  taxRate: Amount
  taxCategory: MadeRow['taxCategory']
  totalAmount: Amount
  currency: string
  lines: Pick<MadeRow['lines'][number], 'position' | 'sourceLine' | 'amount' | 'taxRate' | 'taxCategory'>[]
  taxes: ChargedTax[]
}
