import { onAll, onEach, onInvoices, type CountrySample } from '../sample-types'

export const belgium: CountrySample = {
  name: 'BE',
  country: 'BE',
  language: 'nl',
  currency: 'EUR',
  seller: {
    name: 'Atelier Schelde BV',
    street: 'Kloosterstraat 31',
    postalCode: '2000',
    city: 'Antwerpen',
    vat: 'BE 0403.019.261',
  },
  client: {
    name: 'Chocolaterie Dupont SRL',
    contact: 'Elise Dupont',
    email: 'facturen@dupont.example',
    street: 'Grote Markt 10',
    postalCode: '1000',
    city: 'Brussel',
    vat: 'BE 0557.465.730',
  },
  bank: { bankName: 'KBC', bankIban: 'BE68 5390 0754 7034', bankSwift: 'KREDBEBB' },
  charges: { taxRate: 21 },
  lines: [
    { description: 'Ontwerp van de verpakking', quantity: 24, unit: 'h', unitPrice: 95 },
    { description: 'Fotografie van de producten', quantity: 1, unitPrice: 420 },
  ],
  numbers: {
    invoice: '2026/041',
    creditNote: 'CN2026/003',
    quote: 'OFF2026/012',
    deposit: '2026/033',
    final: '2026/042',
  },
  reason: '4 uur niet gepresteerd',
  terms: 'RPR Antwerpen, afdeling Antwerpen',
  required: [
    onAll(
      'Names and addresses of both',
      'KB/AR nr. 1, art. 5',
      'Atelier Schelde BV',
      'Kloosterstraat 31',
      '2000 Antwerpen',
      'Chocolaterie Dupont SRL',
      'Grote Markt 10',
      '1000 Brussel',
    ),
    onAll('VAT numbers of both', 'KB/AR nr. 1, art. 5', 'Btw-nr. BE 0403.019.261', 'Btw-nr. BE 0557.465.730'),
    onEach('Number and kind', 'KB/AR nr. 1, art. 5', {
      invoice: ['FACTUUR2026/041'],
      creditNote: ['CREDITFACTUURCN2026/003'],
      final: ['EINDFACTUUR2026/042'],
    }),
    onEach('Date of issue', 'KB/AR nr. 1, art. 5', {
      invoice: ['30 okt 2026'],
      creditNote: ['12 nov 2026'],
      final: ['30 okt 2026'],
    }),
    onAll('Date of supply', 'KB/AR nr. 1, art. 5', '1 okt 2026 – 28 okt 2026'),
    onEach('Quantity and nature', 'KB/AR nr. 1, art. 5', {
      invoice: ['Ontwerp van de verpakking', '24 uur', 'Fotografie van de producten'],
      creditNote: ['Ontwerp van de verpakking', '4 uur'],
      final: ['Ontwerp van de verpakking', '24 uur', 'Fotografie van de producten'],
    }),
    onAll('Unit price without tax', 'KB/AR nr. 1, art. 5', 'Prijs excl. btw', '€ 95,00'),
    onEach('Net amount by rate', 'KB/AR nr. 1, art. 5', {
      invoice: ['Totaal excl. btw€ 2.700,00'],
      creditNote: ['Totaal excl. btw€ 380,00'],
      final: ['Totaal excl. btw€ 1.890,00'],
    }),
    onEach('Rate and tax by rate', 'KB/AR nr. 1, art. 5', {
      invoice: ['Btw (21%)€ 567,00'],
      creditNote: ['Btw (21%)€ 79,80'],
      final: ['Btw (21%)€ 396,90'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Totaal incl. btw€ 3.267,00'],
      creditNote: ['Totaal incl. btw€ 459,80'],
      final: ['Totaal incl. btw€ 2.286,90'],
    }),
    onEach('Invoice that is credited, and the reason', 'Directive 2006/112/EC art. 219', {
      creditNote: ['2026/041', '30 okt 2026', '4 uur niet gepresteerd'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['2026/033', '21 september 2026', '€ −810,00', 'Btw (21%): € −170,10'],
    }),
    onInvoices('Bank account', 'KB/AR nr. 1, art. 5', 'BE68 5390 0754 7034'),
    onInvoices('Register of companies', 'CSA/WVV 2:20', 'RPR Antwerpen'),
  ],
}
