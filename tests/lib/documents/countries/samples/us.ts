import { onAll, onEach, type CountrySample } from '../sample-types'

export const unitedStates: CountrySample = {
  name: 'US',
  country: 'US',
  language: 'en',
  currency: 'USD',
  seller: {
    name: 'Redwood Studio LLC',
    street: '1200 Market Street, Suite 400',
    postalCode: '94102',
    city: 'San Francisco',
    state: 'CA',
  },
  client: {
    name: 'Lakeside Coffee Inc.',
    contact: 'Megan Reed',
    email: 'ap@lakeside.example',
    street: '88 Lake Shore Drive',
    postalCode: '60611',
    city: 'Chicago',
    state: 'IL',
  },
  bank: { bankName: 'Chase', bankAccountNumber: '000123456789', bankSortCode: '322271627' },
  charges: { taxRate: 8.5 },
  lines: [
    { description: 'Website design', quantity: 24, unit: 'h', unitPrice: 95 },
    { description: 'Printed brand guide', quantity: 1, unitPrice: 420 },
  ],
  numbers: {
    invoice: 'INV-0041',
    creditNote: 'CN-0003',
    quote: 'Q-0012',
    deposit: 'INV-0033',
    final: 'INV-0042',
  },
  reason: '4 hours not worked',
  required: [
    onAll(
      'Names and addresses of both',
      'customary',
      'Redwood Studio LLC',
      '1200 Market Street, Suite 400',
      'San Francisco, CA 94102',
      'Lakeside Coffee Inc.',
      '88 Lake Shore Drive',
      'Chicago, IL 60611',
    ),
    onEach('Number and kind', 'customary', {
      invoice: ['INVOICEINV-0041'],
      creditNote: ['CREDIT NOTECN-0003'],
      final: ['FINAL INVOICEINV-0042'],
    }),
    onEach('Date of issue', 'customary', {
      invoice: ['Oct 30, 2026'],
      creditNote: ['Nov 12, 2026'],
      final: ['Oct 30, 2026'],
    }),
    onAll('Date of supply', 'customary', 'Oct 01, 2026 – Oct 28, 2026'),
    onEach('Quantity and nature', 'customary', {
      invoice: ['Website design', '24 h', 'Printed brand guide'],
      creditNote: ['Website design', '4 h'],
      final: ['Website design', '24 h', 'Printed brand guide'],
    }),
    onAll('Unit price without tax', 'customary', 'Unit Price', '$95.00'),
    onEach('Net amount by rate', 'customary', {
      invoice: ['Subtotal$2,700.00'],
      creditNote: ['Subtotal$380.00'],
      final: ['Subtotal$1,890.00'],
    }),
    onEach('Rate and tax by rate', 'customary', {
      invoice: ['Tax (8.5%)$229.50'],
      creditNote: ['Tax (8.5%)$32.30'],
      final: ['Tax (8.5%)$160.65'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Total$2,929.50'],
      creditNote: ['Total$412.30'],
      final: ['Total$2,050.65'],
    }),
    onEach('Invoice that is credited, and the reason', 'customary', {
      creditNote: ['INV-0041', 'Oct 30, 2026', '4 hours not worked'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['INV-0033', 'Sep 21, 2026', '−$810.00', 'Tax (8.5%): −$68.85'],
    }),
  ],
}
