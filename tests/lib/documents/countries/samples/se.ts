import { onAll, onEach, type CountrySample } from '../sample-types'

export const sweden: CountrySample = {
  name: 'SE',
  country: 'SE',
  language: 'sv',
  currency: 'SEK',
  seller: {
    name: 'Söder Formgivning AB',
    street: 'Götgatan 44',
    postalCode: '118 26',
    city: 'Stockholm',
    vat: 'SE123456789701',
    regNumber: '123456-7897',
  },
  client: {
    name: 'Fiskhallen i Göteborg AB',
    contact: 'Erik Lindqvist',
    email: 'faktura@fiskhallen.example',
    street: 'Rosenlundsgatan 8',
    postalCode: '411 20',
    city: 'Göteborg',
    vat: 'SE556738690801',
  },
  bank: { bankName: 'Handelsbanken', bankIban: 'SE45 5000 0000 0583 9825 7466', bankSwift: 'HANDSESS' },
  charges: { taxRate: 25 },
  lines: [
    { description: 'Formgivning av webbplats', quantity: 24, unit: 'h', unitPrice: 950 },
    {
      description: 'Kokbok, tryckt',
      quantity: 1,
      unitPrice: 4200,
      tax: { rate: 6, category: 'S', reason: null },
    },
  ],
  numbers: {
    invoice: '20260041',
    creditNote: 'K20260003',
    quote: 'O20260012',
    deposit: '20260033',
    final: '20260042',
  },
  reason: '4 timmar utfördes inte',
  terms: 'Styrelsens säte: Stockholm\nGodkänd för F-skatt',
  required: [
    onAll(
      'Names and addresses of both',
      'ML 17 kap. 24 §',
      'Söder Formgivning AB',
      'Götgatan 44',
      '118 26 Stockholm',
      'Fiskhallen i Göteborg AB',
      'Rosenlundsgatan 8',
      '411 20 Göteborg',
    ),
    onAll('Momsregistreringsnummer', 'ML 17 kap. 24 §', 'Momsreg.nr SE123456789701'),
    onAll('Org.nr', 'ABL 28 kap. 5 §', 'Org.nr 123456-7897'),
    onEach('Number and kind', 'ML 17 kap. 24 §', {
      invoice: ['FAKTURA20260041'],
      creditNote: ['KREDITFAKTURAK20260003'],
      final: ['SLUTFAKTURA20260042'],
    }),
    onEach('Date of issue', 'ML 17 kap. 24 §', {
      invoice: ['30 okt. 2026'],
      creditNote: ['12 nov. 2026'],
      final: ['30 okt. 2026'],
    }),
    onAll('Date of supply', 'ML 17 kap. 24 §', '1 okt. 2026 – 28 okt. 2026'),
    onEach('Quantity and nature', 'ML 17 kap. 24 §', {
      invoice: ['Formgivning av webbplats', '24 tim', 'Kokbok, tryckt'],
      creditNote: ['Formgivning av webbplats', '4 tim'],
      final: ['Formgivning av webbplats', '24 tim', 'Kokbok, tryckt'],
    }),
    onAll('Unit price without tax', 'ML 17 kap. 24 §', 'À-pris', '950,00 kr'),
    onEach('Net amount by rate', 'ML 17 kap. 24 §', {
      invoice: ['Summa exkl. moms27 000,00 kr'],
      creditNote: ['Summa exkl. moms3 800,00 kr'],
      final: ['Summa exkl. moms18 900,00 kr'],
    }),
    onEach('Rate and tax by rate', 'ML 17 kap. 24 §', {
      invoice: ['Moms (25 %) på 22 800,00 kr5 700,00 kr', 'Moms (6 %) på 4 200,00 kr252,00 kr'],
      creditNote: ['Moms (25 %)950,00 kr'],
      final: ['Moms (25 %) på 15 960,00 kr3 990,00 kr', 'Moms (6 %) på 2 940,00 kr176,40 kr'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Summa inkl. moms32 952,00 kr'],
      creditNote: ['Summa inkl. moms4 750,00 kr'],
      final: ['Summa inkl. moms23 066,40 kr'],
    }),
    onEach('Invoice that is credited, and the reason', 'ML 17 kap. 22, 23 §§', {
      creditNote: ['20260041', '30 okt. 2026', '4 timmar utfördes inte'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: [
        '20260033',
        '21 september 2026',
        '−6 840,00 kr',
        'Moms (25 %): −1 710,00 kr',
        '−1 260,00 kr',
        'Moms (6 %): −75,60 kr',
      ],
    }),
    onEach('Seat of the company; F-tax', 'ABL 28 kap. 5 §; customary', {
      invoice: ['Styrelsens säte: Stockholm', 'Godkänd för F-skatt'],
      final: ['Styrelsens säte: Stockholm', 'Godkänd för F-skatt'],
    }),
  ],
}
