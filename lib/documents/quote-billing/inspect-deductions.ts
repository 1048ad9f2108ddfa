import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { decimal, type Amount } from '@/lib/core/money'
import type { Tax, TaxCategory } from '@/lib/core/tax/categories'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import { isItem, type TextLineKind } from '@/lib/documents/line-items/line-kinds'
import type { InvoiceRow } from '@/lib/documents/rows'
import { toCharges } from '@/lib/documents/totals/charge-columns'
import { getRateKey } from '@/lib/documents/totals/charges'
import { isDeduction } from '@/lib/documents/totals/compute-totals'
import { toLineContent, toLineSource } from '@/lib/documents/totals/line-content'
import { AppError } from '@/lib/i18n/errors'
import { reason, type Reason } from '@/lib/i18n/reason'
import type { Db } from '@/lib/platform/db/client'
import type { BilledInvoice } from './billed-invoices'
import { createDeductionLines } from './deduction-lines'
import { findStaleCause, UNKNOWN_CAUSE } from './find-stale-cause'
import { listBilledInvoices } from './queries'
import { getStaleReason, type DeductionCheck, type StaleDeduction } from './stale-deduction'

/** Tax settings of the deducting document. */
interface TaxSettings {
  taxRate: number
  taxCategory: TaxCategory | null
  taxParts?: TaxPart[]
  pricesIncludeTax: boolean
}

interface DeductionLine {
  kind?: 'ITEM'
  description: string
  unitPrice: Amount
  tax: Pick<Tax, 'rate' | 'category' | 'parts'> | null
  depositId?: number | null
  depositTax?: Amount | null
  depositTaxes?: Amount[] | null
}

interface FinalInvoice {
  relation: string | null
  sourceId: number | null
}

const getLineRateKey = (
  { tax }: Pick<DeductionLine, 'tax'>,
  { taxRate: rate, taxCategory: category, taxParts: parts }: TaxSettings,
): string => getRateKey(tax ?? { rate, category, parts })

/** Key by which two deduction lines are equal. */
function getDeductionKey(line: Omit<DeductionLine, 'description'>, settings: TaxSettings): string {
  const plain = (value: Amount | null | undefined) => decimal(value ?? 0).toFixed()
  const taxes = [line.depositTax, ...(line.depositTaxes ?? [])].map(plain)
  return [line.depositId, plain(line.unitPrice), ...taxes, getLineRateKey(line, settings)].join(' ')
}

/** A line that deducts what can't be deducted. */
interface WrongLine {
  index: number
  depositId: number
  description: string
  rateKey: string
  /** True if a line before it is the same. */
  isRepeated: boolean
}

/** Compares the deduction lines of a document with the invoices billed before it. Only final invoices have any. */
async function inspectDeductions(
  tx: Db,
  actor: BusinessScope,
  { relation, sourceId }: FinalInvoice,
  {
    lineItems,
    ...settings
  }: TaxSettings & { lineItems: (DeductionLine | { kind: TextLineKind; description: string })[] },
  billed?: BilledInvoice[],
): Promise<DeductionCheck> {
  const isFinal = relation === 'FINAL' && sourceId !== null
  const rows = isFinal ? (billed ?? (await listBilledInvoices(tx, actor, sourceId))) : []
  const expected = createDeductionLines(rows, settings, () => '')
  const expectedKeys = expected.map((line) => getDeductionKey(line, settings))
  const [remaining, keys] = [[...expected], [...expectedKeys]]
  const wrong: WrongLine[] = []
  for (const [index, line] of lineItems.entries()) {
    if (!isItem(line) || !isDeduction(line)) continue
    const key = getDeductionKey(line, settings)
    const found = keys.indexOf(key)
    if (found >= 0) [keys, remaining].forEach((list) => list.splice(found, 1))
    else
      wrong.push({
        index,
        depositId: line.depositId!,
        description: line.description,
        rateKey: getLineRateKey(line, settings),
        isRepeated: expectedKeys.includes(key),
      })
  }
  const missing = rows.find(
    ({ id }) =>
      remaining.some(({ depositId }) => depositId === id) && !wrong.some(({ depositId }) => depositId === id),
  )
  return { stale: await findStale(tx, actor, sourceId, rows, wrong), missing: missing?.invoiceNumber ?? null }
}

/** Returns the lines that deduct the first wrongly deducted invoice, with the cause. */
async function findStale(
  tx: Db,
  { businessId }: BusinessScope,
  sourceId: number | null,
  rows: BilledInvoice[],
  wrong: WrongLine[],
): Promise<StaleDeduction | null> {
  const [first] = wrong
  if (!first) return null
  const { depositId: id, description } = first
  const part =
    rows.find((row) => row.id === id) ??
    (await tx.invoice.findUnique({
      where: { own: { businessId, id } },
      select: { kind: true, status: true, relation: true, sourceId: true, invoiceNumber: true },
    }))
  const getCause = (line: WrongLine) =>
    line.isRepeated ? UNKNOWN_CAUSE : findStaleCause(part, sourceId, rows, line.rateKey)
  const { cause, by } = getCause(first)
  const lines = wrong.filter((line) => line.depositId === id && getCause(line).cause === cause)
  return {
    cause,
    by,
    number: part?.invoiceNumber ?? null,
    lines: lines.map(({ index }) => index),
    description,
  }
}

/** Throws 422 at the lines that deduct what was not billed before, or deduct it twice. */
export async function assertDeductionsValid(...args: Parameters<typeof inspectDeductions>): Promise<void> {
  const { stale } = await inspectDeductions(...args)
  if (!stale) return
  const why = stale.cause === 'UNKNOWN' ? reason('deduction.wrong') : getStaleReason(stale)
  const errors = stale.lines.map((line): [string, Reason[]] => [`lineItems.${line}.unitPrice`, [why]])
  throw new AppError('invalid', why, { errors: Object.fromEntries(errors) })
}

/**
 * Compares the deduction lines of a stored document with the invoices billed before it.
 * @param billed these invoices, if the caller has read them
 */
export function inspectStoredDeductions(
  tx: Db,
  actor: BusinessScope,
  row: InvoiceRow,
  billed?: BilledInvoice[],
): Promise<DeductionCheck> {
  const lineItems = row.lines.map((line) => {
    const content = toLineContent(line)
    return isItem(content) ? { ...content, ...toLineSource(line) } : content
  })
  return inspectDeductions(tx, actor, row, { ...toCharges(row), lineItems }, billed)
}
