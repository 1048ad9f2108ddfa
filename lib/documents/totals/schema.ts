import { z } from 'zod'
import { decimals, isDayValue, MAX_MONEY, optionalProse, requiredText } from '@/lib/core/validation'
import { fieldMessage, type FieldCode } from '@/lib/core/validation/field-message'
import { percentage } from '@/lib/core/validation/percentage'
import { MAX_TAX_REASON, TAX_CATEGORIES } from '@/lib/core/tax/categories'
import { getCombinedRate } from '@/lib/core/tax/parts'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import { patchTaxParts, taxParts } from '@/lib/core/validation/tax-parts'
import { countDecimals, sum } from '@/lib/core/money'
import { DISCOUNT_KINDS } from '@/lib/documents/enums'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { computeTotals, isDeduction, computeLineAmount } from './compute-totals'
import { isWithinEu, type TaxableInput } from '@/lib/documents/supply-dates'
import { MAX_RATE, MAX_RATE_DECIMALS } from './home-taxes'
import type { PricedDocument } from './types'

const MAX_LABEL = 40
const MAX_DISCOUNT_DECIMALS = 3

const taxCategory = z.enum(TAX_CATEGORIES).nullish()
const taxReason = optionalProse(MAX_TAX_REASON)

/** Category S means a rate above 0 (EN 16931, BR-S-05). */
const ABOVE_0 = 'charges.rate-above-zero'
/** The rate of a tax with parts is theirs together. */
const OTHER_RATE = 'charges.rate-of-parts'
const isEmptyRate = (rate: unknown, category: unknown) => category === 'S' && rate === 0

/** True for a rate beside parts that isn't theirs: the sender changed it and expects it to count. */
const contradictsParts = (rate: number | undefined, parts: TaxPart[] | undefined): boolean =>
  Boolean(parts && rate && rate !== getCombinedRate(parts))

const lineTax = z
  .strictObject({
    rate: percentage('taxRate').optional(),
    category: taxCategory,
    reason: taxReason,
    parts: taxParts,
  })
  .refine(({ rate, parts }) => rate !== undefined || parts, {
    path: ['rate'],
    message: fieldMessage('percentage.number', { field: 'taxRate' }),
    abort: true,
  })
  .refine(({ rate, category, parts }) => parts || !isEmptyRate(rate, category), {
    path: ['rate'],
    message: fieldMessage(ABOVE_0),
    abort: true,
  })
  .refine(({ rate, parts }) => !contradictsParts(rate, parts), {
    path: ['rate'],
    message: fieldMessage(OTHER_RATE),
    abort: true,
  })
  .transform(({ category = null, rate = 0, reason, parts }) => ({
    rate: parts ? getCombinedRate(parts) : rate,
    category,
    reason,
    ...(parts && { parts }),
  }))
  .nullish()
  .transform((tax) => tax ?? null)

const discount = z
  .strictObject({
    kind: z.enum(DISCOUNT_KINDS),
    value: z
      .number({ error: fieldMessage('charges.discount-number') })
      .min(0, fieldMessage('charges.discount-min'))
      .max(MAX_MONEY, fieldMessage('charges.discount-max', { max: MAX_MONEY }))
      .refine(
        decimals(MAX_DISCOUNT_DECIMALS),
        fieldMessage('charges.discount-decimals', { max: MAX_DISCOUNT_DECIMALS }),
      ),
  })
  .refine(({ kind, value }) => kind !== 'PERCENT' || value <= 100, {
    path: ['value'],
    message: fieldMessage('charges.discount-percent'),
    // No error about the totals on top of this one.
    abort: true,
  })
  .nullish()
  // A discount of 0 is none.
  .transform((value) => (value && value.value > 0 ? value : null))

export const lineChargeFields = { discount, tax: lineTax }

export const chargeFields = {
  taxRate: percentage('taxRate').default(0),
  taxCategory: taxCategory.transform((category) => category ?? null),
  taxReason,
  taxParts,
  pricesIncludeTax: z.boolean().default(false),
  discount,
  withholding: z
    .strictObject({
      label: requiredText('charges.withholding-label', MAX_LABEL),
      rate: percentage('withholding'),
    })
    .nullish()
    .transform((withheld) => (withheld && withheld.rate > 0 ? withheld : null)),
}

/** Charges of an update, which `completeTax` completes. */
export const chargePatchFields = {
  ...chargeFields,
  taxRate: percentage('taxRate').optional(),
  taxCategory,
  taxParts: patchTaxParts,
}

type ChargePatch<T extends PricedDocument> = Omit<T, 'taxRate'> & { taxRate?: number }

/** The rules for the charges of an update that was completed. */
export const completedChargesSchema = z.custom<PricedDocument>().superRefine(validateCharges)

/** Checks the charges of an update like those of a new document. */
export const validateChargePatch = <T extends PricedDocument>(
  { taxRate = 0, ...document }: ChargePatch<T>,
  context: z.RefinementCtx<unknown>,
) => validateCharges({ ...document, taxRate }, context)

const RATE_OUT_OF_RANGE = fieldMessage('charges.exchange-rate', { max: MAX_RATE })

/** Units of the currency of the seller's country for one unit of the document's. */
export const exchangeRate = z
  .number({ error: RATE_OUT_OF_RANGE })
  .positive(RATE_OUT_OF_RANGE)
  .max(MAX_RATE, RATE_OUT_OF_RANGE)
  .refine(
    (rate) => countDecimals(rate) <= MAX_RATE_DECIMALS,
    fieldMessage('charges.exchange-rate-decimals', { max: MAX_RATE_DECIMALS }),
  )
  .nullish()
  .transform((rate) => rate ?? null)

const createIssue = (path: (string | number)[], code: FieldCode) => ({
  code: 'custom' as const,
  path,
  message: fieldMessage(code),
})

/** Checks that the discounts and the total are in range. Runs only on input whose fields are all valid. */
export function validateCharges(document: PricedDocument, context: z.RefinementCtx<unknown>) {
  const { lineItems, currency, taxRate, taxCategory, taxParts, discount } = document
  if (!taxParts && isEmptyRate(taxRate, taxCategory)) context.addIssue(createIssue(['taxRate'], ABOVE_0))
  if (taxParts && contradictsParts(Number(taxRate), taxParts))
    context.addIssue(createIssue(['taxRate'], OTHER_RATE))
  lineItems.forEach((line, index) => {
    if (!isItem(line) || !line.discount) return
    if (isDeduction(line))
      context.addIssue(createIssue(['lineItems', index, 'discount'], 'charges.deduction-discount'))
    else if (computeLineAmount(line, currency).lt(0))
      context.addIssue(createIssue(['lineItems', index, 'discount'], 'charges.line-discount'))
  })
  const { totalAmount, discountAmount, amounts, taxes } = computeTotals(document)
  const charged = sum(
    amounts.flatMap((amount, index) => (amount && !isDeduction(lineItems[index]!) ? amount : [])),
  )
  if (discount && discountAmount.gt(charged))
    context.addIssue(createIssue(['discount'], 'charges.items-discount'))
  if (totalAmount.lt(0) && lineItems.some(isDeduction))
    context.addIssue(createIssue(['lineItems'], 'charges.deducted-too-much'))
  if (totalAmount.gt(MAX_MONEY * 1000))
    context.addIssue(createIssue(['lineItems'], 'charges.total-too-large'))
  // Category O can't be combined with others (EN 16931, BR-O-11 to 14).
  if (taxes.length > 1 && taxes.some(({ category }) => category === 'O'))
    context.addIssue(createIssue(['lineItems'], 'charges.outside-tax'))
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
    context.addIssue(createIssue(['serviceFrom'], 'documents.supply-start'))
  if (isDayValue(serviceFrom) && isDayValue(serviceUntil) && serviceUntil < serviceFrom)
    context.addIssue(createIssue(['serviceUntil'], 'documents.supply-end'))
  if (!isDayValue(serviceFrom) && isWithinEu(taxed))
    context.addIssue(createIssue(['serviceFrom'], 'documents.supply-required'))
}
