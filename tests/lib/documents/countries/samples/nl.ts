import { onAll, onEach, type CountrySample } from '../sample-types'

export const netherlands: CountrySample = {
  name: 'NL',
  country: 'NL',
  language: 'nl',
  currency: 'EUR',
  seller: {
    name: 'Studio Jordaan B.V.',
    street: 'Egelantiersgracht 88',
    postalCode: '1015 RJ',
    city: 'Amsterdam',
    vat: 'NL004495445B01',
    regNumber: '12345678',
  },
  client: {
    name: 'Bakkerij De Korenbloem B.V.',
    contact: 'Sanne de Vries',
    email: 'facturen@korenbloem.example',
    street: 'Oudegracht 120',
    postalCode: '3511 AW',
    city: 'Utrecht',
    vat: 'NL832788892B01',
  },
  bank: { bankName: 'ABN AMRO', bankIban: 'NL91 ABNA 0417 1643 00', bankSwift: 'ABNANL2A' },
  charges: { taxRate: 21 },
  lines: [
    { description: 'Ontwerp van de website', quantity: 24, unit: 'h', unitPrice: 95 },
    {
      description: 'Receptenboek, gedrukt',
      quantity: 1,
      unitPrice: 420,
      tax: { rate: 9, category: 'S', reason: null },
    },
  ],
  numbers: {
    invoice: '2026-0041',
    creditNote: 'C2026-003',
    quote: 'OFF-2026-012',
    deposit: '2026-0033',
    final: '2026-0042',
  },
  reason: '4 uur niet uitgevoerd',
  required: [
    onAll(
      'Names and addresses of both',
      'Wet OB 1968 art. 35a',
      'Studio Jordaan B.V.',
      'Egelantiersgracht 88',
      '1015 RJ Amsterdam',
      'Bakkerij De Korenbloem B.V.',
      'Oudegracht 120',
      '3511 AW Utrecht',
    ),
    onAll('Btw-id', 'Wet OB 1968 art. 35a', 'Btw-id NL004495445B01'),
    onAll('KVK-nummer', 'Handelsregisterwet 2007 art. 27', 'KVK-nummer 12345678'),
    onEach('Number and kind', 'Wet OB 1968 art. 35a', {
      invoice: ['FACTUUR2026-0041'],
      creditNote: ['CREDITFACTUURC2026-003'],
      final: ['EINDFACTUUR2026-0042'],
    }),
    onEach('Date of issue', 'Wet OB 1968 art. 35a', {
      invoice: ['30 okt 2026'],
      creditNote: ['12 nov 2026'],
      final: ['30 okt 2026'],
    }),
    onAll('Date of supply', 'Wet OB 1968 art. 35a', '1 okt 2026 – 28 okt 2026'),
    onEach('Quantity and nature', 'Wet OB 1968 art. 35a', {
      invoice: ['Ontwerp van de website', '24 uur', 'Receptenboek, gedrukt'],
      creditNote: ['Ontwerp van de website', '4 uur'],
      final: ['Ontwerp van de website', '24 uur', 'Receptenboek, gedrukt'],
    }),
    onAll('Unit price without tax', 'Wet OB 1968 art. 35a', 'Prijs excl. btw', '€ 95,00'),
    onEach('Net amount by rate', 'Wet OB 1968 art. 35a', {
      invoice: ['Totaal excl. btw€ 2.700,00'],
      creditNote: ['Totaal excl. btw€ 380,00'],
      final: ['Totaal excl. btw€ 1.890,00'],
    }),
    onEach('Rate and tax by rate', 'Wet OB 1968 art. 35a', {
      invoice: ['Btw (21%) over € 2.280,00€ 478,80', 'Btw (9%) over € 420,00€ 37,80'],
      creditNote: ['Btw (21%)€ 79,80'],
      final: ['Btw (21%) over € 1.596,00€ 335,16', 'Btw (9%) over € 294,00€ 26,46'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Totaal incl. btw€ 3.216,60'],
      creditNote: ['Totaal incl. btw€ 459,80'],
      final: ['Totaal incl. btw€ 2.251,62'],
    }),
    onEach('Invoice that is credited, and the reason', 'Directive 2006/112/EC art. 219', {
      creditNote: ['2026-0041', '30 okt 2026', '4 uur niet uitgevoerd'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: [
        '2026-0033',
        '21 september 2026',
        '€ −684,00',
        'Btw (21%): € −143,64',
        '€ −126,00',
        'Btw (9%): € −11,34',
      ],
    }),
  ],
}
