import { mapReferences } from '@/lib/documents/texts'
import type { InvoiceSummary } from '@/lib/documents/types'

/** Returns a list row, for tests without a database. */
export const createInvoiceSummary = (over: Partial<InvoiceSummary> = {}): InvoiceSummary => ({
  id: 1,
  kind: 'INVOICE',
  relation: null,
  invoiceNumber: 'INV-0001',
  clientId: 1,
  clientName: 'Oakline Furniture',
  clientContact: null,
  issueDate: '2026-11-01',
  dueDate: '2026-11-20',
  status: 'SENT',
  currency: 'GBP',
  subtotal: 100,
  taxRate: 0,
  taxAmount: 0,
  totalAmount: 100,
  withheldAmount: 0,
  amountPaid: 0,
  amountCredited: 0,
  balance: 100,
  invoiceType: 'ONE_OFF',
  recurringDate: null,
  paymentMethod: 'REQUEST',
  ...mapReferences(() => null),
  ...over,
})
