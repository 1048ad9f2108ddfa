import { onAll, onEach, type CountrySample } from '../sample-types'

export const austria: CountrySample = {
  name: 'AT',
  country: 'AT',
  language: 'de',
  currency: 'EUR',
  seller: {
    name: 'Donaukanal Studio GmbH',
    street: 'Praterstraße 25/7',
    postalCode: '1020',
    city: 'Wien',
    vat: 'ATU13585627',
    regNumber: 'FN 122119m',
  },
  client: {
    name: 'Alpenhof Hotelbetriebe GmbH',
    contact: 'Johannes Gruber',
    email: 'buchhaltung@alpenhof.example',
    street: 'Dorfstraße 8',
    postalCode: '6020',
    city: 'Innsbruck',
    vat: 'ATU21150527',
  },
  bank: { bankName: 'Erste Bank', bankIban: 'AT61 1904 3002 3457 3201', bankSwift: 'GIBAATWWXXX' },
  charges: { taxRate: 20 },
  lines: [
    { description: 'Konzept und Gestaltung', quantity: 24, unit: 'h', unitPrice: 95 },
    { description: 'Einrichtung des Buchungssystems', quantity: 1, unitPrice: 420 },
  ],
  numbers: {
    invoice: '2026-0117',
    creditNote: 'K2026-004',
    quote: 'A2026-031',
    deposit: '2026-0098',
    final: '2026-0118',
  },
  reason: 'Minderleistung von 4 Stunden',
  terms: 'Sitz: Wien, Firmenbuchgericht: Handelsgericht Wien, FN 122119m',
  required: [
    onAll(
      'Names and addresses of both',
      '§ 11 Abs. 1 Z 3 lit. a, b UStG 1994',
      'Donaukanal Studio GmbH',
      'Praterstraße 25/7',
      '1020 Wien',
      'Alpenhof Hotelbetriebe GmbH',
      'Dorfstraße 8',
      '6020 Innsbruck',
    ),
    onAll('UID of the seller', '§ 11 Abs. 1 Z 3 lit. i UStG 1994', 'UID-Nr. ATU13585627'),
    onAll('Register', '§ 14 UGB', 'Firmenbuchnummer FN 122119m'),
    onEach('Number and kind', '§ 11 Abs. 1 Z 3 lit. h UStG 1994', {
      invoice: ['RECHNUNG2026-0117'],
      creditNote: ['RECHNUNGSKORREKTURK2026-004'],
      final: ['SCHLUSSRECHNUNG2026-0118'],
    }),
    onEach('Date of issue', '§ 11 Abs. 1 Z 3 lit. g UStG 1994', {
      invoice: ['30.10.2026'],
      creditNote: ['12.11.2026'],
      final: ['30.10.2026'],
    }),
    onAll('Date of supply', '§ 11 Abs. 1 Z 3 lit. d UStG 1994', '01.10.2026 – 28.10.2026'),
    onEach('Quantity and nature', '§ 11 Abs. 1 Z 3 lit. c UStG 1994', {
      invoice: ['Konzept und Gestaltung', '24 Std.', 'Einrichtung des Buchungssystems'],
      creditNote: ['Konzept und Gestaltung', '4 Std.'],
      final: ['Konzept und Gestaltung', '24 Std.', 'Einrichtung des Buchungssystems'],
    }),
    onAll('Unit price without tax', 'Directive 2006/112/EC art. 226(8)', 'Einzelpreis', '€ 95,00'),
    onEach('Net amount by rate', '§ 11 Abs. 1 Z 3 lit. e UStG 1994', {
      invoice: ['Nettobetrag€ 2.700,00'],
      creditNote: ['Nettobetrag€ 380,00'],
      final: ['Nettobetrag€ 1.890,00'],
    }),
    onEach('Rate and tax by rate', '§ 11 Abs. 1 Z 3 lit. f UStG 1994', {
      invoice: ['USt (20 %)€ 540,00'],
      creditNote: ['USt (20 %)€ 76,00'],
      final: ['USt (20 %)€ 378,00'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Gesamtbetrag€ 3.240,00'],
      creditNote: ['Gesamtbetrag€ 456,00'],
      final: ['Gesamtbetrag€ 2.268,00'],
    }),
    onEach('Invoice that is credited, and the reason', 'Directive 2006/112/EC art. 219', {
      creditNote: ['2026-0117', '30.10.2026', 'Minderleistung von 4 Stunden'],
    }),
    onEach('Deposit deducted, with its tax', '§ 11 Abs. 1 UStG 1994', {
      final: ['2026-0098', '21. September 2026', '−€ 810,00', 'USt (20 %): −€ 162,00'],
    }),
  ],
}
