import { decimal, tryDecimal, sum, type Amount, type Decimal } from '@/lib/core/money'
import { hasReason, isCharged, type TaxCategory } from '@/lib/core/tax/categories'
import { computeTotals, isDeduction } from '@/lib/documents/totals/compute-totals'
import { alignToLines, isItem, filterItems, type TextLineKind } from '@/lib/documents/line-items/line-kinds'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { PricedDocument, PricedLine } from '@/lib/documents/totals/types'
import type { DocumentMessages, Formatters } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/texts'

/** Amounts of one tax rate, exact or as stored. */
interface ChargedTax {
  category: TaxCategory | null
  rate: Amount
  reason: string | null
  taxable: Amount
  tax: Amount
}

/** Stored amounts, which are shown as they are. Forms have none, so their totals are computed. */
export interface StoredSums {
  subtotal?: Amount
  taxAmount?: Amount
  totalAmount?: Amount
  discountAmount?: Amount
  withheldAmount?: Amount
  /** Withholding tax that the client paid after all. */
  notWithheldAmount?: Amount
  /** Missing in archived documents from before tax rates were stored. */
  taxes?: ChargedTax[]
}

interface Sums {
  /** Per line; null for headings and texts. */
  amounts: (Amount | null)[]
  listed: Decimal
  discountAmount: Amount
  taxes: ChargedTax[]
  totalAmount: Amount
  withheldAmount: Amount
}

type SumSource = StoredSums &
  Omit<PricedDocument, 'lineItems' | 'withholding'> & {
    lineItems: ((PricedLine & { amount?: Amount }) | { kind: TextLineKind })[]
    withholding?: (NonNullable<PricedDocument['withholding']> & { label: string }) | null
  }

/** Returns the amounts of a document: as stored, with the rounding of that time, else computed. */
export function getSums(source: SumSource): Sums {
  const { lineItems, subtotal, taxAmount, totalAmount, taxes } = source
  const items = filterItems(lineItems)
  const amounts = items.flatMap(({ amount }) => amount ?? [])
  if (subtotal === undefined || taxAmount === undefined || totalAmount === undefined)
    return computeTotals(source)
  if (amounts.length !== items.length) return computeTotals(source)
  const { taxRate, taxCategory = null, taxReason = null } = source
  const singleTax = {
    category: taxCategory,
    rate: taxRate ?? 0,
    reason: taxReason,
    taxable: subtotal,
    tax: taxAmount,
  }
  return {
    amounts: alignToLines(lineItems, amounts),
    totalAmount,
    listed: sum(amounts),
    discountAmount: source.discountAmount ?? 0,
    withheldAmount: source.withheldAmount ?? 0,
    taxes: taxes && taxes.length > 0 ? taxes : [singleTax],
  }
}

/** A row below the lines. The last sum is the amount to pay. */
export interface SumRow {
  label: string
  value: string
  kind: 'part' | 'sum'
  /** Shown only on the sender's screen, and not printed. */
  internal?: boolean
}

interface PaidAmounts {
  /** Partial payment so far, and the balance if there is one to show. */
  paid: Decimal | null
  left: Decimal | null
  leftLabel: string
}

/** Creates the rows of the totals: subtotal, discount, tax by rate, total, withholding, paid amount and balance. */
export function createSumRows(
  source: SumSource,
  sums: Sums,
  { paid, left, leftLabel }: PaidAmounts,
  words: DocumentMessages,
  money: (amount: Amount) => string,
): SumRow[] {
  const { sheet, formatters } = words
  const percent = (value: Amount | null | undefined) => formatters.percent(tryDecimal(value) ?? 0)
  const part = (label: string, value: string): SumRow => ({ label, value, kind: 'part' })
  const sumRow = (label: string, value: string): SumRow => ({ label, value, kind: 'sum' })
  const negative = (amount: Amount) => money(decimal(amount).times(-1))
  const { discount, withholding, pricesIncludeTax } = source
  const isDiscounted = decimal(sums.discountAmount).gt(0)
  // Withholding tax that was paid keeps its row, unless a balance that includes it is shown.
  const withheld = decimal(sums.withheldAmount).plus(left ? 0 : decimal(source.notWithheldAmount ?? 0))
  const taxes = createTaxRows(sums.taxes, Boolean(pricesIncludeTax), words, money)
  return [
    ...(pricesIncludeTax && !isDiscounted ? [] : [part(sheet.subtotal, money(sums.listed))]),
    ...(isDiscounted
      ? [
          part(
            discount?.kind === 'PERCENT' && !source.lineItems.some(isDeduction)
              ? interpolate(words.discountRate, { rate: percent(discount.value) })
              : words.discount,
            negative(sums.discountAmount),
          ),
        ]
      : []),
    ...(pricesIncludeTax ? [] : taxes),
    sumRow(sheet.total, money(sums.totalAmount)),
    ...(pricesIncludeTax ? taxes : []),
    ...(withheld.gt(0)
      ? [
          part(
            interpolate(words.withholding, {
              label: withholding?.label ?? '',
              rate: percent(withholding?.rate),
            }),
            negative(withheld),
          ),
        ]
      : []),
    ...(paid ? [part(sheet.paid, money(paid))] : []),
    ...(left ? [sumRow(leftLabel, money(left))] : []),
  ]
}

/** Creates one row per tax rate. If nothing is charged at all there is none: the reason below says it. */
function createTaxRows(
  taxes: ChargedTax[],
  isIncluded: boolean,
  words: DocumentMessages,
  money: (amount: Amount) => string,
): SumRow[] {
  const [first] = taxes
  if (taxes.length === 1 && hasReason(first!.category)) return []
  const [single, oneOfSeveral] = isIncluded
    ? [words.includesTax, words.includesTaxOn]
    : [words.tax, words.taxOn]
  const sentence = taxes.length === 1 ? single : oneOfSeveral
  return taxes.map(({ category, rate, taxable, tax }) => {
    const amount = money(taxable)
    if (hasReason(category))
      return {
        kind: 'part',
        label: interpolate(words.untaxedOn, { category: words.categories[category], amount }),
        value: '—',
      }
    return {
      kind: 'part',
      label: interpolate(sentence, { rate: words.formatters.percent(rate), amount }),
      value: money(tax),
      // Clients see 0 % only if a tax category was chosen for it.
      ...(decimal(rate).eq(0) && category === null && taxes.length === 1 && { internal: true }),
    }
  })
}

/**
 * Lists the notes below the totals, each line once: reasons for charging no tax, and that a pro forma invoice is not
 * an invoice.
 */
export function listTaxReasons(
  kind: DocumentKind | undefined,
  taxes: ChargedTax[],
  words: DocumentMessages,
): string[] {
  const sentences = taxes.flatMap(({ category, reason }) =>
    hasReason(category) ? [reason || words.taxReasons[category]] : [],
  )
  if (kind === 'PROFORMA') sentences.push(words.proformaNote)
  // In bilingual documents, each language has its own line.
  return [...new Set(sentences.flatMap((sentence) => sentence.split('\n')))]
}

/** Lists the tax rate of each line; null if all lines have the same. */
export function listLineRates(
  { lineItems, ...own }: SumSource,
  taxes: ChargedTax[],
  formatters: Formatters,
): (string | null)[] | null {
  if (taxes.length < 2) return null
  return lineItems.map((line) => {
    if (!isItem(line)) return null
    const { rate, category = null } = line.tax ?? { rate: own.taxRate, category: own.taxCategory }
    return hasReason(category) ? '—' : formatters.percent(tryDecimal(isCharged(category) ? rate : 0) ?? 0)
  })
}
