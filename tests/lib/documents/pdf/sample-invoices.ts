import { createInvoiceView, type InvoiceSource, type InvoiceView } from '@/lib/documents/view/invoice-view'

const seller: InvoiceSource['seller'] = {
  logo: null,
  name: 'Harbour & Pine Studio Ltd',
  address: '14 Wharf Lane\nBristol BS1 6TY',
  regNumber: '09876543',
  vat: 'GB 123 4567 89',
  taxNumber: null,
  bankName: 'Starling Bank',
  bankAccountName: 'Harbour & Pine',
  bankAccountNumber: '12345678',
  bankSortCode: '60-83-71',
  bankIban: 'GB29 NWBK 6016 1331 9268 19',
  bankSwift: 'NWBKGB2L',
  template: 'CLASSIC',
  accentColor: '#005c67',
}

/** Returns an invoice with `lines` line items that uses every part of a document. */
export function createSampleSource(lines: number, over: Partial<InvoiceSource> = {}): InvoiceSource {
  return {
    invoiceNumber: 'INV-0042',
    status: 'SENT',
    issueDate: '2025-01-05',
    dueDate: '2025-01-19',
    invoiceType: 'ONE_OFF',
    paymentMethod: 'BANK_TRANSFER',
    currency: 'GBP',
    taxRate: 9.975,
    notes: 'It was a pleasure to work with you.',
    termsAndConditions: 'Payment is due within 14 days.\nInterest may be charged.',
    lineItems: Array.from({ length: lines }, (_, index) => ({
      description: `Item ${index + 1} of the work`,
      quantity: (index % 7) + 1.25,
      unitPrice: index * 1.11 + 0.33,
    })),
    seller,
    client: {
      name: 'Maria Kowalska',
      companyName: 'Northwind Traders',
      email: 'maria@northwind.example',
      phone: '+48 22 555 01 10',
      address: 'ul. Piotrkowska 12',
      city: 'Łódź',
      state: null,
      postalCode: '90-001',
      country: 'Poland',
      vatNumber: 'PL7251234567',
      taxNumber: null,
      companyNumber: null,
    },
    ...over,
  }
}

export const createSampleView = (lines: number, over: Partial<InvoiceSource> = {}): InvoiceView =>
  createInvoiceView(createSampleSource(lines, over), { today: '2025-01-25' })
