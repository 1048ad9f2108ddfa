import type { DocumentWords, ReceiptWords } from '../document-words'

/** Where a text is filled in: what follows is the same in every language. */
const FILLED = /[\s(（]*\{.*$/

/** Two languages on one line, or broken behind the stroke: `Rechnung / Invoice`. What is filled in stands once, behind the first: `MwSt. / VAT (19 %)`. */
export function pair(first: string, second: string): string {
  const [a, b] = [first.replace(FILLED, ''), second.replace(FILLED, '')]
  if (!b || a.toLowerCase() === b.toLowerCase()) return first
  return `${a}\u00a0/ ${b}${first.slice(a.length)}`
}

const eachPair = <Words extends Record<string, string>>(first: Words, second: Words): Words =>
  Object.fromEntries(
    Object.entries(first).map(([key, text]) => [key, pair(text, second[key] ?? text)]),
  ) as Words

/**
 * A sheet in two languages. Its labels stand in both; amounts, days and what is true on a day in the first, and so do sentences that
 * name a document, the lines that the product writes, and the marks that are stamped across it.
 */
export function inBoth(first: DocumentWords, second: DocumentWords): DocumentWords {
  const { draftMark, paidStamp, cancelledStamp, page, partPaid, howToPay, noClient } = first.sheet
  return {
    ...first,
    isInTwo: true,
    types: eachPair(first.types, second.types),
    paymentMethods: eachPair(first.paymentMethods, second.paymentMethods),
    sheet: {
      ...eachPair({ ...first.sheet }, { ...second.sheet }),
      ...{ draftMark, paidStamp, cancelledStamp, page, partPaid, howToPay, noClient },
    },
    kinds: eachPair(first.kinds, second.kinds),
    facts: eachPair(first.facts, second.facts),
    proformaNote: pair(first.proformaNote, second.proformaNote),
    references: eachPair(first.references, second.references),
    tax: pair(first.tax, second.tax),
    taxOn: pair(first.taxOn, second.taxOn),
    includesTax: pair(first.includesTax, second.includesTax),
    includesTaxOn: pair(first.includesTaxOn, second.includesTaxOn),
    unitPriceWithTax: pair(first.unitPriceWithTax, second.unitPriceWithTax),
    discount: pair(first.discount, second.discount),
    discountRate: pair(first.discountRate, second.discountRate),
    withholding: pair(first.withholding, second.withholding),
    categories: eachPair(first.categories, second.categories),
    taxReasons: eachPair(first.taxReasons, second.taxReasons),
    amountDue: pair(first.amountDue, second.amountDue),
    amountPaid: pair(first.amountPaid, second.amountPaid),
    amountCredited: pair(first.amountCredited, second.amountCredited),
    seller: eachPair(first.seller, second.seller),
    account: eachPair(first.account, second.account),
  }
}

/** The same of a receipt. Its title is a sentence, and stays in the first. */
export function receiptInBoth(first: ReceiptWords, second: ReceiptWords): ReceiptWords {
  const { methods, title, kindMark, ...labels } = first
  const { methods: others, title: _title, kindMark: _mark, ...beside } = second
  return { ...eachPair(labels, beside), title, kindMark, methods: eachPair(methods, others) }
}
