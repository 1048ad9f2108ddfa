// Clients, and invoices of each status with lines and payments. Two businesses use the same ids.
import { LODZ, YORK } from './accounts.mjs'

const full = {
  companyName: 'Ωmega Größe AG',
  email: 'ap@ω.example',
  phone: '+49 (0)30 123',
  currency: 'EUR',
  address: 'Straße des 17. Juni 135\n4. OG',
  city: 'Berlin',
  state: 'BE',
  postalCode: '10623',
  country: 'DE',
  vatNumber: 'DE123456789',
  notes: 'Pays late; "call" Jörg\u00a0first.',
}
const clients = [
  { userId: LODZ, id: 1, name: 'Jörg Größe', ...full, createdAt: '2026-03-03 00:00:00' },
  { userId: LODZ, id: 2, name: 'No Address', reminders: false, country: 'Uk' },
  { userId: LODZ, id: 3, name: 'Gone', deletedAt: '2026-08-01 00:00:00', companyName: '' },
  { userId: YORK, id: 1, name: '李小龍', email: 'li@example.com', city: 'York', country: 'UK' },
].map((client, index) => ({ ...client, updatedAt: `2026-09-0${index + 1} 00:00:00` }))

const seller = { format: 1, name: 'Łódź Käse', template: 'MODERN', accentColor: '#aa3300', bankIban: null }
const link = { publicTokenHash: 'sha-of-token', publicTokenCipher: 'v1.cipher', linkExpiresOn: '2027-01-31' }
const frozen = {
  sellerSnapshot: seller,
  billToSnapshot: { name: 'Jörg Größe', city: 'Berlin' },
  logoId: 'logo-in-row',
}
const sums = (subtotal, taxRate, taxAmount, totalAmount, amountPaid = '0.00') => ({
  subtotal,
  taxRate,
  taxAmount,
  totalAmount,
  amountPaid,
})
const texts = {
  notes: 'For “October”\n– thanks',
  termsAndConditions: '14 days net.',
  shareMessage: 'Dear Jörg,\n…',
}
const each = { frequency: 'MONTHLY', every: 1, invoiceType: 'RECURRING' }
const invoices = [
  { id: 1, invoiceNumber: 'FV/2026/001', clientId: 1, ...sums('100.00', '23.000', '23.00', '123.00') },
  {
    id: 2,
    invoiceNumber: 'FV/2026/002',
    clientId: 1,
    status: 'SENT',
    ...frozen,
    ...link,
    ...texts,
    version: 4,
    ...sums('333.34', '7.500', '25.00', '358.34', '58.34'),
    searchText: 'fv/2026/002\n358.34\nkäse',
    viewCount: 3,
    lastViewedAt: '2026-11-20 06:30:00.5',
    paymentMethod: 'INTERNATIONAL_TRANSFER',
  },
  {
    id: 3,
    invoiceNumber: 'FV/2026/003',
    clientId: 1,
    status: 'PAID',
    ...frozen,
    paymentMethod: 'AUTOCHARGE',
    ...sums('0.01', '0.000', '0.00', '0.01', '0.01'),
  },
  {
    id: 4,
    invoiceNumber: 'fv/2026/003b',
    clientId: 3,
    status: 'CANCELLED',
    reminders: false,
    ...sums('99999999999999.99', '0.000', '0.00', '99999999999999.99'),
    paymentMethod: 'REQUEST',
  },
  {
    id: 5,
    invoiceNumber: 'FV/2026/005',
    clientId: 1,
    status: 'SENT',
    ...each,
    recurringDate: '2026-12-01',
    ...sums('10.00', '0.000', '0.00', '10.00'),
  },
  {
    id: 6,
    invoiceNumber: 'FV/2026/006',
    clientId: 2,
    status: 'PAID',
    ...each,
    frequency: 'YEARLY',
    every: 2,
    ...sums('10.00', '0.000', '0.00', '10.00', '10.00'),
  },
  {
    userId: YORK,
    id: 2,
    invoiceNumber: 'FV/2026/002',
    clientId: 1,
    currency: 'JPY',
    ...sums('5000.50', '10.000', '500.05', '5500.55', '500.05'),
  },
].map((invoice, index) => ({
  userId: LODZ,
  currency: 'EUR',
  issueDate: `2026-10-${10 + index}`,
  dueDate: `2026-11-${10 + index}`,
  paymentMethod: 'BANK_TRANSFER',
  updatedAt: `2026-11-0${index + 1} 00:00:00`,
  ...invoice,
}))

const lines = [
  {
    invoiceId: 1,
    position: 1,
    description: 'Käse „Gouda“, jung',
    quantity: '2.5000',
    unitPrice: '40.00',
    amount: '100.00',
  },
  {
    invoiceId: 2,
    position: 1,
    description: '\\.\t\\N',
    quantity: '0.3333',
    unitPrice: '1000.00',
    amount: '333.30',
  },
  {
    invoiceId: 2,
    position: 2,
    description: 'Rounding',
    quantity: '1.0000',
    unitPrice: '0.04',
    amount: '0.04',
  },
  {
    userId: YORK,
    invoiceId: 2,
    position: 1,
    description: '麵包',
    quantity: '5.0000',
    unitPrice: '1000.10',
    amount: '5000.50',
  },
].map((line) => ({ userId: LODZ, ...line }))

const request = '0f8fad5b-d9cb-469f-a165-70867728950e'
const payments = [
  {
    id: 1,
    invoiceId: 2,
    paidOn: '2026-11-11',
    amount: '58.34',
    method: 'CARD',
    reference: '№ 17',
    requestId: request,
  },
  { id: 2, invoiceId: 3, paidOn: '2026-11-12', amount: '0.01', method: 'OTHER', isSettlement: true },
  { id: 3, invoiceId: 6, paidOn: '2026-11-13', amount: '10.00', method: 'CASH' },
  { userId: YORK, id: 1, invoiceId: 2, paidOn: '2026-11-14', amount: '500.05', method: 'CHEQUE' },
].map((payment, index) => ({ userId: LODZ, createdAt: `2026-11-1${index} 09:00:00`, ...payment }))

/** Rows by table; referenced tables come first. */
export const documents = {
  Client: clients,
  Invoice: invoices,
  LineItem: lines,
  Payment: payments,
}
