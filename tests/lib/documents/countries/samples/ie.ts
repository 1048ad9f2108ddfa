import { onAll, onEach, type CountrySample } from '../sample-types'

export const ireland: CountrySample = {
  name: 'IE',
  country: 'IE',
  language: 'en',
  currency: 'EUR',
  seller: {
    name: 'Liffey Design Ltd',
    street: '27 Capel Street',
    postalCode: 'D01 X2C4',
    city: 'Dublin 1',
    vat: 'IE6433435F',
    regNumber: '104547',
  },
  client: {
    name: 'Galway Oysters Ltd',
    contact: 'Niamh Byrne',
    email: 'accounts@oysters.example',
    street: '3 Quay Lane',
    postalCode: 'H91 Y4F2',
    city: 'Galway',
    vat: 'IE8700589N',
  },
  bank: { bankName: 'Bank of Ireland', bankIban: 'IE29 AIBK 9311 5212 3456 78', bankSwift: 'BOFIIE2D' },
  charges: { taxRate: 23 },
  lines: [
    { description: 'Website design', quantity: 24, unit: 'h', unitPrice: 95 },
    {
      description: 'Menus, printed',
      quantity: 1,
      unitPrice: 420,
      tax: { rate: 13.5, category: 'S', reason: null },
    },
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
      'S.I. 639/2010 reg. 20(2)',
      'Liffey Design Ltd',
      '27 Capel Street',
      'D01 X2C4',
      'Galway Oysters Ltd',
      '3 Quay Lane',
      'H91 Y4F2',
    ),
    onAll('VAT number', 'S.I. 639/2010 reg. 20(2)(c)', 'VAT No IE6433435F'),
    onEach('Number and kind', 'S.I. 639/2010 reg. 20(2)', {
      invoice: ['INVOICEINV-0041'],
      creditNote: ['CREDIT NOTECN-0003'],
      final: ['FINAL INVOICEINV-0042'],
    }),
    onEach('Date of issue', 'S.I. 639/2010 reg. 20(2)', {
      invoice: ['30 October 2026'],
      creditNote: ['12 November 2026'],
      final: ['30 October 2026'],
    }),
    onAll('Date of supply', 'S.I. 639/2010 reg. 20(2)(h)', '1 October 2026 – 28 October 2026'),
    onEach('Quantity and nature', 'S.I. 639/2010 reg. 20(2)', {
      invoice: ['Website design', '24 h', 'Menus, printed'],
      creditNote: ['Website design', '4 h'],
      final: ['Website design', '24 h', 'Menus, printed'],
    }),
    onAll('Unit price without tax', 'S.I. 639/2010 reg. 20(2)(i)', 'Unit Price', '€95.00'),
    onEach('Net amount by rate', 'S.I. 639/2010 reg. 20(2)(i)', {
      invoice: ['Subtotal€2,700.00'],
      creditNote: ['Subtotal€380.00'],
      final: ['Subtotal€1,890.00'],
    }),
    onEach('Rate and tax by rate', 'S.I. 639/2010 reg. 20(2)(j)', {
      invoice: ['VAT (23%) on €2,280.00€524.40', 'VAT (13.5%) on €420.00€56.70'],
      creditNote: ['VAT (23%)€87.40'],
      final: ['VAT (23%) on €1,596.00€367.08', 'VAT (13.5%) on €294.00€39.69'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Total€3,281.10'],
      creditNote: ['Total€467.40'],
      final: ['Total€2,296.77'],
    }),
    onEach('Invoice that is credited, and the reason', 'Directive 2006/112/EC art. 219', {
      creditNote: ['INV-0041', '30 October 2026', '4 hours not worked'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: [
        'INV-0033',
        '21 September 2026',
        '−€684.00',
        'VAT (23%): −€157.32',
        '−€126.00',
        'VAT (13.5%): −€17.01',
      ],
    }),
  ],
}
