import type { DocumentMessages, ReceiptMessages } from './message-types'

/** Splits a label from the placeholders before and after it, which are the same in every language. */
const LABEL = /^(\{\w+\})?(.*?)([\s(（]*\{.*)?$/s

/**
 * Joins a label in two languages: `Rechnung / Invoice`, with a line break allowed after the slash. Placeholders appear
 * once, at their place in the first: `MwSt. / VAT (19 %)`, `10 % Rabatt / Discount (5,00 €)`.
 */
export function joinLabels(first: string, second: string): string {
  const [, before = '', a = '', behind = ''] = LABEL.exec(first)!
  const b = LABEL.exec(second)![2]!.trim()
  if (!b || a.trim().toLowerCase() === b.toLowerCase()) return first
  return `${before}${a}\u00a0/ ${b}${behind}`
}

const stackLines = (first: string, second: string): string =>
  first === second ? first : `${first}\n${second}`

const joinEach = <Words extends Record<string, string>>(
  first: Words,
  second: Words,
  join = joinLabels,
): Words =>
  Object.fromEntries(
    Object.entries(first).map(([key, text]) => [key, join(text, second[key] ?? text)]),
  ) as Words

/**
 * Merges the messages of a document in two languages. Labels appear in both. Amounts, dates, the payment status,
 * sentences that name a document, generated line items and stamps appear only in the first.
 */
export function mergeBilingual(first: DocumentMessages, second: DocumentMessages): DocumentMessages {
  const { draftMark, paidStamp, cancelledStamp, page, partPaid, howToPay, noClient } = first.sheet
  return {
    ...first,
    isBilingual: true,
    types: joinEach(first.types, second.types),
    paymentMethods: joinEach(first.paymentMethods, second.paymentMethods),
    sheet: {
      ...joinEach({ ...first.sheet }, { ...second.sheet }),
      draftMark,
      paidStamp,
      cancelledStamp,
      page,
      partPaid,
      howToPay,
      noClient,
    },
    kinds: joinEach(first.kinds, second.kinds),
    facts: joinEach(first.facts, second.facts),
    proformaNote: stackLines(first.proformaNote, second.proformaNote),
    references: joinEach(first.references, second.references),
    tax: joinLabels(first.tax, second.tax),
    taxOn: joinLabels(first.taxOn, second.taxOn),
    includesTax: joinLabels(first.includesTax, second.includesTax),
    includesTaxOn: joinLabels(first.includesTaxOn, second.includesTaxOn),
    homeTax: { ...first.homeTax, total: joinLabels(first.homeTax.total, second.homeTax.total) },
    unitPriceWithTax: joinLabels(first.unitPriceWithTax, second.unitPriceWithTax),
    discount: joinLabels(first.discount, second.discount),
    discountRate: joinLabels(first.discountRate, second.discountRate),
    // A line item's discount is part of a sentence, so only the second language's noun is added.
    lineDiscount: joinLabels(first.lineDiscount, second.discount),
    lineDiscountRate: joinLabels(first.lineDiscountRate, second.discount),
    withholding: joinLabels(first.withholding, second.withholding),
    categories: joinEach(first.categories, second.categories),
    taxReasons: joinEach(first.taxReasons, second.taxReasons, stackLines),
    amountDue: joinLabels(first.amountDue, second.amountDue),
    amountPaid: joinLabels(first.amountPaid, second.amountPaid),
    amountCredited: joinLabels(first.amountCredited, second.amountCredited),
    seller: joinEach(first.seller, second.seller),
    account: joinEach(first.account, second.account),
  }
}

/** Merges the messages of a receipt in two languages. Its title is a sentence, and stays in the first. */
export function mergeBilingualReceipt(first: ReceiptMessages, second: ReceiptMessages): ReceiptMessages {
  const { methods, title, kindMark, ...labels } = first
  const { methods: others, title: _title, kindMark: _mark, ...beside } = second
  return { ...joinEach(labels, beside), title, kindMark, methods: joinEach(methods, others) }
}
