import 'server-only'
import { addDays, fromDateColumn, todayIn } from '@/lib/kernel/dates'
import { exact, toNumber } from '@/lib/kernel/money'
import { chosenLanguages, languagesOf } from '@/lib/kernel/languages'
import type { Transaction } from '@/lib/platform/db/client'
import { isIssued, takenIn, type BilledRow } from '@/lib/documents/billed/billed'
import { isPartial } from '@/lib/documents/billed/relations'
import { excessOfTotal, leftIn } from '@/lib/documents/billed/quote-share'
import { deductionsFor } from '@/lib/documents/billed/deductions'
import { lineTax } from '@/lib/documents/billed/charged'
import { depositOf, depositPrices } from '@/lib/documents/convert/deposit'
import { discountOf, partOf, type Chosen } from '@/lib/documents/convert/parts'
import type { ConvertInput } from '@/lib/documents/convert/schema'
import { isItem } from '@/lib/documents/lines/kinds'
import { derivedPaymentMethod } from '@/lib/documents/limits'
import { decimalsReason } from '@/lib/documents/payments/decimals'
import type { InvoiceRow } from '@/lib/documents/rows'
import { textsOf } from '@/lib/documents/texts'
import { PLAIN_LINE, storedCharges } from '@/lib/documents/totals/charges'
import { lineContent, type ItemContent, type LineContent } from '@/lib/documents/totals/line-content'
import { conflict, invalid } from '@/lib/words/errors'
import { fill } from '@/lib/words/fill'
import type { DocumentWords } from '@/lib/words/document-words'
import { reason } from '@/lib/words/reason'
import { speakerOf } from '@/lib/words/speech/spoken'
import { speechOf } from '@/lib/words/speech/speech'
import type { NewInvoice } from './save-document'

/** What the new invoice is written from; its lines and what is off are those of each conversion. */
type Content = Pick<NewInvoice, 'lineItems' | 'discount' | 'pricesIncludeTax'>

/**
 * What an invoice says that is made of a quote: dated today where its owner lives, due as the business's invoices are, and else as the quote has
 * it. Throws 422 for more than is left of it, and 409 where there is nothing to bill so.
 */
export async function contentOfConversion(
  tx: Transaction,
  source: InvoiceRow,
  billed: BilledRow[],
  input: ConvertInput,
): Promise<NewInvoice> {
  const { defaultPaymentTerms } = await tx.business.findUniqueOrThrow({
    where: { id: source.businessId },
    select: { defaultPaymentTerms: true },
  })
  const today = todayIn(source.business.timeZone)
  const ownMethod = source.paymentMethod !== derivedPaymentMethod(source.invoiceType)
  return {
    kind: 'INVOICE',
    clientId: source.clientId,
    invoiceType: 'ONE_OFF',
    currency: source.currency as NewInvoice['currency'],
    issueDate: today,
    dueDate: addDays(today, defaultPaymentTerms),
    invoiceNumber: null,
    autoNumber: true,
    ...storedCharges(source),
    serviceFrom: source.serviceFrom && fromDateColumn(source.serviceFrom),
    serviceUntil: source.serviceUntil && fromDateColumn(source.serviceUntil),
    ...textsOf(source),
    ...languagesOf(source),
    // A method that nobody picked follows from the type.
    ...(ownMethod && { paymentMethod: source.paymentMethod }),
    ...CONTENT[input.to](source, billed, input),
  }
}

const CONTENT: Record<
  ConvertInput['to'],
  (source: InvoiceRow, billed: BilledRow[], input: ConvertInput) => Content
> = {
  INVOICE: wholeOf,
  PARTIAL: partialOf,
  DEPOSIT: depositFor,
  FINAL: finalOf,
}

function wholeOf(source: InvoiceRow): Content {
  const { discount, pricesIncludeTax } = storedCharges(source)
  return { discount, pricesIncludeTax, lineItems: source.lines.map(lineContent) }
}

function partialOf(source: InvoiceRow, billed: BilledRow[], { lines = [] }: ConvertInput): Content {
  const { currency } = source
  const taken = takenIn(billed)
  const quantities = new Map(lines.map(({ line, quantity }) => [line, exact(quantity)]))
  const all = source.lines.map((row) => ({ position: row.position, line: lineContent(row) }))
  lines.forEach(({ line: position, quantity }, index) => {
    const line = all.find((one) => one.position === position)?.line
    if (!line || !isItem(line)) throw invalid('convert.no-line', `lines.${index}.line`)
    const left = exact(line.quantity).minus(taken.get(position) ?? 0)
    const field = `lines.${index}.quantity`
    if (left.lte(0)) throw invalid('convert.line-done', field)
    if (exact(quantity).gt(left)) throw invalid(reason('convert.line-left', { left: left.toFixed() }), field)
  })
  const chosenOf = (position: number, line: ItemContent): Chosen => ({
    line,
    before: taken.get(position) ?? exact(0),
    quantity: quantities.get(position) ?? exact(0),
  })
  const items = all.flatMap(({ position, line }) => (isItem(line) ? [chosenOf(position, line)] : []))
  const { discount, pricesIncludeTax } = storedCharges(source)
  return {
    discount: discountOf(discount, items, currency),
    pricesIncludeTax,
    lineItems: sectionsOf(all)
      // What stands over or between lines goes along with them.
      .filter((section) => section.some(({ position }) => quantities.has(position)))
      .flat()
      .flatMap(({ position, line }): Content['lineItems'] => {
        if (!isItem(line)) return [line]
        if (!quantities.has(position)) return []
        return [{ ...partOf(chosenOf(position, line), currency), sourceLine: position }]
      }),
  }
}

/** Lines by the headings that they stand under. */
function sectionsOf<T extends { line: LineContent }>(lines: T[]): T[][] {
  const sections: T[][] = [[]]
  for (const one of lines) {
    if (one.line.kind === 'HEADING') sections.push([])
    sections.at(-1)!.push(one)
  }
  return sections
}

function depositFor(source: InvoiceRow, billed: BilledRow[], { percent, amount }: ConvertInput): Content {
  const { currency, totalAmount, invoiceNumber: number } = source
  const tooFine = amount !== undefined && decimalsReason(amount, { currency, left: totalAmount })
  if (tooFine) throw invalid(tooFine, 'amount')
  const asked = percent === undefined ? exact(amount!) : depositOf(totalAmount, percent, currency)
  const field = percent === undefined ? 'amount' : 'percent'
  if (asked.lte(0)) throw invalid('convert.deposit-nothing', field)
  const excess = excessOfTotal(asked, leftIn(source, billed), currency)
  if (excess) throw invalid(excess, field)
  const charges = storedCharges(source)
  const { pricesIncludeTax, prices } = depositPrices(asked, source.taxes, { ...charges, currency })
  const { depositLines, writing } = wordsOf(source)
  const description =
    percent === undefined
      ? fill(depositLines.amount, { number })
      : fill(depositLines.rate, { rate: writing.percent(percent), number })
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
      tax: lineTax(tax, charges),
    })),
  }
}

function finalOf(source: InvoiceRow, billed: BilledRow[]): Content {
  const parts = billed.filter(isPartial)
  const draft = parts.find((row) => !isIssued(row))
  if (draft) throw conflict(reason('convert.draft-before', { number: draft.invoiceNumber }))
  if (parts.length === 0) throw conflict('convert.nothing-before')
  const whole = wholeOf(source)
  const { depositLines, writing } = wordsOf(source)
  const describe = ({ relation, invoiceNumber: number, issueDate }: BilledRow) =>
    fill(relation === 'DEPOSIT' ? depositLines.less : depositLines.lessPartial, {
      number,
      day: writing.proseDay(fromDateColumn(issueDate)),
    })
  const deductions = deductionsFor(parts, whole, describe)
  const before = billed.find((row) => row.relation === 'FINAL' && isIssued(row))
  if (deductions.length === 0 && before)
    throw conflict(reason('convert.taken-off', { number: before.invoiceNumber }))
  // Where lines stand in sections, they are no part of the last one.
  const isInSections = deductions.length > 0 && whole.lineItems.some(({ kind }) => kind === 'HEADING')
  const heading = { kind: 'HEADING' as const, description: depositLines.heading }
  return { ...whole, lineItems: [...whole.lineItems, ...(isInSections ? [heading] : []), ...deductions] }
}

/** What the document speaks, by what was chosen for it. */
function wordsOf({ business, client, ...document }: InvoiceRow): DocumentWords {
  const speaker = speakerOf(chosenLanguages(document, client, business), business.ownWords)
  return speechOf({ ...speaker, place: business }).document
}
