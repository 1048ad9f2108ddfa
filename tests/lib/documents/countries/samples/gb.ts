import { onAll, onEach, type CountrySample } from '../sample-types'

export const unitedKingdom: CountrySample = {
  name: 'GB',
  country: 'GB',
  language: 'en',
  currency: 'GBP',
  seller: {
    name: 'Harbour & Pine Studio Ltd',
    street: '14 Wharf Lane',
    postalCode: 'BS1 6TY',
    city: 'Bristol',
    vat: 'GB980780684',
    regNumber: '09876543',
  },
  client: {
    name: 'Finch Architects LLP',
    contact: 'Amelia Hart',
    email: 'accounts@finch.example',
    street: '4 Canal Row',
    postalCode: 'LS1 4AP',
    city: 'Leeds',
    vat: 'GB768919363',
  },
  bank: { bankName: 'Starling Bank', bankAccountNumber: '12345678', bankSortCode: '60-83-71' },
  charges: { taxRate: 20 },
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
      'SI 1995/2518 reg. 14(1)(d), (e)',
      'Harbour & Pine Studio Ltd',
      '14 Wharf Lane',
      'BS1 6TY',
      'Finch Architects LLP',
      '4 Canal Row',
      'LS1 4AP',
    ),
    onAll('VAT registration number', 'SI 1995/2518 reg. 14(1)(d)', 'VAT Reg No GB980780684'),
    onEach('Number and kind', 'SI 1995/2518 reg. 14(1)(a)', {
      invoice: ['INVOICEINV-0041'],
      creditNote: ['CREDIT NOTECN-0003'],
      final: ['FINAL INVOICEINV-0042'],
    }),
    onEach('Date of issue', 'SI 1995/2518 reg. 14(1)(c)', {
      invoice: ['30 October 2026'],
      creditNote: ['12 November 2026'],
      final: ['30 October 2026'],
    }),
    onAll('Date of supply', 'SI 1995/2518 reg. 14(1)(b)', '1 October 2026 – 28 October 2026'),
    onEach('Quantity and nature', 'SI 1995/2518 reg. 14(1)(g), (h)', {
      invoice: ['Website design', '24 h', 'Photography'],
      creditNote: ['Website design', '4 h'],
      final: ['Website design', '24 h', 'Photography'],
    }),
    onAll('Unit price without tax', 'SI 1995/2518 reg. 14(1)(m)', 'Unit Price', '£95.00'),
    onEach('Net amount by rate', 'SI 1995/2518 reg. 14(1)(i)', {
      invoice: ['Subtotal£2,700.00'],
      creditNote: ['Subtotal£380.00'],
      final: ['Subtotal£1,890.00'],
    }),
    onEach('Rate and tax by rate', 'SI 1995/2518 reg. 14(1)(h), (l)', {
      invoice: ['VAT (20%)£540.00'],
      creditNote: ['VAT (20%)£76.00'],
      final: ['VAT (20%)£378.00'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Total£3,240.00'],
      creditNote: ['Total£456.00'],
      final: ['Total£2,268.00'],
    }),
    onEach('Invoice that is credited, and the reason', 'SI 1995/2518 reg. 15C', {
      creditNote: ['INV-0041', '30 October 2026', '4 hours not worked'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['INV-0033', '21 September 2026', '−£810.00', 'VAT (20%): −£162.00'],
    }),
  ],
}
