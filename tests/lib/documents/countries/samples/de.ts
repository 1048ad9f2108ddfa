import { onAll, onEach, onInvoices, type CountrySample } from '../sample-types'

export const germany: CountrySample = {
  name: 'DE',
  country: 'DE',
  language: 'de',
  currency: 'EUR',
  seller: {
    name: 'Nordlicht Gestaltung GmbH',
    street: 'Lindenstraße 14',
    postalCode: '10969',
    city: 'Berlin',
    vat: 'DE136695976',
    taxNumber: '37/123/45678',
    regNumber: 'Amtsgericht Charlottenburg, HRB 12345 B',
  },
  client: {
    name: 'Buchhandlung Sommer KG',
    contact: 'Petra Sommer',
    email: 'rechnung@sommer.example',
    street: 'Marktplatz 3',
    postalCode: '01067',
    city: 'Dresden',
    vat: 'DE782128721',
  },
  bank: { bankName: 'Berliner Volksbank', bankIban: 'DE89 3704 0044 0532 0130 00', bankSwift: 'COBADEFFXXX' },
  charges: { taxRate: 19 },
  lines: [
    { description: 'Gestaltung der neuen Website', quantity: 24, unit: 'h', unitPrice: 95 },
    {
      description: 'Handbuch zur Marke, gedruckt',
      quantity: 1,
      unitPrice: 420,
      tax: { rate: 7, category: 'S', reason: null },
    },
  ],
  numbers: {
    invoice: 'RE-2026-041',
    creditNote: 'RK-2026-003',
    quote: 'AN-2026-012',
    deposit: 'RE-2026-033',
    final: 'RE-2026-042',
  },
  reason: '4 Stunden wurden nicht geleistet',
  terms:
    'Sitz: Berlin, Registergericht: Amtsgericht Charlottenburg, HRB 12345 B. Geschäftsführung: Anna Keller',
  required: [
    onAll(
      'Names and addresses of both',
      '§ 14 Abs. 4 Nr. 1 UStG',
      'Nordlicht Gestaltung GmbH',
      'Lindenstraße 14',
      '10969 Berlin',
      'Buchhandlung Sommer KG',
      'Marktplatz 3',
      '01067 Dresden',
    ),
    onAll('Numbers of the seller', '§ 14 Abs. 4 Nr. 2 UStG', 'USt-IdNr. DE136695976'),
    onAll('Register', '§ 35a GmbHG', 'Handelsregister Amtsgericht Charlottenburg, HRB 12345 B'),
    onEach('Number and kind', '§ 14 Abs. 4 Nr. 4 UStG', {
      invoice: ['RECHNUNGRE-2026-041'],
      creditNote: ['RECHNUNGSKORREKTURRK-2026-003'],
      final: ['SCHLUSSRECHNUNGRE-2026-042'],
    }),
    onEach('Date of issue', '§ 14 Abs. 4 Nr. 3 UStG', {
      invoice: ['30.10.2026'],
      creditNote: ['12.11.2026'],
      final: ['30.10.2026'],
    }),
    onAll('Date of supply', '§ 14 Abs. 4 Nr. 6 UStG', '01.10.2026 – 28.10.2026'),
    onEach('Quantity and nature', '§ 14 Abs. 4 Nr. 5 UStG', {
      invoice: ['Gestaltung der neuen Website', '24 Std.', 'Handbuch zur Marke, gedruckt'],
      creditNote: ['Gestaltung der neuen Website', '4 Std.'],
      final: ['Gestaltung der neuen Website', '24 Std.', 'Handbuch zur Marke, gedruckt'],
    }),
    onAll('Unit price without tax', 'Directive 2006/112/EC art. 226(8)', 'Einzelpreis', '95,00 €'),
    onEach('Net amount by rate', '§ 14 Abs. 4 Nr. 7 UStG', {
      invoice: ['Nettobetrag2.700,00 €'],
      creditNote: ['Nettobetrag380,00 €'],
      final: ['Nettobetrag1.890,00 €'],
    }),
    onEach('Rate and tax by rate', '§ 14 Abs. 4 Nr. 8 UStG', {
      invoice: ['MwSt. (19 %) auf 2.280,00 €433,20 €', 'MwSt. (7 %) auf 420,00 €29,40 €'],
      creditNote: ['MwSt. (19 %)72,20 €'],
      final: ['MwSt. (19 %) auf 1.596,00 €303,24 €', 'MwSt. (7 %) auf 294,00 €20,58 €'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Gesamtbetrag3.162,60 €'],
      creditNote: ['Gesamtbetrag452,20 €'],
      final: ['Gesamtbetrag2.213,82 €'],
    }),
    onEach('Invoice that is credited, and the reason', '§ 31 Abs. 5 UStDV', {
      creditNote: ['RE-2026-041', '30.10.2026', '4 Stunden wurden nicht geleistet'],
    }),
    onEach('Deposit deducted, with its tax', '§ 14 Abs. 5 UStG', {
      final: [
        'RE-2026-033',
        '21. September 2026',
        '−684,00 €',
        'MwSt. (19 %): −129,96 €',
        '−126,00 €',
        'MwSt. (7 %): −8,82 €',
      ],
    }),
    onInvoices('Managers and register', '§ 35a GmbHG', 'Geschäftsführung: Anna Keller'),
  ],
}
