import type { InvoiceStatus } from '@/lib/documents/types'
import { summarizeClient } from '@/lib/reports/clients/queries'

const group = (
  status: InvoiceStatus,
  currency: string,
  count: number,
  total: number | string,
  paid: number | string = status === 'PAID' ? total : 0,
) => ({ status, currency, count, total, paid })

describe('the financial overview of a client', () => {
  it('counts every invoice, and sums those neither paid nor cancelled', () => {
    const groups = [
      group('DRAFT', 'EUR', 1, '10.10'),
      group('SENT', 'EUR', 2, '20.20'),
      group('PAID', 'EUR', 3, 1000),
      group('CANCELLED', 'EUR', 4, 5000),
    ]
    expect(summarizeClient(groups, 'EUR')).toEqual({
      totalInvoices: 10,
      paidInvoices: 3,
      outstanding: { currency: 'EUR', amount: 30.3, owed: 20.2, drafts: 10.1 },
      otherOutstanding: [],
    })
  })

  it('subtracts payments', () => {
    const groups = [group('SENT', 'EUR', 2, '20.20', '5.05'), group('CANCELLED', 'EUR', 1, 100, 40)]
    expect(summarizeClient(groups, 'EUR').outstanding).toEqual({
      currency: 'EUR',
      amount: 15.15,
      owed: 15.15,
      drafts: 0,
    })
  })

  it('never mixes currencies and lists them by code', () => {
    const groups = [
      group('SENT', 'USD', 1, 5),
      group('SENT', 'EUR', 1, 7),
      group('DRAFT', 'USD', 1, '0.10'),
      group('PAID', 'JPY', 1, 9),
    ]
    expect(summarizeClient(groups, 'GBP')).toMatchObject({
      outstanding: { currency: 'GBP', amount: 0 },
      otherOutstanding: [
        { currency: 'EUR', amount: 7 },
        { currency: 'USD', amount: 5.1, owed: 5, drafts: 0.1 },
      ],
    })
  })

  it('is zero without invoices', () => {
    expect(summarizeClient([], 'USD')).toEqual({
      totalInvoices: 0,
      paidInvoices: 0,
      outstanding: { currency: 'USD', amount: 0, owed: 0, drafts: 0 },
      otherOutstanding: [],
    })
  })
})
