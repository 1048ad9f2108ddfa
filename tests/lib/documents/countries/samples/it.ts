import { onAll, onEach, type CountrySample } from '../sample-types'

export const italy: CountrySample = {
  name: 'IT',
  country: 'IT',
  language: 'it',
  currency: 'EUR',
  seller: {
    name: 'Studio Navigli S.r.l.',
    street: 'Via Vigevano 12',
    postalCode: '20144',
    city: 'Milano',
    state: 'MI',
    vat: 'IT00743110157',
    regNumber: 'MI-1234567',
  },
  client: {
    name: 'Cantine del Chianti S.p.A.',
    contact: 'Marco Bianchi',
    email: 'fatture@cantine.example',
    street: 'Via della Chiesa 4',
    postalCode: '53017',
    city: 'Radda in Chianti',
    state: 'SI',
    vat: 'IT07097210202',
  },
  bank: {
    bankName: 'Banca Popolare di Milano',
    bankIban: 'IT60 X054 2811 1010 0000 0123 456',
    bankSwift: 'BPMIITMMXXX',
  },
  charges: { taxRate: 22 },
  lines: [
    { description: 'Progettazione del sito web', quantity: 24, unit: 'h', unitPrice: 95 },
    { description: 'Servizio fotografico', quantity: 1, unitPrice: 420 },
  ],
  numbers: {
    invoice: '41/2026',
    creditNote: '3/NC/2026',
    quote: '12/P/2026',
    deposit: '33/2026',
    final: '42/2026',
  },
  reason: 'Storno di 4 ore non eseguite',
  terms: 'Capitale sociale 10.000,00 € i.v.',
  required: [
    onAll(
      'Names and addresses of both',
      'DPR 633/1972 art. 21 c. 2',
      'Studio Navigli S.r.l.',
      'Via Vigevano 12',
      '20144 Milano MI',
      'Cantine del Chianti S.p.A.',
      'Via della Chiesa 4',
      '53017 Radda in Chianti SI',
    ),
    onAll('P.IVA of the seller', 'DPR 633/1972 art. 21 c. 2 lett. d', 'P.IVA IT00743110157'),
    onAll('P.IVA of the buyer', 'DPR 633/1972 art. 21 c. 2 lett. f', 'P.IVA IT07097210202'),
    onAll('REA', 'art. 2250 c.c.', 'REA MI-1234567'),
    onEach('Number and kind', 'DPR 633/1972 art. 21 c. 2', {
      invoice: ['FATTURA41/2026'],
      creditNote: ['NOTA DI CREDITO3/NC/2026'],
      final: ['FATTURA A SALDO42/2026'],
    }),
    onEach('Date of issue', 'DPR 633/1972 art. 21 c. 2', {
      invoice: ['30 ott 2026'],
      creditNote: ['12 nov 2026'],
      final: ['30 ott 2026'],
    }),
    onAll('Date of supply', 'DPR 633/1972 art. 21 c. 2 lett. g-bis', '1° ott 2026 – 28 ott 2026'),
    onEach('Quantity and nature', 'DPR 633/1972 art. 21 c. 2', {
      invoice: ['Progettazione del sito web', '24 ore', 'Servizio fotografico'],
      creditNote: ['Progettazione del sito web', '4 ore'],
      final: ['Progettazione del sito web', '24 ore', 'Servizio fotografico'],
    }),
    onAll('Unit price without tax', 'Directive 2006/112/EC art. 226(8)', 'Prezzo unitario', '95,00 €'),
    onEach('Net amount by rate', 'DPR 633/1972 art. 21 c. 2', {
      invoice: ['Imponibile2.700,00 €'],
      creditNote: ['Imponibile380,00 €'],
      final: ['Imponibile1.890,00 €'],
    }),
    onEach('Rate and tax by rate', 'DPR 633/1972 art. 21 c. 2', {
      invoice: ['IVA (22%)594,00 €'],
      creditNote: ['IVA (22%)83,60 €'],
      final: ['IVA (22%)415,80 €'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Totale3.294,00 €'],
      creditNote: ['Totale463,60 €'],
      final: ['Totale2.305,80 €'],
    }),
    onEach('Invoice that is credited, and the reason', 'DPR 633/1972 art. 26', {
      creditNote: ['41/2026', '30 ott 2026', 'Storno di 4 ore non eseguite'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['33/2026', '21 settembre 2026', '−810,00 €', 'IVA (22%): −178,20 €'],
    }),
    onEach('Capital', 'art. 2250 c.c.', {
      invoice: ['Capitale sociale 10.000,00 € i.v.'],
      final: ['Capitale sociale 10.000,00 € i.v.'],
    }),
  ],
}
