import { onAll, onEach, onInvoices, type CountrySample } from '../sample-types'

export const canada: CountrySample = {
  name: 'CA',
  country: 'CA',
  language: 'en',
  currency: 'CAD',
  seller: {
    name: 'Queen West Creative Inc.',
    street: '310 Queen Street West',
    postalCode: 'M5V 2A4',
    city: 'Toronto',
    state: 'ON',
    vat: '123026635 RT0001',
  },
  client: {
    name: 'Rideau Bakery Ltd.',
    contact: 'Daniel Singh',
    email: 'ap@rideau.example',
    street: '55 Sparks Street',
    postalCode: 'K1P 5A5',
    city: 'Ottawa',
    state: 'ON',
  },
  bank: { bankName: 'RBC Royal Bank', bankAccountNumber: '1234567', bankSortCode: '00002-003' },
  charges: { taxRate: 13 },
  lines: [
    { description: 'Website design', quantity: 24, unit: 'h', unitPrice: 95 },
    { description: 'Photography', quantity: 1, unitPrice: 420 },
  ],
  numbers: {
    invoice: 'INV-0041',
    creditNote: 'CN-0003',
    quote: 'Q-0012',
    deposit: 'INV-0033',
    final: 'INV-0042',
  },
  reason: '4 hours not worked',
  terms: 'Payment within 30 days.',
  required: [
    onAll(
      'Names and addresses of both',
      'SOR/91-45 s. 3(a), (c)',
      'Queen West Creative Inc.',
      '310 Queen Street West',
      'Toronto ON M5V 2A4',
      'Rideau Bakery Ltd.',
      '55 Sparks Street',
      'Ottawa ON K1P 5A5',
    ),
    onAll('GST/HST number', 'SOR/91-45 s. 3(b)', 'GST/HST No. 123026635 RT0001'),
    onEach('Number and kind', 'customary', {
      invoice: ['INVOICEINV-0041'],
      creditNote: ['CREDIT NOTECN-0003'],
      final: ['FINAL INVOICEINV-0042'],
    }),
    onEach('Date of issue', 'SOR/91-45 s. 3(a)', {
      invoice: ['October 30, 2026'],
      creditNote: ['November 12, 2026'],
      final: ['October 30, 2026'],
    }),
    onAll('Date of supply', 'customary', 'October 1, 2026 – October 28, 2026'),
    onEach('Quantity and nature', 'SOR/91-45 s. 3(c)', {
      invoice: ['Website design', '24 h', 'Photography'],
      creditNote: ['Website design', '4 h'],
      final: ['Website design', '24 h', 'Photography'],
    }),
    onAll('Unit price without tax', 'customary', 'Unit Price', '$95.00'),
    onEach('Net amount by rate', 'SOR/91-45 s. 3(b)', {
      invoice: ['Subtotal$2,700.00'],
      creditNote: ['Subtotal$380.00'],
      final: ['Subtotal$1,890.00'],
    }),
    onEach('Rate and tax by rate', 'SOR/91-45 s. 3(b)', {
      invoice: ['GST/HST (13%)$351.00'],
      creditNote: ['GST/HST (13%)$49.40'],
      final: ['GST/HST (13%)$245.70'],
    }),
    onEach('Total', 'SOR/91-45 s. 3(a)', {
      invoice: ['Total$3,051.00'],
      creditNote: ['Total$429.40'],
      final: ['Total$2,135.70'],
    }),
    onEach('Invoice that is credited, and the reason', 'SOR/91-44', {
      creditNote: ['INV-0041', 'October 30, 2026', '4 hours not worked'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['INV-0033', 'September 21, 2026', '−$810.00', 'GST/HST (13%): −$105.30'],
    }),
    onInvoices('Terms of payment, from 500 CAD', 'SOR/91-45 s. 3(c)', 'Payment within 30 days.'),
  ],
}
