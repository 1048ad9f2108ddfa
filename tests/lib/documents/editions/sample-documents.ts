import { createInvoiceSource } from '@/tests/factories/invoice-source'
import type { Payment } from '@/lib/documents/payments/payment-response'
import type { Invoice } from '@/lib/documents/types'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'

const source = { id: 4, number: 'A-7', date: '2026-10-01' }
const lineItems: InvoiceSource['lineItems'] = [
  { kind: 'HEADING', description: 'October' },
  { description: 'Design', quantity: 2, unit: 'day', unitPrice: 1785 },
  {
    description: 'Travel',
    quantity: 1200.5,
    unit: 'km',
    unitPrice: 0.35,
    discount: { kind: 'PERCENT', value: 10 },
  },
  { description: 'Print', quantity: 1, unitPrice: 12500, discount: { kind: 'AMOUNT', value: 25 } },
]
const deposit = {
  description: 'Less deposit',
  quantity: 1,
  unitPrice: -200,
  sourceLine: null,
  depositId: 9,
  depositTax: 38,
}

/** Documents that together print every row and label, by name. */
export const SAMPLES: Record<string, Partial<InvoiceSource>> = {
  plain: { purchaseOrder: 'PO-9', serviceFrom: '2026-10-01', serviceUntil: '2026-10-31' },
  paid: { status: 'PAID', amountPaid: 1234.5, serviceFrom: '2026-10-01' },
  discounted: {
    discount: { kind: 'PERCENT', value: 5 },
    withholding: { label: 'IRPF', rate: 15 },
    amountPaid: 100,
    paymentMethod: 'INTERNATIONAL_TRANSFER',
  },
  'several rates': {
    discount: { kind: 'AMOUNT', value: 50 },
    lineItems: lineItems.map((line, index) =>
      index === 2 ? { ...line, tax: { category: 'S', rate: 7 } } : line,
    ),
  } as Partial<InvoiceSource>,
  inclusive: { pricesIncludeTax: true },
  'inclusive, several rates': {
    pricesIncludeTax: true,
    discount: { kind: 'PERCENT', value: 2.5 },
    lineItems: lineItems.map((line, index) =>
      index === 3 ? { ...line, tax: { category: 'E', rate: 0 } } : line,
    ),
  } as Partial<InvoiceSource>,
  'reverse charge': { taxRate: 0, taxCategory: 'AE' },
  exempt: { taxRate: 0, taxCategory: 'E', status: 'CANCELLED' },
  recurring: {
    invoiceType: 'RECURRING',
    rhythm: { frequency: 'MONTHLY', every: 1 },
    notes: '{month} {year}',
  } as Partial<InvoiceSource>,
  'credit note': { kind: 'CREDIT_NOTE', relation: 'CREDITS', source },
  quote: { kind: 'QUOTE', status: 'ACCEPTED', answer: { day: '2026-11-05', by: 'Amelia Hart' } },
  'pro forma invoice': { kind: 'PROFORMA' },
  'deposit invoice': { relation: 'DEPOSIT', source },
  'partial invoice': { relation: 'PARTIAL', source },
  'final invoice': {
    relation: 'FINAL',
    source,
    discount: { kind: 'AMOUNT', value: 40 },
    lineItems: [...lineItems, deposit],
  },
}

/** Returns a sample of a seller in a country whose documents are in a language. */
export function createSample(
  name: string,
  language: string,
  country: string | null,
  over: Partial<InvoiceSource['seller']> = {},
): InvoiceSource {
  const sample = createInvoiceSource({ currency: 'EUR', taxRate: 19, lineItems, ...SAMPLES[name] })
  const place = { street: null, city: null, state: null, postalCode: null, country }
  return {
    ...sample,
    seller: {
      ...sample.seller,
      place,
      countryName: 'Anywhere',
      ...(language !== 'en' && { language }),
      ...over,
    },
  } as InvoiceSource
}

const PAYMENTS: Payment[] = [
  { id: 1, paidOn: '2026-11-04', amount: 1000, credited: 0, method: 'CARD', reference: null },
  { id: 2, paidOn: '2026-11-05', amount: 3570, credited: 5, method: 'BANK_TRANSFER', reference: null },
]

/** Returns an invoice with two payments, for its receipt. */
export const createPaidSample = (language: string, country: string | null): Invoice =>
  ({
    ...createSample('plain', language, country),
    id: 7,
    subtotal: 16423.16,
    taxAmount: 3120.4,
    totalAmount: 19543.56,
    amountPaid: 4570,
    payments: PAYMENTS,
  }) as unknown as Invoice

/** Countries whose documents differ in some language. */
export const COUNTRIES: Record<string, (string | null)[]> = {
  en: [null, 'US', 'GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'AE', 'CA', 'DE'],
  de: [null, 'DE', 'AT', 'CH', 'LI', 'IT'],
  fr: [null, 'FR', 'BE', 'CH', 'CA', 'MA', 'LU'],
  es: [null, 'ES', 'AR', 'BO', 'CL', 'CO', 'GT', 'HN', 'MX', 'PA', 'PE', 'PR', 'PY', 'UY', 'VE', 'US'],
  it: [null, 'IT', 'CH'],
  nl: [null, 'NL', 'BE'],
  pt: [null, 'PT', 'BR', 'AO'],
  pl: [null, 'PL'],
  sv: [null, 'SE', 'FI', 'AX'],
  ja: [null, 'JP'],
}
