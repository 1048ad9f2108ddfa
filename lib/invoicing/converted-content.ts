import 'server-only'
import { addDays, fromDateColumn, todayIn } from '@/lib/core/dates'
import { decimal, toNumber } from '@/lib/core/money'
import { resolveLanguages, pickLanguages } from '@/lib/core/languages'
import type { Transaction } from '@/lib/platform/db/client'
import {
  isBilled,
  sumQuantityByLine,
  type BilledInvoice,
} from '@/lib/documents/quote-billing/billed-invoices'
import { isDeductible } from '@/lib/documents/quote-billing/relations'
import { findQuoteExcess, getRemainingAmount } from '@/lib/documents/quote-billing/quote-share'
import { createDeductionLines } from '@/lib/documents/quote-billing/deduction-lines'
import {
  findOwnLineTax,
  getDepositAmount,
  splitDeposit,
  getBilledDiscount,
  toBilledItem,
  type BilledLine,
} from '@/lib/documents/quote-billing/billed-lines'
import type { ConvertInput } from '@/lib/documents/quote-billing/convert-schema'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { getDefaultPaymentMethod } from '@/lib/documents/limits'
import { findDecimalsReason } from '@/lib/documents/payments/payment-decimals'
import { toOptionalDates, type InvoiceRow } from '@/lib/documents/rows'
import { pickTexts } from '@/lib/documents/texts'
import { PLAIN_LINE } from '@/lib/documents/totals/charges'
import { toChargedTaxes, toCharges } from '@/lib/documents/totals/charge-columns'
import type { ItemContent, LineContent } from '@/lib/documents/totals/content-response'
import { toLineContent } from '@/lib/documents/totals/line-content'
import { conflict, invalid } from '@/lib/i18n/errors'
import { interpolate } from '@/lib/i18n/texts'
import type { DocumentMessages } from '@/lib/i18n/message-types'
import { reason } from '@/lib/i18n/reason'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import { getMessages } from '@/lib/i18n/get-messages'
import type { NewInvoice } from './save-invoice'

/** The part of the content that depends on the kind of conversion. */
type ConvertedLines = Pick<NewInvoice, 'lineItems' | 'discount' | 'pricesIncludeTax'>

/**
 * Returns the content of an invoice created from a quote: dated today in the business's time zone, due by its payment
 * terms, everything else as on the quote. Throws 422 for more than is left of the quote, and 409 if there is nothing
 * to bill this way.
 */
export async function createConvertedContent(
  tx: Transaction,
  source: InvoiceRow,
  billed: BilledInvoice[],
  input: ConvertInput,
): Promise<NewInvoice> {
  const { defaultPaymentTerms } = await tx.business.findUniqueOrThrow({
    where: { id: source.businessId },
    select: { defaultPaymentTerms: true },
  })
  const today = todayIn(source.business.timeZone)
  const ownMethod = source.paymentMethod !== getDefaultPaymentMethod(source.invoiceType)
  return {
    kind: 'INVOICE',
    clientId: source.clientId,
    invoiceType: 'ONE_OFF',
    currency: source.currency as NewInvoice['currency'],
    issueDate: today,
    dueDate: addDays(today, defaultPaymentTerms),
    invoiceNumber: null,
    autoNumber: true,
    ...toCharges(source),
    ...toOptionalDates(source),
    // A rate is of its day.
    exchangeRate: null,
    ...pickTexts(source),
    ...pickLanguages(source),
    // The default method depends on the type, so it is not copied.
    ...(ownMethod && { paymentMethod: source.paymentMethod }),
    ...CONTENT_BY_CONVERSION[input.to](source, billed, input),
  }
}

const CONTENT_BY_CONVERSION: Record<
  ConvertInput['to'],
  (source: InvoiceRow, billed: BilledInvoice[], input: ConvertInput) => ConvertedLines
> = {
  INVOICE: createWholeContent,
  PARTIAL: createPartialContent,
  DEPOSIT: createDepositContent,
  FINAL: createFinalContent,
}

function createWholeContent(source: InvoiceRow): ConvertedLines {
  const { discount, pricesIncludeTax } = toCharges(source)
  return { discount, pricesIncludeTax, lineItems: source.lines.map(toLineContent) }
}

function createPartialContent(
  source: InvoiceRow,
  billed: BilledInvoice[],
  { lines = [] }: ConvertInput,
): ConvertedLines {
  const { currency } = source
  const billedQuantities = sumQuantityByLine(billed)
  const quantities = new Map(lines.map(({ line, quantity }) => [line, decimal(quantity)]))
  const all = source.lines.map((row) => ({ position: row.position, line: toLineContent(row) }))
  lines.forEach(({ line: position, quantity }, index) => {
    const line = all.find((one) => one.position === position)?.line
    if (!line || !isItem(line)) throw invalid('convert.no-line', `lines.${index}.line`)
    const left = decimal(line.quantity).minus(billedQuantities.get(position) ?? 0)
    const field = `lines.${index}.quantity`
    if (left.lte(0)) throw invalid('convert.line-done', field)
    if (decimal(quantity).gt(left))
      throw invalid(reason('convert.line-left', { left: { number: left.toFixed() } }), field)
  })
  const toBilledLine = (position: number, line: ItemContent): BilledLine => ({
    line,
    before: billedQuantities.get(position) ?? decimal(0),
    quantity: quantities.get(position) ?? decimal(0),
  })
  const items = all.flatMap(({ position, line }) => (isItem(line) ? [toBilledLine(position, line)] : []))
  const { discount, pricesIncludeTax } = toCharges(source)
  return {
    discount: getBilledDiscount(discount, items, currency),
    pricesIncludeTax,
    lineItems: splitSections(all)
      // Headings and texts are copied with any item of their section.
      .filter((section) => section.some(({ position }) => quantities.has(position)))
      .flat()
      .flatMap(({ position, line }): ConvertedLines['lineItems'] => {
        if (!isItem(line)) return [line]
        if (!quantities.has(position)) return []
        return [{ ...toBilledItem(toBilledLine(position, line), currency), sourceLine: position }]
      }),
  }
}

/** Splits lines into sections, each starting with its heading. */
function splitSections<T extends { line: LineContent }>(lines: T[]): T[][] {
  const sections: T[][] = [[]]
  for (const one of lines) {
    if (one.line.kind === 'HEADING') sections.push([])
    sections.at(-1)!.push(one)
  }
  return sections
}

function createDepositContent(
  source: InvoiceRow,
  billed: BilledInvoice[],
  { percent, amount }: ConvertInput,
): ConvertedLines {
  const { currency, totalAmount, invoiceNumber: number } = source
  const decimalsReason = amount !== undefined && findDecimalsReason(amount, { currency, left: totalAmount })
  if (decimalsReason) throw invalid(decimalsReason, 'amount')
  const deposit = percent === undefined ? decimal(amount!) : getDepositAmount(totalAmount, percent, currency)
  const field = percent === undefined ? 'amount' : 'percent'
  if (deposit.lte(0)) throw invalid('convert.deposit-nothing', field)
  const excess = findQuoteExcess(deposit, getRemainingAmount(source, billed), currency)
  if (excess) throw invalid(excess, field)
  const charges = toCharges(source)
  const { pricesIncludeTax, prices } = splitDeposit(deposit, toChargedTaxes(source.taxes), {
    ...charges,
    currency,
  })
  const { depositLines, formatters } = getDocumentMessages(source)
  const description =
    percent === undefined
      ? interpolate(depositLines.amount, { number })
      : interpolate(depositLines.rate, { rate: formatters.percent(percent), number })
  return {
    pricesIncludeTax,
    discount: null,
    lineItems: prices.map(({ tax, price }) => ({
      kind: 'ITEM',
      description,
      quantity: 1,
      unit: null,
      unitPrice: toNumber(price),
      ...PLAIN_LINE,
      tax: findOwnLineTax(tax, charges),
    })),
  }
}

function createFinalContent(source: InvoiceRow, billed: BilledInvoice[]): ConvertedLines {
  const parts = billed.filter(isDeductible)
  const draft = parts.find((row) => !isBilled(row))
  if (draft) throw conflict(reason('convert.draft-before', { number: draft.invoiceNumber }))
  if (parts.length === 0) throw conflict('convert.nothing-before')
  const whole = createWholeContent(source)
  const { depositLines, formatters } = getDocumentMessages(source)
  const describe = ({ relation, invoiceNumber: number, issueDate }: BilledInvoice) =>
    interpolate(relation === 'DEPOSIT' ? depositLines.less : depositLines.lessPartial, {
      number,
      day: formatters.proseDay(fromDateColumn(issueDate)),
    })
  const deductions = createDeductionLines(parts, whole, describe)
  const finalInvoice = billed.find((row) => row.relation === 'FINAL' && isBilled(row))
  if (deductions.length === 0 && finalInvoice)
    throw conflict(reason('convert.taken-off', { number: finalInvoice.invoiceNumber }))
  // A heading of their own, or they would belong to the last section.
  const isInSections = deductions.length > 0 && whole.lineItems.some(({ kind }) => kind === 'HEADING')
  const heading = { kind: 'HEADING' as const, description: depositLines.heading }
  return { ...whole, lineItems: [...whole.lineItems, ...(isInSections ? [heading] : []), ...deductions] }
}

/** Returns the messages of the document's language. */
function getDocumentMessages({ business, client, ...document }: InvoiceRow): DocumentMessages {
  const localeSettings = toLocaleSettings(resolveLanguages(document, client, business), business.ownWords)
  return getMessages({ ...localeSettings, place: business }).document
}
