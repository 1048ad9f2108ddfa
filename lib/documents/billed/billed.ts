import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import { exact, sum, type Amount, type Exact } from '@/lib/kernel/money'
import type { Db } from '@/lib/platform/db/client'
import { rateKey } from '@/lib/documents/totals/rate-key'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { isCancelled, means } from '@/lib/documents/lifecycle/kinds'
import type { ChargedTax } from './charged'
import { stands } from './relations'
import { takenOffBy, takingSelect } from './taken-off'

/** Invoices that are made of one quote at most, those that were cancelled among them. */
export const MAX_MADE = 49

const TAXES = { select: { category: true, rate: true, taxable: true, tax: true, reason: true } } as const

const madeSelect = {
  ...{ id: true, kind: true, relation: true, invoiceNumber: true, issueDate: true, status: true },
  ...{ totalAmount: true, currency: true },
  ...takingSelect,
  lines: { select: { position: true, sourceLine: true, ...takingSelect.lines.select } },
  taxes: { ...TAXES, orderBy: { position: 'asc' } },
} satisfies Prisma.InvoiceSelect

type MadeRow = Prisma.InvoiceGetPayload<{ select: typeof madeSelect }>

/** An invoice that was made of a quote, what of it credit notes took back, and what final invoices take off that were issued. */
export interface BilledRow extends MadeRow {
  credited: ChargedTax[]
  creditedLines: Pick<MadeRow['lines'][number], 'sourceLine' | 'quantity'>[]
  takenOff: ChargedTax[]
}

/**
 * The invoices that were made of a quote or a pro forma invoice, in that order, with what was credited of them; those that were cancelled are
 * left out. Locked with their source by whoever is about to make another one.
 * @param but a credit note that is about to be taken back
 */
export async function listBilled(
  tx: Db,
  { businessId }: Owned,
  sourceId: number,
  but?: number,
): Promise<BilledRow[]> {
  const rows = await tx.invoice.findMany({
    where: { businessId, sourceId, kind: 'INVOICE' },
    select: madeSelect,
    orderBy: { id: 'asc' },
    take: MAX_MADE,
  })
  const standing = rows.filter((row) => !isCancelled(row))
  const notes =
    standing.length === 0
      ? []
      : await tx.invoice.findMany({
          where: {
            ...{ businessId, kind: 'CREDIT_NOTE', status: 'SENT', relation: 'CREDITS' },
            sourceId: { in: standing.map(({ id }) => id) },
            ...(but !== undefined && { id: { not: but } }),
          },
          select: {
            ...{ sourceId: true, taxes: TAXES, ...takingSelect },
            lines: { select: { sourceLine: true, ...takingSelect.lines.select } },
          },
        })
  // A credit note of a final invoice gives back what that took off.
  const taken = [
    ...standing.filter(isIssued).flatMap((row) => takenOffBy(row, 1)),
    ...notes.flatMap((note) => takenOffBy(note, -1)),
  ]
  return standing.map((row) => ({
    ...row,
    credited: notes.flatMap(({ sourceId, taxes }) => (sourceId === row.id ? taxes : [])),
    creditedLines: notes.flatMap(({ sourceId, lines }) => (sourceId === row.id ? lines : [])),
    takenOff: taken.flatMap(({ depositId, charged }) => (depositId === row.id ? charged : [])),
  }))
}

/** Whether it was issued, and stands. */
export const isIssued = (row: MadeRow): boolean => means('billed', row)

const gross = (taxes: ChargedTax[]) => sum(taxes.map(({ taxable, tax }) => exact(taxable).plus(exact(tax))))

/** What invoices come to, less what was credited of them. */
export const billedIn = (rows: BilledRow[]): Exact =>
  sum(rows.map(({ totalAmount, credited }) => exact(totalAmount).minus(gross(credited))))

/** What of a quote is left to bill: less than nothing where more was billed. */
export const leftIn = ({ totalAmount }: { totalAmount: Amount }, rows: BilledRow[]): Exact =>
  exact(totalAmount).minus(billedIn(rows))

/** Whether something is left of it that was not credited. */
export const remains = (row: BilledRow): boolean => stands(billedIn([row]), row)

/** Whether more of it was taken off and credited than it comes to. */
export const isTakenTwice = ({ totalAmount, credited, takenOff }: BilledRow): boolean =>
  gross(credited).plus(gross(takenOff)).gt(exact(totalAmount))

/** How much of each line of the quote partial invoices bill, by its place, less what of them was credited. */
export function takenIn(rows: BilledRow[]): Map<number, Exact> {
  const taken = new Map<number, Exact>()
  for (const { relation, lines, creditedLines } of rows)
    for (const { position, sourceLine, quantity } of relation === 'PARTIAL' ? lines : []) {
      if (sourceLine === null || quantity === null) continue
      const back = creditedLines.filter((line) => line.sourceLine === position)
      const kept = exact(quantity).minus(sum(back.map((line) => line.quantity ?? 0)))
      taken.set(sourceLine, (taken.get(sourceLine) ?? exact(0)).plus(kept))
    }
  return taken
}

/** What of an invoice a final invoice can take off at each rate: what it charges, less what was credited and taken off before. */
export function openIn({ taxes, credited, takenOff }: BilledRow): ChargedTax[] {
  return taxes
    .map((group) => {
      const back = [...credited, ...takenOff].filter((one) => rateKey(one) === rateKey(group))
      const less = (name: 'taxable' | 'tax') => exact(group[name]).minus(sum(back.map((one) => one[name])))
      return { ...group, taxable: less('taxable'), tax: less('tax') }
    })
    .filter(({ taxable, tax }) => taxable.gt(0) || tax.gt(0))
}
