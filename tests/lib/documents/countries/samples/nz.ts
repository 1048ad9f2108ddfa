import { onAll, onEach, type CountrySample } from '../sample-types'

export const newZealand: CountrySample = {
  name: 'NZ',
  country: 'NZ',
  language: 'en',
  currency: 'NZD',
  seller: {
    name: 'Ponsonby Studio Limited',
    street: '88 Ponsonby Road',
    postalCode: '1011',
    city: 'Auckland',
    vat: '49-091-850',
  },
  client: {
    name: 'Otago Wines Limited',
    contact: 'Aroha Ngata',
    email: 'accounts@otagowines.example',
    street: '20 Princes Street',
    postalCode: '9016',
    city: 'Dunedin',
  },
  bank: { bankName: 'Kiwibank', bankAccountNumber: '38-9000-0123456-00' },
  charges: { taxRate: 15 },
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
  required: [
    onAll(
      'Names and addresses of both',
      'GST Act 1985 s 19E, 19F',
      'Ponsonby Studio Limited',
      '88 Ponsonby Road',
      'Auckland 1011',
      'Otago Wines Limited',
      '20 Princes Street',
      'Dunedin 9016',
    ),
    onAll('GST number', 'GST Act 1985 s 19E', 'GST No 49-091-850'),
    onEach('Number and kind', 'customary', {
      invoice: ['TAX INVOICEINV-0041'],
      creditNote: ['CREDIT NOTECN-0003'],
      final: ['FINAL TAX INVOICEINV-0042'],
    }),
    onEach('Date of issue', 'GST Act 1985 s 19E', {
      invoice: ['30 October 2026'],
      creditNote: ['12 November 2026'],
      final: ['30 October 2026'],
    }),
    onAll('Date of supply', 'customary', '1 October 2026 – 28 October 2026'),
    onEach('Quantity and nature', 'GST Act 1985 s 19E', {
      invoice: ['Website design', '24 h', 'Photography'],
      creditNote: ['Website design', '4 h'],
      final: ['Website design', '24 h', 'Photography'],
    }),
    onAll('Unit price without tax', 'customary', 'Unit Price', '$95.00'),
    onEach('Net amount by rate', 'GST Act 1985 s 19E', {
      invoice: ['Subtotal$2,700.00'],
      creditNote: ['Subtotal$380.00'],
      final: ['Subtotal$1,890.00'],
    }),
    onEach('Rate and tax by rate', 'GST Act 1985 s 19E', {
      invoice: ['GST (15%)$405.00'],
      creditNote: ['GST (15%)$57.00'],
      final: ['GST (15%)$283.50'],
    }),
    onEach('Total', 'GST Act 1985 s 19E', {
      invoice: ['Total$3,105.00'],
      creditNote: ['Total$437.00'],
      final: ['Total$2,173.50'],
    }),
    onEach('Invoice that is credited, and the reason', 'GST Act 1985 s 19N', {
      creditNote: ['INV-0041', '30 October 2026', '4 hours not worked'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['INV-0033', '21 September 2026', '−$810.00', 'GST (15%): −$121.50'],
    }),
  ],
}
