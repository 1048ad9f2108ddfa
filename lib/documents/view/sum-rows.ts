import { decimal, tryDecimal, sum, type Amount, type Decimal } from '@/lib/core/money'
import { hasReason, isCharged } from '@/lib/core/tax/categories'
import { computeTotals, isDeduction } from '@/lib/documents/totals/compute-totals'
import { listPartBases } from '@/lib/documents/totals/part-taxes'
import { alignToLines, isItem, filterItems, type TextLineKind } from '@/lib/documents/line-items/line-kinds'
import type { Settlement } from '@/lib/documents/payment-status/payment-status'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { ChargedTax, PricedDocument, PricedLine } from '@/lib/documents/totals/types'
import type { DocumentMessages, Formatters } from '@/lib/i18n/message-types'
import { FIRST_EDITION } from '@/lib/i18n/editions'
import { interpolate } from '@/lib/i18n/texts'

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

interface RowOptions {
  /** Credit notes that reduced what is to be paid. */
  credited: Settlement[]
  /** Partial payment so far, and the balance if there is one to show. */
  paid: Decimal | null
  left: Decimal | null
  leftLabel: string
  /** True to state the net amount even where it has no row of its own. */
  showsNet: boolean
}

/**
 * Creates the rows of the totals: subtotal, discount, tax by rate, total, withholding, credit notes, paid amount and
 * balance.
 */
export function createSumRows(
  source: SumSource,
  sums: Sums,
  options: RowOptions,
  words: DocumentMessages,
  money: (amount: Amount) => string,
): SumRow[] {
  const { credited, paid, left, leftLabel } = options
  const { sheet, formatters } = words
  const taxes = createTaxRows(sums.taxes, Boolean(source.pricesIncludeTax), words, money)
  // Withholding tax that was paid keeps its row, unless a balance that includes it is shown.
  const withheld = decimal(sums.withheldAmount).plus(left ? 0 : decimal(source.notWithheldAmount ?? 0))
  const withholding = interpolate(words.withholding, {
    label: source.withholding?.label ?? '',
    rate: formatters.percent(tryDecimal(source.withholding?.rate) ?? 0),
  })
  const createRowsUpToTotal = words.edition === FIRST_EDITION ? createFirstRows : createRows
  return [
    ...createRowsUpToTotal(source, sums, { ...options, taxes }, words, money),
    ...(withheld.gt(0) ? [createPart(withholding, money(withheld.neg()))] : []),
    ...createNoteRows(credited, words, money),
    ...(paid ? [createPart(sheet.paid, money(paid))] : []),
    ...(left ? [createSum(leftLabel, money(left))] : []),
  ]
}

/** Creates a row for each credit note that reduced what is to be paid. */
export const createNoteRows = (
  notes: Settlement[],
  words: DocumentMessages,
  money: (amount: Amount) => string,
): SumRow[] =>
  notes.map(({ reference, amount }) =>
    createPart([words.kinds.CREDIT_NOTE, reference].filter(Boolean).join(' '), money(decimal(amount).neg())),
  )

type CreateRows = (
  source: SumSource,
  sums: Sums,
  options: RowOptions & { taxes: SumRow[] },
  words: DocumentMessages,
  money: (amount: Amount) => string,
) => SumRow[]

const createPart = (label: string, value: string): SumRow => ({ label, value, kind: 'part' })
const createSum = (label: string, value: string): SumRow => ({ label, value, kind: 'sum' })

const formatDiscountLabel = ({ discount }: SumSource, words: DocumentMessages): string =>
  discount?.kind === 'PERCENT'
    ? interpolate(words.discountRate, { rate: words.formatters.percent(tryDecimal(discount.value) ?? 0) })
    : words.discount

/** True if any tax is charged. */
export const chargesTax = ({ taxes }: Pick<Sums, 'taxes'>): boolean =>
  taxes.some(({ rate }) => decimal(rate).gt(0))

/**
 * Creates the rows down to the total and the tax that it includes. The discount comes before the deductions, which
 * were discounted when they were billed. The net amount is required on invoices in most countries (VAT Directive,
 * article 226 (8); § 14 (4) no. 7 UStG): if prices include tax, or the subtotal is before the discount, it has a row.
 */
const createRows: CreateRows = (source, sums, { taxes, showsNet }, words, money) => {
  const discountAmount = decimal(sums.discountAmount)
  const isDiscounted = discountAmount.gt(0)
  const isTaxed = chargesTax(sums)
  const deducted = sum(
    source.lineItems.flatMap((line, index) => (isDeduction(line) ? (sums.amounts[index] ?? []) : [])),
  )
  const listed = isDiscounted ? sums.listed.minus(deducted) : sums.listed
  const net = sum(sums.taxes.map(({ taxable }) => taxable))
  const isNet = isTaxed && !isDiscounted && !source.pricesIncludeTax
  const netRow = isTaxed && showsNet && !isNet ? [createPart(words.sheet.net, money(net))] : []
  return [
    ...(source.pricesIncludeTax && !isDiscounted
      ? []
      : [createPart(isNet ? words.sheet.subtotal : words.sheet.beforeDiscount, money(listed))]),
    ...(isDiscounted
      ? [
          createPart(formatDiscountLabel(source, words), money(discountAmount.neg())),
          ...(deducted.eq(0) ? [] : [createPart(words.sheet.deductions, money(deducted))]),
        ]
      : []),
    ...(source.pricesIncludeTax ? [] : [...netRow, ...taxes]),
    createSum(isTaxed ? words.sheet.totalWithTax : words.sheet.total, money(sums.totalAmount)),
    ...(source.pricesIncludeTax ? [...netRow, ...taxes] : []),
  ]
}

/** Rows of edition 1. */
const createFirstRows: CreateRows = (source, sums, { taxes }, words, money) => {
  const isDiscounted = decimal(sums.discountAmount).gt(0)
  const discount = source.lineItems.some(isDeduction) ? words.discount : formatDiscountLabel(source, words)
  return [
    ...(source.pricesIncludeTax && !isDiscounted
      ? []
      : [createPart(words.sheet.subtotal, money(sums.listed))]),
    ...(isDiscounted ? [createPart(discount, money(decimal(sums.discountAmount).neg()))] : []),
    ...(source.pricesIncludeTax ? [] : taxes),
    createSum(words.sheet.total, money(sums.totalAmount)),
    ...(source.pricesIncludeTax ? taxes : []),
  ]
}

/**
 * Creates one row per tax rate, or per part of a tax. If nothing is charged at all there is none: the reason below says
 * it.
 * @param showsTaxable true to state the taxable amount of a single rate, too
 */
export function createTaxRows(
  taxes: ChargedTax[],
  isIncluded: boolean,
  words: DocumentMessages,
  money: (amount: Amount) => string,
  showsTaxable = false,
): SumRow[] {
  const [first] = taxes
  if (taxes.length === 1 && hasReason(first!.category)) return []
  const [single, oneOfSeveral] = isIncluded
    ? [words.includesTax, words.includesTaxOn]
    : [words.tax, words.taxOn]
  const [singlePart, oneOfSeveralParts] = isIncluded
    ? [words.includesTaxPart, words.includesTaxPartOn]
    : [words.taxPart, words.taxPartOn]
  const isSingle = taxes.length === 1
  const isAlone = isSingle && !showsTaxable
  return taxes.flatMap((group): SumRow | SumRow[] => {
    const { category, rate, taxable, tax } = group
    const amount = money(taxable)
    if (hasReason(category))
      return {
        kind: 'part',
        label: interpolate(words.untaxedOn, { category: words.categories[category], amount }),
        value: '—',
      }
    if (group.parts)
      return listPartBases(group).map(({ name, number, rate, base, amount }) => ({
        kind: 'part',
        label: interpolate(isAlone ? singlePart : oneOfSeveralParts, {
          name: number ? `${name} ${number}` : name,
          rate: words.formatters.percent(rate),
          amount: money(base),
        }),
        value: money(amount),
      }))
    return {
      kind: 'part',
      label: interpolate(isAlone ? single : oneOfSeveral, { rate: words.formatters.percent(rate), amount }),
      value: money(tax),
      // Clients see 0 % only if a tax category was chosen for it.
      ...(decimal(rate).eq(0) && category === null && isSingle && { internal: true }),
    }
  })
}

/**
 * Formats the tax of a deduction: a final invoice deducts deposits and the tax charged on them (§ 14 Abs. 5
 * Satz 2 UStG). Null for other lines, and in edition 1.
 */
export function formatDeductedTax(
  line: PricedLine,
  { taxRate, taxParts, pricesIncludeTax }: Omit<SumSource, 'lineItems'>,
  words: DocumentMessages,
  money: (amount: Amount) => string,
): string | null {
  if (words.edition === FIRST_EDITION || !isDeduction(line)) return null
  const { rate, parts } = line.tax ?? { rate: taxRate, parts: taxParts }
  const [plain, ofPart] = pricesIncludeTax
    ? [words.includesTax, words.includesTaxPart]
    : [words.tax, words.taxPart]
  const format = (
    label: string,
    name: string,
    percent: PricedLine['quantity'],
    tax: PricedLine['depositTax'],
  ) => {
    const labels = { name, rate: words.formatters.percent(tryDecimal(percent) ?? 0) }
    const amount = tryDecimal(tax) ?? decimal(0)
    return amount.eq(0) ? [] : [`${interpolate(label, labels)}: ${money(amount.neg())}`]
  }
  const taxes = parts
    ? parts.flatMap((part, index) => format(ofPart, part.name, part.rate, line.depositTaxes?.[index]))
    : format(plain, '', rate, line.depositTax)
  return taxes.join(', ') || null
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

/** Lists the tax rate of each line, or the rates of its tax's parts; null if all lines have the same tax. */
export function listLineRates(
  { lineItems, taxRate: rate, taxCategory: category, taxParts: parts }: SumSource,
  taxes: ChargedTax[],
  formatters: Formatters,
): (string | null)[] | null {
  if (taxes.length < 2) return null
  const documentTax = { rate, category, parts }
  return lineItems.map((line) => {
    if (!isItem(line)) return null
    const { rate, category = null, parts } = line.tax ?? documentTax
    if (hasReason(category)) return '—'
    if (parts && isCharged(category)) return parts.map(({ rate }) => formatters.percent(rate)).join(' + ')
    return formatters.percent(tryDecimal(isCharged(category) ? rate : 0) ?? 0)
  })
}
