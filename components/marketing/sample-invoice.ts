import { addDays, type Day } from '@/lib/core/dates'
import { DEFAULT_DESIGN } from '@/lib/business/design'
import type { Seller } from '@/lib/documents/types'
import type { DocumentMessages } from '@/lib/i18n/message-types'
import { createInvoiceView, type InvoiceSource, type InvoiceView } from '@/lib/documents/view/invoice-view'

// Its logo (prisma/seed/logo.ts), small enough to be inlined.
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 240 240"><rect width="240" height="240" rx="56" fill="#16423c"/><path d="M0 196c52-34 96-38 140-26 40 11 72 8 100-6v20a56 56 0 0 1-56 56H56a56 56 0 0 1-56-44Z" fill="#1f5a50"/><path d="M88 196c8-56 24-104 68-152M97 158c-18-2-34-10-44-26M105 128c-18-4-32-14-40-30M117 99c-15-6-26-17-31-31M101 146c20 4 40 0 56-14M112 112c18 4 37 0 52-13M127 82c14 4 29 1 42-9" fill="none" stroke="#e9f1e2" stroke-width="11" stroke-linecap="round"/></svg>'

/** The demo business (prisma/seed). */
const studio: Seller = {
  ...DEFAULT_DESIGN,
  logo: { id: 'sample', src: `data:image/svg+xml,${encodeURIComponent(LOGO)}`, width: 48, height: 48 },
  name: 'Fernhill Studio',
  address: 'Unit 4, The Printworks\n22 Canal Street\nManchester\nM1 3HE',
  regNumber: null,
  vat: 'GB 284 1937 34',
  taxNumber: null,
  bankName: null,
  bankAccountName: null,
  bankAccountNumber: null,
  bankSortCode: null,
  bankIban: null,
  bankSwift: null,
}

interface SampleTexts {
  number: string
  lines: { brand: string; website: string; photography: string }
}

/** Returns an invoice of the demo business, two days old. */
export function createSampleInvoice(
  today: Day,
  { number, lines }: SampleTexts,
  words?: DocumentMessages,
): InvoiceView {
  const issueDate = addDays(today, -2)
  const source: InvoiceSource = {
    invoiceNumber: number,
    status: 'SENT',
    invoiceType: 'ONE_OFF',
    paymentMethod: 'BANK_TRANSFER',
    currency: 'GBP',
    taxRate: 20,
    issueDate,
    dueDate: addDays(issueDate, 14),
    lineItems: [
      { description: lines.brand, quantity: 2, unitPrice: 920 },
      { description: lines.website, quantity: 1, unitPrice: 3200 },
      { description: lines.photography, quantity: 1, unitPrice: 420 },
    ],
    seller: studio,
    client: {
      name: 'Hannah Whitfield',
      companyName: 'Oakline Furniture Ltd',
      email: null,
      phone: null,
      address: 'Ancoats Works\n41 Jersey Street',
      city: 'Manchester',
      state: null,
      postalCode: 'M4 6JG',
      country: 'GB',
      countryName: 'United Kingdom',
      vatNumber: null,
      taxNumber: null,
      companyNumber: null,
    },
  }
  return createInvoiceView(source, { today, words })
}
