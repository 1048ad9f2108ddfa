import type { Messages } from 'next-intl'
import { z } from 'zod'
import { saveSettings, type SettingsPatch } from '@/components/shared/save-settings'
import { settingsSchema } from '@/lib/business/schema'
import type { IdentifierKind } from '@/lib/core/countries/identifier-types'
import type { Currency } from '@/lib/core/currencies/currencies'
import { addDays, daysBetween } from '@/lib/core/dates'
import { formatDecimal, parseAmount, parsePercent } from '@/lib/core/money/parse'
import type { DecimalSign } from '@/lib/core/reader-locale'
import type { updateClient } from '@/lib/api/definitions/clients'
import type { getInvoice, updateInvoice } from '@/lib/api/definitions/invoices'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { callApi } from '@/lib/platform/http/api-client'
import { documentFields, pricedFields, type InvoiceUpdate } from '@/lib/documents/schema'
import { getSupplyDay, isSuppliedOnIssue, pickOptionalDates } from '@/lib/documents/supply-dates'
import { mapTexts, isReference, pickTexts } from '@/lib/documents/texts'
import { pickCharges } from '@/lib/documents/totals/charges'
import { findHomeCurrency } from '@/lib/documents/totals/home-taxes'
import { getCategoryForRate } from '@/lib/documents/totals/parse-charges'
import type { DocumentKind, Invoice } from '@/lib/documents/types'
import { findTransfer, isTransfer, needsIban } from '@/lib/documents/view/payment-details'
import { clientSchema } from '@/lib/clients/schema'

type UpdateBody = ApiCall<typeof updateInvoice>['body']
/** Key of an input's label in the messages. */
type Label = keyof Messages['presendCheck']['fields']
type Control = 'text' | 'email' | 'area' | 'date' | 'percent' | 'decimal' | 'currency' | 'method'

/** Input of a fix: its API field and current value. */
export interface FixInput {
  name: string
  label: Label
  control: Control
  value: string
  /** API schema of the value. */
  schema: z.ZodType
  /** Country and kind of an identification number, for its label and check. */
  identifier?: { country: string | null; kind: IdentifierKind }
}

/** Inputs and save function that fix a finding where it is shown. */
export interface Fix {
  parts: FixInput[]
  /** Values in the labels: kind of the document, number of the line, and currencies of an exchange rate. */
  labelValues:
    | { kind: DocumentKind; line: number }
    | { kind: DocumentKind; currency: string; home: string }
    | { kind: DocumentKind }
  /** Scope of the change, if it is wider than the document. */
  hint?: keyof Messages['presendCheck']['hints']
  /** Suggested value that a button saves as it is, if there is one. */
  suggestion?: FixSuggestion
  /** Resolves to true if the change awaits an owner's confirmation. */
  save: (values: Record<string, string>) => Promise<unknown>
}

export interface FixSuggestion {
  value: string
  control: Control
}

/**
 * Returns the fix of a field, or null if it can only be edited on its own page (see `finding-item.tsx`).
 * @param sign decimal sign of the reader
 */
export function findFix(
  field: string,
  invoice: Invoice,
  suggestion: string | null,
  sign: DecimalSign,
): Fix | null {
  const [group = '', key = ''] = field.split('.')
  if (group === 'client') return clientFix(key, invoice)
  if (group === 'seller') return key === 'bank' ? bankFix(invoice) : sellerFix(key, invoice)
  if (group === 'lineItems') return field.endsWith('.description') ? lineFix(Number(key), invoice) : null
  if (field === 'exchangeRate') return exchangeRateFix(invoice, sign)
  return invoiceFix(field, invoice, suggestion)
}

const createInput = (
  name: string,
  label: Label,
  schema: z.ZodType,
  value: string | null,
  control: Control = 'text',
): FixInput => ({ name, label, schema, control, value: value ?? '' })

const clientShape = clientSchema.shape
const settingsShape = settingsSchema.shape

/** Resolves to true if the change awaits an owner's confirmation; the finding stays until then. */
const patchSettings = async (body: SettingsPatch): Promise<boolean> => (await saveSettings(body)).isWaiting

function clientFix(key: string, { kind, client }: Invoice): Fix | null {
  const parts: Record<string, FixInput> = {
    email: createInput('email', 'clientEmail', clientShape.email, client.email, 'email'),
    vatNumber: {
      ...createInput('vatNumber', 'clientVatNumber', clientShape.vatNumber, client.vatNumber),
      identifier: { country: client.country, kind: 'vat' },
    },
    taxNumber: {
      ...createInput('taxNumber', 'clientTaxNumber', clientShape.taxNumber, client.taxNumber),
      identifier: { country: client.country, kind: 'tax' },
    },
    companyNumber: {
      ...createInput('companyNumber', 'clientCompanyNumber', clientShape.companyNumber, client.companyNumber),
      identifier: { country: client.country, kind: 'company' },
    },
    address: createInput('address', 'clientAddress', clientShape.address, client.address, 'area'),
  }
  const one = parts[key]
  const save = (body: ApiCall<typeof updateClient>['body']) =>
    callApi<typeof updateClient>({ method: 'PATCH', path: `/api/clients/${client.id}`, body })
  return one ? { parts: [one], labelValues: { kind }, hint: 'client', save } : null
}

function sellerFix(key: string, { kind, seller }: Invoice): Fix | null {
  const country = seller.place?.country ?? null
  const parts: Record<string, FixInput> = {
    name: createInput('companyName', 'companyName', settingsShape.companyName, ''),
    address: createInput(
      'companyAddress',
      'companyAddress',
      settingsShape.companyAddress,
      seller.address,
      'area',
    ),
    vat: {
      ...createInput('companyVat', 'companyVat', settingsShape.companyVat, seller.vat),
      identifier: { country, kind: 'vat' },
    },
    taxNumber: {
      ...createInput(
        'companyTaxNumber',
        'companyTaxNumber',
        settingsShape.companyTaxNumber,
        seller.taxNumber,
      ),
      identifier: { country, kind: 'tax' },
    },
    regNumber: {
      ...createInput('companyNumber', 'companyNumber', settingsShape.companyNumber, seller.regNumber),
      identifier: { country, kind: 'company' },
    },
    bankAccountNumber: createInput(
      'accountNumber',
      'accountNumber',
      settingsShape.accountNumber,
      seller.bankAccountNumber,
    ),
    bankSortCode: createInput('sortCode', 'sortCode', settingsShape.sortCode, seller.bankSortCode),
    bankIban: createInput('iban', 'iban', settingsShape.iban, seller.bankIban),
    bankSwift: createInput('swiftCode', 'swiftCode', settingsShape.swiftCode, seller.bankSwift),
  }
  const one = parts[key]
  return one ? { parts: [one], labelValues: { kind }, hint: 'settings', save: patchSettings } : null
}

/** Bank details for the invoice's payment method, or all of them if the method is derived from them. */
function bankFix(invoice: Invoice): Fix {
  const { kind, seller, paymentMethod: method } = invoice
  const domestic = [
    createInput('accountNumber', 'accountNumber', settingsShape.accountNumber, seller.bankAccountNumber),
    createInput('sortCode', 'sortCode', settingsShape.sortCode, seller.bankSortCode),
  ]
  const byIban = [
    createInput('iban', 'iban', settingsShape.iban, seller.bankIban),
    createInput('swiftCode', 'swiftCode', settingsShape.swiftCode, seller.bankSwift),
  ]
  const parts = [
    createInput('bankName', 'bankName', settingsShape.bankName, seller.bankName),
    createInput(
      'accountHolderName',
      'accountHolderName',
      settingsShape.accountHolderName,
      seller.bankAccountName,
    ),
    ...(needsIban(method, seller) ? [] : domestic),
    ...(isTransfer(method) && !needsIban(method, seller) ? [] : byIban),
  ]
  const save = async (values: Record<string, string>) => {
    const isWaiting = await patchSettings(values)
    if (method !== 'REQUEST') return isWaiting
    // Sets the matching payment method, since otherwise the details would not be printed.
    const { accountNumber = '', iban = '' } = values
    const paymentMethod = findTransfer({
      bankAccountNumber: accountNumber.trim(),
      bankIban: iban.trim(),
      place: seller.place,
    })
    if (paymentMethod) await patchInvoice(invoice.id, { paymentMethod })
    return isWaiting
  }
  return { parts, labelValues: { kind }, hint: 'settings', save }
}

function lineFix(index: number, invoice: Invoice): Fix | null {
  const line = invoice.lineItems[index]
  if (!line) return null
  const name = `lineItems.${index}.description`
  return {
    parts: [
      createInput(
        name,
        'line',
        pricedFields.description,
        line.description,
        line.kind === 'HEADING' ? 'text' : 'area',
      ),
    ],
    labelValues: { kind: invoice.kind, line: index + 1 },
    save: (values) =>
      patchInvoice(invoice.id, ({ lineItems }) => ({
        lineItems: lineItems.map((line, at) => ({
          ...line,
          ...(at === index && { description: values[name] ?? '' }),
        })),
      })),
  }
}

/** The rate and its day, which can't be stored one without the other. */
function exchangeRateFix(invoice: Invoice, sign: DecimalSign): Fix | null {
  const { id, kind, currency, exchangeRate: rate, exchangeRateDate } = invoice
  const home = findHomeCurrency(invoice)
  if (!home) return null
  const parse = (typed: unknown) => parseAmount(String(typed), sign)
  return {
    parts: [
      createInput(
        'exchangeRate',
        'exchangeRate',
        z.preprocess(parse, documentFields.exchangeRate),
        rate ? formatDecimal(rate, sign) : null,
        'decimal',
      ),
      createInput(
        'exchangeRateDate',
        'exchangeRateDate',
        documentFields.exchangeRateDate,
        exchangeRateDate ?? getSupplyDay(invoice),
        'date',
      ),
    ],
    labelValues: { kind, currency, home },
    save: ({ exchangeRate: typed, exchangeRateDate: day }) =>
      patchInvoice(id, { exchangeRate: parse(typed) ?? null, exchangeRateDate: day }),
  }
}

type InputSpec = [label: Label, control: Control, value: string | null]

const taxRate = z.preprocess(parsePercent, documentFields.taxRate)
const getFieldSchema = (field: string): z.ZodType =>
  field === 'taxRate'
    ? taxRate
    : (Object.entries(documentFields).find(([name]) => name === field)?.[1] ?? z.string())

function invoiceFix(field: string, invoice: Invoice, suggestion: string | null): Fix | null {
  const inputs: Record<string, InputSpec> = {
    invoiceNumber: ['invoiceNumber', 'text', invoice.invoiceNumber],
    issueDate: ['issueDate', 'date', invoice.issueDate],
    dueDate: ['dueDate', 'date', invoice.dueDate],
    serviceFrom: ['serviceFrom', 'date', invoice.serviceFrom],
    currency: ['currency', 'currency', invoice.currency],
    taxRate: ['taxRate', 'percent', String(invoice.taxRate)],
    paymentMethod: ['paymentMethod', 'method', invoice.paymentMethod],
    ...mapTexts((text): InputSpec => [text, isReference(text) ? 'text' : 'area', invoice[text]]),
  }
  const [label, control, value] = inputs[field] ?? []
  if (!label || !control) return null
  return {
    parts: [createInput(field, label, getFieldSchema(field), suggestion ?? value ?? '', control)],
    labelValues: { kind: invoice.kind },
    suggestion: suggestion === null ? undefined : { value: suggestion, control },
    save: ({ [field]: typed = '' }) => patchInvoice(invoice.id, (now) => toChange(field, typed, now)),
  }
}

function toChange(field: string, typed: string, now: Invoice): Partial<UpdateBody> {
  const { issueDate, dueDate } = now
  if (field === 'taxRate') {
    const taxRate = parsePercent(typed)
    return {
      taxRate,
      taxCategory: getCategoryForRate(taxRate, now.taxCategory),
      // Another rate than that of the parts replaces them.
      taxParts: taxRate === now.taxRate ? now.taxParts : undefined,
    }
  }
  // Changing the issue date keeps the payment terms, and moves a date of supply that equals it.
  if (field === 'issueDate' && typed)
    return {
      issueDate: typed,
      dueDate: addDays(typed, Math.max(0, daysBetween(issueDate, dueDate))),
      ...(isSuppliedOnIssue(now) && { serviceFrom: typed, serviceUntil: null }),
    }
  // The exchange rate was that of the previous currency.
  return { [field]: typed, ...(field === 'currency' && { exchangeRate: null }) }
}

/**
 * Saves the stored invoice with the change. Reads it first, since another finding may have been fixed meanwhile. Leaves
 * the recurrence unchanged.
 */
async function patchInvoice(
  id: number,
  change: Partial<UpdateBody> | ((now: Invoice) => Partial<UpdateBody>),
): Promise<void> {
  const now = await callApi<typeof getInvoice>({ method: 'GET', path: `/api/invoices/${id}` })
  const body = { ...pickStoredFields(now), ...(typeof change === 'function' ? change(now) : change) }
  await callApi<typeof updateInvoice>({ method: 'PATCH', path: `/api/invoices/${id}`, body })
}

/** The update replaces the document: each field of its schema has to be sent, except those it keeps if absent. */
type StoredField = Exclude<
  keyof InvoiceUpdate,
  'kind' | 'language' | 'secondLanguage' | 'schedule' | 'taxParts'
>

const pickStoredFields = (invoice: Invoice): UpdateBody & Record<StoredField, unknown> => ({
  clientId: invoice.clientId,
  // Checked by the API.
  currency: invoice.currency as Currency,
  issueDate: invoice.issueDate,
  dueDate: invoice.dueDate,
  invoiceNumber: invoice.invoiceNumber,
  ...pickCharges(invoice),
  ...pickOptionalDates(invoice),
  exchangeRate: invoice.exchangeRate,
  ...pickTexts(invoice),
  invoiceType: invoice.invoiceType,
  recurringDate: invoice.recurringDate,
  paymentMethod: invoice.paymentMethod,
  lineItems: invoice.lineItems,
  version: invoice.version,
})
