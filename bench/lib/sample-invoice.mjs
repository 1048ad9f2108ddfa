const sampleLines = (count) =>
  Array.from({ length: count }, (_, index) => ({
    description: `Design and development, part ${index + 1} of the project`,
    quantity: (index % 8) + 1.5,
    unitPrice: 85 + index,
  }))

/** Returns the data an invoice with `lines` lines is rendered from. */
export const createSampleInvoice = (lines, invoiceNumber) => ({
  invoiceNumber,
  status: 'SENT',
  issueDate: '2026-01-05',
  dueDate: '2026-01-19',
  invoiceType: 'ONE_OFF',
  paymentMethod: 'BANK_TRANSFER',
  currency: 'GBP',
  taxRate: 20,
  notes: 'It was a pleasure to work with you. Please quote the invoice number with your payment.',
  termsAndConditions: 'Payment is due within 14 days of the issue date. Late payments may bear interest.',
  lineItems: sampleLines(lines),
  seller: {
    logo: null,
    name: 'Harbour & Pine Studio Ltd',
    address: '14 Wharf Lane\nBristol BS1 6TY\nUnited Kingdom',
    regNumber: '09876543',
    vat: 'GB 123 4567 89',
    taxNumber: null,
    bankName: 'Starling Bank',
    bankAccountName: 'Harbour & Pine Studio Ltd',
    bankAccountNumber: '12345678',
    bankSortCode: '60-83-71',
    bankIban: null,
    bankSwift: null,
    template: 'CLASSIC',
    accentColor: '#005c67',
  },
  client: {
    name: 'Maria Kowalska',
    companyName: 'Northwind Traders',
    email: 'maria@northwind.example',
    phone: null,
    address: 'ul. Piotrkowska 12',
    city: 'Łódź',
    state: null,
    postalCode: '90-001',
    country: 'Poland',
    vatNumber: 'PL7251234567',
    taxNumber: null,
    companyNumber: null,
  },
})

/** Returns the request body of a new invoice with `lines` lines, as the form sends it. */
export const createSampleBody = (clientId, invoiceNumber, lines) => ({
  clientId,
  invoiceNumber,
  currency: 'GBP',
  issueDate: '2026-01-05',
  dueDate: '2026-01-19',
  taxRate: 20,
  notes: 'It was a pleasure to work with you.',
  lineItems: sampleLines(lines),
})
