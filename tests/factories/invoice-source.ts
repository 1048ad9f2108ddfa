import type { Seller } from '@/lib/documents/types'
import type { BillTo } from '@/lib/clients/client-response'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'

export const SELLER: Seller = {
  logo: null,
  name: 'Northwind Studio Ltd',
  address: '12 Harbour Street\nBristol BS1 4ND',
  regNumber: '08412345',
  vat: 'GB 123 4567 89',
  taxNumber: null,
  bankName: 'Barclays',
  bankAccountName: 'Northwind Studio Ltd',
  bankAccountNumber: '12345678',
  bankSortCode: '20-00-00',
  bankIban: 'GB29NWBK60161331926819',
  bankSwift: 'BARCGB22',
  template: 'CLASSIC',
  accentColor: '#005c67',
}

export const BILL_TO: BillTo = {
  name: 'Amelia Hart',
  companyName: 'Hart & Finch Architects',
  email: 'accounts@hartfinch.example',
  phone: null,
  address: '4 Canal Row',
  city: 'Leeds',
  state: null,
  postalCode: 'LS1 4AP',
  country: 'GB',
  countryName: 'United Kingdom',
  vatNumber: 'GB 987 6543 21',
  taxNumber: null,
  companyNumber: null,
}

/** Returns the data a document is rendered from, for tests without a database. */
export const createInvoiceSource = (over: Partial<InvoiceSource> = {}): InvoiceSource => ({
  invoiceNumber: 'INV-0042',
  status: 'SENT',
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
  invoiceType: 'ONE_OFF',
  paymentMethod: 'BANK_TRANSFER',
  currency: 'GBP',
  taxRate: 20,
  notes: 'Thank you for the quick feedback.',
  termsAndConditions: 'Payment within 14 days.',
  lineItems: [
    { description: 'Brand identity', quantity: 3, unitPrice: 420 },
    { description: 'Illustrations', quantity: 7.5, unitPrice: 85 },
  ],
  seller: SELLER,
  client: BILL_TO,
  ...over,
})
