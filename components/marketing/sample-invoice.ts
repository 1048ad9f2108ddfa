import { addDays, type Day } from '@/lib/core/dates'
import { DEFAULT_DESIGN } from '@/lib/business/design'
import type { Seller } from '@/lib/documents/types'
import type { DocumentMessages } from '@/lib/i18n/message-types'
import { createInvoiceView, type InvoiceSource, type InvoiceView } from '@/lib/documents/view/invoice-view'

// Sample logo, small enough to be inlined.
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="112" height="112" viewBox="0 0 28 28"><circle cx="14" cy="14" r="14" fill="#26211b"/><path d="M7.5 19.5v-11l6.5 7 6.5-7v11" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>'

const emptySeller: Seller = {
  logo: null,
  name: null,
  address: null,
  regNumber: null,
  vat: null,
  taxNumber: null,
  bankName: null,
  bankAccountName: null,
  bankAccountNumber: null,
  bankSortCode: null,
  bankIban: null,
  bankSwift: null,
  ...DEFAULT_DESIGN,
}

const studio: Seller = {
  ...emptySeller,
  logo: { id: 'sample', src: `data:image/svg+xml,${encodeURIComponent(LOGO)}`, width: 48, height: 48 },
  name: 'Marlow Studio',
  address: '8 Tanner Row\nYork YO1 6JB',
  vat: 'GB 123 4567 89',
}

const blank: Omit<InvoiceSource, 'invoiceNumber' | 'issueDate' | 'dueDate'> = {
  status: 'DRAFT',
  invoiceType: 'ONE_OFF',
  paymentMethod: 'BANK_TRANSFER',
  currency: 'GBP',
  taxRate: 20,
  lineItems: [],
  seller: emptySeller,
  client: null,
}

interface SampleTexts {
  number: string
  lines: { brand: string; website: string; photography: string }
}

/** Returns a sample invoice of a fictitious studio, two days old. */
export function createSampleInvoice(
  today: Day,
  { number, lines }: SampleTexts,
  words?: DocumentMessages,
): InvoiceView {
  const issueDate = addDays(today, -2)
  const source: InvoiceSource = {
    ...blank,
    invoiceNumber: number,
    status: 'SENT',
    issueDate,
    dueDate: addDays(issueDate, 14),
    lineItems: [
      { description: lines.brand, quantity: 2, unitPrice: 920 },
      { description: lines.website, quantity: 1, unitPrice: 3200 },
      { description: lines.photography, quantity: 1, unitPrice: 420 },
    ],
    seller: studio,
    client: {
      name: 'Ines Calloway',
      companyName: 'Harbour & Pine Ltd',
      email: null,
      phone: null,
      address: '27 Quayside',
      city: 'Whitby',
      state: null,
      postalCode: 'YO21 3QN',
      country: 'GB',
      countryName: 'United Kingdom',
      vatNumber: null,
      taxNumber: null,
      companyNumber: null,
    },
  }
  return createInvoiceView(source, { today, words })
}

/** Returns a blank invoice, as in the preview of an untouched form. */
export function createBlankInvoice(today: Day, words: DocumentMessages): InvoiceView {
  const { number: invoiceNumber } = words.placeholder
  return createInvoiceView(
    { ...blank, invoiceNumber, issueDate: today, dueDate: addDays(today, 14) },
    { today, words },
  )
}
