import { z } from 'zod'
import {
  decimals,
  isDayValue,
  MAX_MONEY,
  optionalProse,
  percentage,
  requiredText,
} from '@/lib/core/validation'
import { MAX_TAX_REASON, TAX_CATEGORIES } from '@/lib/core/tax/categories'
import { sum } from '@/lib/core/money'
import { DISCOUNT_KINDS } from '@/lib/documents/enums'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { computeTotals, isDeduction, computeLineAmount } from './compute-totals'
import { isWithinEu, NO_SUPPLY_DAY, type TaxableInput } from '@/lib/documents/supply-dates'
import type { PricedDocument } from './types'

const MAX_LABEL = 40

const taxCategory = z.enum(TAX_CATEGORIES).nullish()
const taxReason = optionalProse(MAX_TAX_REASON)

/** Category S means a rate above 0 (EN 16931, BR-S-05). */
const ABOVE_0 = 'A standard rate is above 0: choose “Zero rate” for 0 %'
const isEmptyRate = (rate: unknown, category: unknown) => category === 'S' && rate === 0

const lineTax = z
  .strictObject({ rate: percentage('Tax rate'), category: taxCategory, reason: taxReason })
  .refine(({ rate, category }) => !isEmptyRate(rate, category), {
    path: ['rate'],
    message: ABOVE_0,
    abort: true,
  })
  .transform(({ category = null, ...tax }) => ({ ...tax, category }))
  .nullish()
  .transform((tax) => tax ?? null)

const discount = z
  .strictObject({
    kind: z.enum(DISCOUNT_KINDS),
    value: z
      .number({ error: 'Discount must be a number' })
      .min(0, 'Discount must be at least 0')
      .max(MAX_MONEY, 'Discount must be at most 1,000,000,000')
      .refine(decimals(3), 'Discount can have at most 3 decimals'),
  })
  .refine(({ kind, value }) => kind !== 'PERCENT' || value <= 100, {
    path: ['value'],
    message: 'Discount must be at most 100 %',
    // No error about the totals on top of this one.
    abort: true,
  })
  .nullish()
  // A discount of 0 is none.
  .transform((value) => (value && value.value > 0 ? value : null))

export const lineChargeFields = { discount, tax: lineTax }

export const chargeFields = {
  taxRate: percentage('Tax rate').default(0),
  taxCategory: taxCategory.transform((category) => category ?? null),
  taxReason,
  pricesIncludeTax: z.boolean().default(false),
  discount,
  withholding: z
    .strictObject({
      label: requiredText('Say what is withheld, such as IRPF', MAX_LABEL),
      rate: percentage('Withholding'),
    })
    .nullish()
    .transform((withheld) => (withheld && withheld.rate > 0 ? withheld : null)),
}

const createIssue = (path: (string | number)[], message: string) => ({
  code: 'custom' as const,
  path,
  message,
})

/** Checks that the discounts and the total are in range. Runs only on input whose fields are all valid. */
export function validateCharges(document: PricedDocument, context: z.RefinementCtx<unknown>) {
  const { lineItems, currency, taxRate, taxCategory, discount } = document
  if (isEmptyRate(taxRate, taxCategory)) context.addIssue(createIssue(['taxRate'], ABOVE_0))
  lineItems.forEach((line, index) => {
    if (!isItem(line) || !line.discount) return
    if (isDeduction(line))
      context.addIssue(
        createIssue(['lineItems', index, 'discount'], 'What was billed before has no discount'),
      )
    else if (computeLineAmount(line, currency).lt(0))
      context.addIssue(
        createIssue(['lineItems', index, 'discount'], 'The discount is more than the line comes to'),
      )
  })
  const { totalAmount, discountAmount, amounts, taxes } = computeTotals(document)
  const charged = sum(
    amounts.flatMap((amount, index) => (amount && !isDeduction(lineItems[index]!) ? amount : [])),
  )
  if (discount && discountAmount.gt(charged))
    context.addIssue(createIssue(['discount'], 'The discount is more than the items come to'))
  if (totalAmount.lt(0) && lineItems.some(isDeduction))
    context.addIssue(createIssue(['lineItems'], 'What was billed before is more than the items come to'))
  if (totalAmount.gt(MAX_MONEY * 1000)) context.addIssue(createIssue(['lineItems'], 'The total is too large'))
  // Category O can't be combined with others (EN 16931, BR-O-11 to 14).
  if (taxes.length > 1 && taxes.some(({ category }) => category === 'O'))
    context.addIssue(
      createIssue(['lineItems'], 'What is outside the tax can’t stand beside what is not: use two invoices'),
    )
}

interface SupplyInput extends TaxableInput {
  serviceFrom?: unknown
  serviceUntil?: unknown
}

/** Checks the date of supply, which an intra-Community supply requires (EN 16931, BR-IC-11). */
export function validateSupply(
  { serviceFrom, serviceUntil, ...taxed }: SupplyInput,
  context: z.RefinementCtx<unknown>,
) {
  if (isDayValue(serviceUntil) && !isDayValue(serviceFrom))
    context.addIssue(createIssue(['serviceFrom'], 'Say on which day it began'))
  if (isDayValue(serviceFrom) && isDayValue(serviceUntil) && serviceUntil < serviceFrom)
    context.addIssue(createIssue(['serviceUntil'], 'The last day can’t be before the first'))
  if (!isDayValue(serviceFrom) && isWithinEu(taxed))
    context.addIssue(createIssue(['serviceFrom'], NO_SUPPLY_DAY))
}
