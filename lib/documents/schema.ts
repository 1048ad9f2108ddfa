import { z } from 'zod'
import { createIdsSchema } from '@/lib/core/lists/bulk'
import { ENDS_TOO_EARLY, repeatSchema } from '@/lib/documents/recurrence/schema'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'
import { MAX_TAX_PARTS } from '@/lib/core/tax/parts'
import { MAX_PRICE_DECIMALS } from '@/lib/core/money'
import { MAX_UNIT, parseUnit } from '@/lib/core/money/units'
import {
  day,
  decimals,
  isDayValue,
  MAX_MONEY,
  formatAllowedValues,
  optionalProse,
  optionalText,
  requiredChoice,
  requiredProse,
  requiredText,
  ALWAYS_RUN,
} from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { languageChoice } from '@/lib/core/validation/language'
import type { DocumentTax } from './totals/complete-tax'
import type { TextLine } from './totals/content-response'
import { filterItems, LINE_KINDS, type TextLineKind } from './line-items/line-kinds'
import { limitQuantity } from './line-items/quantity-schema'
import { MAX_LINES, MAX_REASON } from './limits'
import { MAX_NUMBER_LENGTH } from '@/lib/business/numbering/pattern'
import { CREATABLE_KINDS, DOCUMENT_KINDS, DOCUMENT_STATUSES } from './lifecycle/kinds'
import { mapOptionalDates } from './supply-dates'
import { DOCUMENT_TEXTS, mapTexts, isReference } from './texts'
import {
  chargeFields,
  chargePatchFields,
  exchangeRate,
  validateChargePatch,
  validateCharges,
  validateSupply,
  lineChargeFields,
} from './totals/schema'
import { INVOICE_TYPES, PAYMENT_METHODS } from './enums'

const TOO_FEW = fieldMessage('lines.quantity-too-few')
const NO_UNIT = fieldMessage('lines.unit', { max: MAX_UNIT })
const NO_PRICE = fieldMessage('lines.price-min')
const NO_CLIENT = fieldMessage('documents.client-required')

/** Fields of an item without its quantity. */
export const pricedFields = {
  description: requiredProse('lines.description-required'),
  /** Unit of measure: `h`, `day`, `km`, or any other word. */
  unit: z
    .string()
    .nullish()
    .transform((typed, context) => {
      const unit = parseUnit(typed ?? '')
      if (unit !== undefined) return unit
      context.addIssue({ code: 'custom', message: NO_UNIT })
      return z.NEVER
    }),
  unitPrice: z
    .number({ error: NO_PRICE })
    .min(0, NO_PRICE)
    .max(MAX_MONEY, fieldMessage('lines.price-max', { max: MAX_MONEY }))
    .refine(decimals(MAX_PRICE_DECIMALS), fieldMessage('lines.price-decimals', { max: MAX_PRICE_DECIMALS })),
}

/** Fields that clients send back although the server ignores or computes them. */
const ignoredFields = { id: z.unknown().optional(), amount: z.unknown().optional() }

const DEDUCTED_ONCE = fieldMessage('lines.deducted-once')

/** The parts of a line that the rule about quantities needs. */
interface Counted {
  quantity?: unknown
  unit?: unknown
  sourceLine?: unknown
  depositId?: unknown
}

/**
 * True if a quantity without a unit is below 1, which is invalid (specification, section 4). The schema accepts any
 * quantity above 0 for lines from another document.
 */
export const isBelowMinimumQuantity = ({ quantity, unit, depositId }: Counted): boolean =>
  typeof depositId !== 'number' && !unit && Number(quantity) < 1

const itemSchema = z
  .strictObject({
    kind: z.literal('ITEM').default('ITEM'),
    description: pricedFields.description,
    quantity: limitQuantity(z.number({ error: TOO_FEW })),
    unit: pricedFields.unit,
    unitPrice: pricedFields.unitPrice,
    ...lineChargeFields,
    /** Position of the line on the source document. */
    sourceLine: z.number().int().positive().nullish(),
    /** Final invoices: the invoice that it deducts, and the tax charged there. */
    depositId: z.number().int().positive().nullish(),
    depositTax: z.number().min(0).max(MAX_MONEY).nullish(),
    depositTaxes: z.array(z.number().min(0).max(MAX_MONEY)).max(MAX_TAX_PARTS).optional(),
    ...ignoredFields,
    unitCode: z.unknown().optional(),
    taxes: z.unknown().optional(),
  })
  .superRefine((line: Counted, context) => {
    const { quantity, unit, sourceLine, depositId } = line
    const isDeduction = typeof depositId === 'number'
    if (isDeduction ? quantity === -1 : !Number.isFinite(quantity)) return
    const allowsFraction = Boolean(unit) || typeof sourceLine === 'number'
    if (!isDeduction && (allowsFraction ? Number(quantity) > 0 : !isBelowMinimumQuantity(line))) return
    const message = isDeduction
      ? DEDUCTED_ONCE
      : allowsFraction
        ? fieldMessage('lines.quantity-positive')
        : TOO_FEW
    context.addIssue({ code: 'custom', path: ['quantity'], message })
  }, ALWAYS_RUN)
  .transform(({ id: _id, amount: _amount, unitCode: _code, taxes: _taxes, ...line }) => line)

/** Creates the schema of a line without amount. */
function createTextLineSchema<K extends TextLineKind>(kind: K, description: z.ZodType<string, string>) {
  const none = (field: string) =>
    z.null({ error: fieldMessage('api.text-line-field', { line: kind, field }) }).optional()
  return z
    .strictObject({
      kind: z.literal(kind),
      description,
      quantity: none('quantity'),
      unit: none('unit'),
      unitPrice: none('price'),
      discount: none('discount'),
      tax: none('tax'),
      ...ignoredFields,
    })
    .transform(({ kind, description }): TextLine => ({ kind, description }))
}

/** Characters. */
const MAX_HEADING = 200

const lineSchema = z.discriminatedUnion(
  'kind',
  [
    itemSchema,
    createTextLineSchema('HEADING', requiredText('lines.heading-required', MAX_HEADING)),
    createTextLineSchema('TEXT', requiredProse('lines.text-required')),
  ],
  {
    error: ({ code, input }) =>
      code === 'invalid_union' && typeof input === 'object' && input
        ? formatAllowedValues(LINE_KINDS)
        : undefined,
  },
)

const NO_LINES = fieldMessage('lines.required')

/** Fields of the content of an invoice or a recurring schedule. */
export const contentFields = {
  clientId: z.number({ error: NO_CLIENT }).int(NO_CLIENT).positive(NO_CLIENT),
  currency: requiredChoice(ALL_CURRENCIES, 'business.currency-required'),
  ...chargeFields,
  ...mapTexts((field) => {
    const { longest } = DOCUMENT_TEXTS[field]
    return isReference(field) ? optionalText(longest) : optionalProse(longest)
  }),
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
  ...languageChoice,
  lineItems: z
    .array(lineSchema, { error: NO_LINES })
    .max(MAX_LINES, fieldMessage('lines.too-many', { max: MAX_LINES }))
    // Headings and texts have no amount.
    .refine((lines) => filterItems(lines).length > 0, NO_LINES),
}

const optionalDay = () =>
  z
    .union([z.literal('').transform(() => null), day('field.choose-day')])
    .nullish()
    .transform((chosen) => chosen ?? null)

/** Fields of a document, new or existing. */
export const documentFields = {
  ...contentFields,
  issueDate: day('documents.issue-date-required'),
  dueDate: day('documents.due-date-required'),
  ...mapOptionalDates(() => optionalDay()),
  exchangeRate,
  invoiceNumber: requiredText('numbering.number-required', MAX_NUMBER_LENGTH),
  invoiceType: z.enum(INVOICE_TYPES).default('ONE_OFF'),
  recurringDate: z.union([z.literal('').transform(() => null), day('recurrence.date-required')]).nullish(),
  /** Recurrence of a RECURRING invoice; monthly by default. */
  schedule: repeatSchema.optional(),
  // Clients may send back what they read. Totals are computed here, whatever the body says.
  subtotal: z.unknown().optional(),
  taxAmount: z.unknown().optional(),
  totalAmount: z.unknown().optional(),
  discountAmount: z.unknown().optional(),
  withheldAmount: z.unknown().optional(),
  taxes: z.unknown().optional(),
}

type Computed = 'subtotal' | 'taxAmount' | 'totalAmount' | 'discountAmount' | 'withheldAmount' | 'taxes'

/** Removes the totals that clients sent back. */
const withoutTotals = <T extends Partial<Record<Computed, unknown>>>({
  subtotal: _subtotal,
  taxAmount: _taxAmount,
  totalAmount: _totalAmount,
  discountAmount: _discount,
  withheldAmount: _withheld,
  taxes: _taxes,
  ...input
}: T) => input

/** Fields that the rules across fields need; each may still be missing or invalid when they run. */
interface DraftInput {
  issueDate?: unknown
  dueDate?: unknown
  invoiceType?: unknown
  recurringDate?: unknown
  schedule?: unknown
  kind?: unknown
  serviceFrom?: unknown
  serviceUntil?: unknown
  exchangeRate?: unknown
  exchangeRateDate?: unknown
  taxCategory?: unknown
  lineItems?: unknown
}

/** True if a line deducts an invoice billed before. */
export const hasDeductions = (lines: unknown): boolean =>
  Array.isArray(lines) && lines.some((line: { depositId?: unknown } | null) => line?.depositId != null)

/**
 * Validates rules across fields, so that they are reported together with all other errors. Invalid dates are reported
 * by their own fields.
 */
function validateAcrossFields(invoice: DraftInput, context: z.RefinementCtx<unknown>) {
  const { issueDate, dueDate, invoiceType, recurringDate, schedule } = invoice
  if (isDayValue(issueDate) && isDayValue(dueDate) && dueDate < issueDate)
    context.addIssue({
      code: 'custom',
      path: ['dueDate'],
      message: fieldMessage('documents.due-before-issue'),
    })
  validateSupply(invoice, context)
  if (typeof invoice.exchangeRate === 'number' && !invoice.exchangeRateDate)
    context.addIssue({
      code: 'custom',
      path: ['exchangeRateDate'],
      message: fieldMessage('documents.exchange-rate-date'),
    })
  if (invoiceType === 'RECURRING' && invoice.kind !== undefined && invoice.kind !== 'INVOICE')
    context.addIssue({
      code: 'custom',
      path: ['invoiceType'],
      message: fieldMessage('documents.only-invoices-repeat'),
    })
  if (invoiceType === 'RECURRING' && hasDeductions(invoice.lineItems))
    context.addIssue({
      code: 'custom',
      path: ['invoiceType'],
      message: fieldMessage('documents.final-repeats'),
    })
  if (invoiceType !== 'RECURRING' || typeof schedule !== 'object' || schedule === null) return
  const endsOn = 'endsOn' in schedule ? schedule.endsOn : null
  if (!recurringDate)
    context.addIssue({
      code: 'custom',
      path: ['recurringDate'],
      message: fieldMessage('recurrence.date-required'),
    })
  else if (isDayValue(recurringDate) && isDayValue(endsOn) && endsOn < recurringDate)
    context.addIssue({ code: 'custom', path: ['schedule', 'endsOn'], message: ENDS_TOO_EARLY })
}

/** The form, and the body of `POST /api/invoices`. */
export const invoiceSchema = z
  .strictObject({
    ...documentFields,
    /** A credit note can't be created here, only from its invoice. */
    kind: z.enum(CREATABLE_KINDS, { error: fieldMessage('api.kind') }).default('INVOICE'),
    /** True if the number is our unchanged proposal: then a number that was taken meanwhile is skipped. */
    autoNumber: z.boolean().default(false),
  })
  .superRefine(validateAcrossFields, ALWAYS_RUN)
  .superRefine(validateCharges)
  .transform(withoutTotals)

/** Body of `PATCH /api/invoices/{id}`: the whole form without a tax that stays, and the version it was loaded with. */
export const invoiceUpdateSchema = z
  .strictObject({
    ...documentFields,
    ...chargePatchFields,
    version: z.number().int().positive().optional(),
    /** The kind can't change; a different one is rejected. */
    kind: z.enum(DOCUMENT_KINDS).optional(),
  })
  .superRefine(validateAcrossFields, ALWAYS_RUN)
  .superRefine(validateChargePatch)
  .transform(withoutTotals)

export type InvoiceFormValues = z.input<typeof invoiceSchema>
export type InvoiceInput = z.output<typeof invoiceSchema>
export type InvoicePatch = z.output<typeof invoiceUpdateSchema>
/** An update with its tax. */
export type InvoiceUpdate = Omit<InvoicePatch, keyof DocumentTax> & Pick<InvoiceInput, keyof DocumentTax>

/** Rules that depend on the tax, for an update that was completed. */
export const completedUpdateSchema = z
  .custom<InvoiceUpdate>()
  .superRefine(validateAcrossFields)
  .superRefine(validateCharges)

const status = requiredChoice(DOCUMENT_STATUSES, 'api.status-required')
/** True to undo the last status change and restore what it removed. */
const undo = z.literal(true).optional()

export const statusSchema = z.strictObject({ status, undo })

export const ids = createIdsSchema('invoice')

/** Reason for the deletion, entered by the user. */
const reason = optionalProse(MAX_REASON)
export const deleteInvoiceSchema = z.strictObject({ reason })

/** Body of `POST /api/invoices/bulk`. Only invoices with the status `from` are moved. */
export const bulkSchema = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('move'), from: status, to: status, undo, ids }),
    z.strictObject({ action: z.literal('delete'), reason, ids }),
  ],
  { error: fieldMessage('api.move-or-delete') },
)
export type BulkInput = z.output<typeof bulkSchema>

export const linkSchema = z.strictObject({
  /** Last day on which the public link works; null for no limit. */
  expiresOn: day('field.choose-day').nullable(),
})
export const shareMessageSchema = z.strictObject({ message: optionalProse(5000) })
export type ShareMessageInput = z.output<typeof shareMessageSchema>
