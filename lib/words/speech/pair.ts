import type { DocumentWords, ReceiptWords } from '../document-words'

/** A label between what is filled in before it and behind it, which is the same in every language. */
const LABEL = /^(\{\w+\})?(.*?)([\s(（]*\{.*)?$/s

/**
 * Two languages on one line, or broken behind the stroke: `Rechnung / Invoice`. What is filled in stands once, where the first has it:
 * `MwSt. / VAT (19 %)`, `10 % Rabatt / Discount (5,00 €)`.
 */
export function pair(first: string, second: string): string {
  const [, before = '', a = '', behind = ''] = LABEL.exec(first)!
  const b = LABEL.exec(second)![2]!.trim()
  if (!b || a.trim().toLowerCase() === b.toLowerCase()) return first
  return `${before}${a}\u00a0/ ${b}${behind}`
}

/** Two sentences, each on lines of its own. */
const under = (first: string, second: string): string => (first === second ? first : `${first}\n${second}`)

const each = <Words extends Record<string, string>>(first: Words, second: Words, join = pair): Words =>
  Object.fromEntries(
    Object.entries(first).map(([key, text]) => [key, join(text, second[key] ?? text)]),
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
    types: each(first.types, second.types),
    paymentMethods: each(first.paymentMethods, second.paymentMethods),
    sheet: {
      ...each({ ...first.sheet }, { ...second.sheet }),
      draftMark,
      paidStamp,
      cancelledStamp,
      page,
      partPaid,
      howToPay,
      noClient,
    },
    kinds: each(first.kinds, second.kinds),
    facts: each(first.facts, second.facts),
    proformaNote: under(first.proformaNote, second.proformaNote),
    references: each(first.references, second.references),
    tax: pair(first.tax, second.tax),
    taxOn: pair(first.taxOn, second.taxOn),
    includesTax: pair(first.includesTax, second.includesTax),
    includesTaxOn: pair(first.includesTaxOn, second.includesTaxOn),
    unitPriceWithTax: pair(first.unitPriceWithTax, second.unitPriceWithTax),
    discount: pair(first.discount, second.discount),
    discountRate: pair(first.discountRate, second.discountRate),
    // A line's is said within a sentence, in which the second has its name alone.
    lineDiscount: pair(first.lineDiscount, second.discount),
    lineDiscountRate: pair(first.lineDiscountRate, second.discount),
    withholding: pair(first.withholding, second.withholding),
    categories: each(first.categories, second.categories),
    taxReasons: each(first.taxReasons, second.taxReasons, under),
    amountDue: pair(first.amountDue, second.amountDue),
    amountPaid: pair(first.amountPaid, second.amountPaid),
    amountCredited: pair(first.amountCredited, second.amountCredited),
    seller: each(first.seller, second.seller),
    account: each(first.account, second.account),
  }
}

/** The same of a receipt. Its title is a sentence, and stays in the first. */
export function receiptInBoth(first: ReceiptWords, second: ReceiptWords): ReceiptWords {
  const { methods, title, kindMark, ...labels } = first
  const { methods: others, title: _title, kindMark: _mark, ...beside } = second
  return { ...each(labels, beside), title, kindMark, methods: each(methods, others) }
}
