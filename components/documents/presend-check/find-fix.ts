import { z } from 'zod'
import { BANK_REQUEST_SENT, saveSettings, type SettingsPatch } from '@/components/shared/save-settings'
import { toast } from '@/components/hooks/use-toast'
import { settingsSchema } from '@/lib/business/schema'
import type { Currency } from '@/lib/core/currencies/currencies'
import { addDays, daysBetween, formatDayInline } from '@/lib/core/dates'
import type { updateClient } from '@/lib/api/definitions/clients'
import type { getInvoice, updateInvoice } from '@/lib/api/definitions/invoices'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { callApi } from '@/lib/platform/http/api-client'
import { documentFields, pricedFields, type InvoiceUpdate } from '@/lib/documents/schema'
import { getPaymentMethodLabel } from '@/lib/documents/labels'
import { pickOptionalDates } from '@/lib/documents/supply-dates'
import { DOCUMENT_TEXTS, mapTexts, isReference, pickTexts } from '@/lib/documents/texts'
import { pickCharges } from '@/lib/documents/totals/charges'
import { getCategoryForRate } from '@/lib/documents/totals/parse-charges'
import type { Invoice } from '@/lib/documents/types'
import { clientSchema } from '@/lib/clients/schema'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'

type UpdateBody = ApiCall<typeof updateInvoice>['body']
type Control = 'text' | 'email' | 'area' | 'date' | 'percent' | 'currency' | 'method'

/** Input of a fix: its API field and current value. */
export interface FixInput {
  name: string
  label: string
  control: Control
  value: string
  /** API schema of the value. */
  schema: z.ZodType
}

/** Inputs and save function that fix a finding where it is shown. */
export interface Fix {
  parts: FixInput[]
  /** Note on the scope of the change. */
  hint?: string
  /** Label of the button that saves the suggestion as it is, if there is one. */
  suggestionLabel?: string
  save: (values: Record<string, string>) => Promise<unknown>
}

const SETTINGS = 'Saved in your settings, for every invoice.'
const CLIENT = 'Saved with the client.'

/** Returns the fix of a field, or null if it can only be edited on its own page (see `finding-item.tsx`). */
export function findFix(field: string, invoice: Invoice, suggestion: string | null): Fix | null {
  const [group = '', key = ''] = field.split('.')
  if (group === 'client') return clientFix(key, invoice)
  if (group === 'seller') return key === 'bank' ? bankFix(invoice) : sellerFix(key, invoice)
  if (group === 'lineItems') return field.endsWith('.description') ? lineFix(Number(key), invoice) : null
  return invoiceFix(field, invoice, suggestion)
}

const createInput = (
  name: string,
  label: string,
  schema: z.ZodType,
  value: string | null,
  control: Control = 'text',
): FixInput => ({ name, label, schema, control, value: value ?? '' })

const clientShape = clientSchema.shape
const settingsShape = settingsSchema.shape

/** If the change awaits an owner's confirmation, says so; the finding stays until then. */
async function patchSettings(body: SettingsPatch): Promise<void> {
  const { isWaiting } = await saveSettings(body)
  if (isWaiting) toast(BANK_REQUEST_SENT)
}

function clientFix(key: string, { client }: Invoice): Fix | null {
  const parts: Record<string, FixInput> = {
    email: createInput('email', 'Client e-mail', clientShape.email, client.email, 'email'),
    vatNumber: createInput('vatNumber', 'Client VAT number', clientShape.vatNumber, client.vatNumber),
    address: createInput('address', 'Client address', clientShape.address, client.address, 'area'),
  }
  const one = parts[key]
  const save = (body: ApiCall<typeof updateClient>['body']) =>
    callApi<typeof updateClient>({ method: 'PATCH', path: `/api/clients/${client.id}`, body })
  return one ? { parts: [one], hint: CLIENT, save } : null
}

function sellerFix(key: string, { seller }: Invoice): Fix | null {
  const parts: Record<string, FixInput> = {
    name: createInput('companyName', 'Company name', settingsShape.companyName, ''),
    address: createInput(
      'companyAddress',
      'Your address',
      settingsShape.companyAddress,
      seller.address,
      'area',
    ),
    vat: createInput('companyVat', 'VAT number', settingsShape.companyVat, seller.vat),
    bankIban: createInput('iban', 'IBAN', settingsShape.iban, seller.bankIban),
  }
  const one = parts[key]
  return one ? { parts: [one], hint: SETTINGS, save: patchSettings } : null
}

/** Bank details for the invoice's payment method, or all of them if the method is derived from them. */
function bankFix(invoice: Invoice): Fix {
  const { seller, paymentMethod: method } = invoice
  const domestic = [
    createInput('accountNumber', 'Account number', settingsShape.accountNumber, seller.bankAccountNumber),
    createInput('sortCode', 'Sort code', settingsShape.sortCode, seller.bankSortCode),
  ]
  const abroad = [
    createInput('iban', 'IBAN', settingsShape.iban, seller.bankIban),
    createInput('swiftCode', 'SWIFT/BIC', settingsShape.swiftCode, seller.bankSwift),
  ]
  const parts = [
    createInput('bankName', 'Bank name', settingsShape.bankName, seller.bankName),
    createInput(
      'accountHolderName',
      'Account holder',
      settingsShape.accountHolderName,
      seller.bankAccountName,
    ),
    ...(method === 'INTERNATIONAL_TRANSFER' ? [] : domestic),
    ...(method === 'BANK_TRANSFER' ? [] : abroad),
  ]
  const save = async (values: Record<string, string>) => {
    await patchSettings(values)
    if (method !== 'REQUEST') return
    // Sets the matching payment method, since otherwise the details would not be printed.
    if (values.accountNumber?.trim()) await patchInvoice(invoice.id, { paymentMethod: 'BANK_TRANSFER' })
    else if (values.iban?.trim()) await patchInvoice(invoice.id, { paymentMethod: 'INTERNATIONAL_TRANSFER' })
  }
  return { parts, hint: SETTINGS, save }
}

function lineFix(index: number, invoice: Invoice): Fix | null {
  const line = invoice.lineItems[index]
  if (!line) return null
  const name = `lineItems.${index}.description`
  return {
    parts: [
      createInput(
        name,
        `Line ${index + 1}`,
        pricedFields.description,
        line.description,
        line.kind === 'HEADING' ? 'text' : 'area',
      ),
    ],
    save: (values) =>
      patchInvoice(invoice.id, ({ lineItems }) => ({
        lineItems: lineItems.map((line, at) => ({
          ...line,
          ...(at === index && { description: values[name] ?? '' }),
        })),
      })),
  }
}

type InputSpec = [label: string, control: Control, value: string | null]

const taxRate = z.preprocess(
  (text: string) => (text.trim() === '' ? undefined : Number(text)),
  documentFields.taxRate,
)
const getFieldSchema = (field: string): z.ZodType =>
  field === 'taxRate'
    ? taxRate
    : (Object.entries(documentFields).find(([name]) => name === field)?.[1] ?? z.string())

function invoiceFix(field: string, invoice: Invoice, suggestion: string | null): Fix | null {
  const inputs: Record<string, InputSpec> = {
    invoiceNumber: [withDocumentNoun('Invoice number', invoice.kind), 'text', invoice.invoiceNumber],
    issueDate: ['Issue date', 'date', invoice.issueDate],
    dueDate: [invoice.kind === 'QUOTE' ? 'Valid until' : 'Due date', 'date', invoice.dueDate],
    serviceFrom: ['Service date', 'date', invoice.serviceFrom],
    currency: ['Currency', 'currency', invoice.currency],
    taxRate: ['Tax rate (%)', 'percent', String(invoice.taxRate)],
    paymentMethod: ['Payment method', 'method', invoice.paymentMethod],
    ...mapTexts((text): InputSpec => [
      DOCUMENT_TEXTS[text].label,
      isReference(text) ? 'text' : 'area',
      invoice[text],
    ]),
  }
  const [label, control, value] = inputs[field] ?? []
  if (!label || !control) return null
  return {
    parts: [createInput(field, label, getFieldSchema(field), suggestion ?? value ?? '', control)],
    suggestionLabel: suggestion === null ? undefined : `Use ${shortenSuggestion(suggestion, control)}`,
    save: ({ [field]: typed = '' }) => patchInvoice(invoice.id, (now) => toChange(field, typed, now)),
  }
}

/** Characters; a longer suggestion is shown in the field only, not on the button. */
const MAX_SUGGESTION_LABEL = 20

function shortenSuggestion(suggestion: string, control: Control): string {
  if (control === 'date') return formatDayInline(suggestion).replace(/, \d+$/, '')
  if (control === 'percent') return `${suggestion}%`
  if (control === 'method') return getPaymentMethodLabel(suggestion as Invoice['paymentMethod']).toLowerCase()
  return suggestion.length > MAX_SUGGESTION_LABEL ? 'this' : suggestion
}

function toChange(field: string, typed: string, now: Invoice): Partial<UpdateBody> {
  const { issueDate, dueDate } = now
  if (field === 'taxRate') {
    const taxRate = typed.trim() === '' ? undefined : Number(typed)
    return { taxRate, taxCategory: getCategoryForRate(taxRate, now.taxCategory) }
  }
  // Moving the issue date keeps the payment terms.
  if (field === 'issueDate' && typed)
    return { issueDate: typed, dueDate: addDays(typed, Math.max(0, daysBetween(issueDate, dueDate))) }
  return { [field]: typed }
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
type StoredField = Exclude<keyof InvoiceUpdate, 'kind' | 'language' | 'secondLanguage' | 'schedule'>

const pickStoredFields = (invoice: Invoice): UpdateBody & Record<StoredField, unknown> => ({
  clientId: invoice.clientId,
  // Checked by the API.
  currency: invoice.currency as Currency,
  issueDate: invoice.issueDate,
  dueDate: invoice.dueDate,
  invoiceNumber: invoice.invoiceNumber,
  ...pickCharges(invoice),
  ...pickOptionalDates(invoice),
  ...pickTexts(invoice),
  invoiceType: invoice.invoiceType,
  recurringDate: invoice.recurringDate,
  paymentMethod: invoice.paymentMethod,
  lineItems: invoice.lineItems,
  version: invoice.version,
})
