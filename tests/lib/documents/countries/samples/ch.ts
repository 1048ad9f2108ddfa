import { onAll, onEach, type CountrySample } from '../sample-types'

export const switzerland: CountrySample = {
  name: 'CH',
  country: 'CH',
  language: 'de',
  currency: 'CHF',
  seller: {
    name: 'Limmat Atelier AG',
    street: 'Seestrasse 42',
    postalCode: '8002',
    city: 'Zürich',
    vat: 'CHE-107.787.577 MWST',
  },
  client: {
    name: 'Berner Kräuter AG',
    contact: 'Regula Zbinden',
    email: 'kreditoren@kraeuter.example',
    street: 'Kramgasse 9',
    postalCode: '3011',
    city: 'Bern',
    vat: 'CHE-627.032.958 MWST',
  },
  bank: {
    bankName: 'Zürcher Kantonalbank',
    bankIban: 'CH93 0076 2011 6238 5295 7',
    bankSwift: 'ZKBKCHZZ80A',
  },
  charges: { taxRate: 8.1 },
  lines: [
    { description: 'Gestaltung der Verpackung', quantity: 24, unit: 'h', unitPrice: 95 },
    {
      description: 'Fachbuch zur Kräuterkunde',
      quantity: 1,
      unitPrice: 420,
      tax: { rate: 2.6, category: 'S', reason: null },
    },
  ],
  numbers: {
    invoice: '2026-041',
    creditNote: 'GS-2026-003',
    quote: 'OF-2026-012',
    deposit: '2026-033',
    final: '2026-042',
  },
  reason: '4 Stunden weniger geleistet',
  required: [
    onAll(
      'Names and addresses of both',
      'MWSTG Art. 26 Abs. 2 Bst. a, b',
      'Limmat Atelier AG',
      'Seestrasse 42',
      '8002 Zürich',
      'Berner Kräuter AG',
      'Kramgasse 9',
      '3011 Bern',
    ),
    onAll('UID with MWST', 'MWSTG Art. 26 Abs. 2 Bst. a', 'UID CHE-107.787.577 MWST'),
    onEach('Number and kind', 'customary', {
      invoice: ['RECHNUNG2026-041'],
      creditNote: ['RECHNUNGSKORREKTURGS-2026-003'],
      final: ['SCHLUSSRECHNUNG2026-042'],
    }),
    onEach('Date of issue', 'customary', {
      invoice: ['30.10.2026'],
      creditNote: ['12.11.2026'],
      final: ['30.10.2026'],
    }),
    onAll('Date of supply', 'MWSTG Art. 26 Abs. 2 Bst. c', '01.10.2026 – 28.10.2026'),
    onEach('Quantity and nature', 'MWSTG Art. 26 Abs. 2 Bst. d', {
      invoice: ['Gestaltung der Verpackung', '24 Std.', 'Fachbuch zur Kräuterkunde'],
      creditNote: ['Gestaltung der Verpackung', '4 Std.'],
      final: ['Gestaltung der Verpackung', '24 Std.', 'Fachbuch zur Kräuterkunde'],
    }),
    onAll('Unit price without tax', 'customary', 'Einzelpreis', 'CHF 95.00'),
    onEach('Net amount by rate', 'MWSTG Art. 26 Abs. 2 Bst. e', {
      invoice: ["NettobetragCHF 2'700.00"],
      creditNote: ['NettobetragCHF 380.00'],
      final: ["NettobetragCHF 1'890.00"],
    }),
    onEach('Rate and tax by rate', 'MWSTG Art. 26 Abs. 2 Bst. f', {
      invoice: ["MWST (8.1%) auf CHF 2'280.00CHF 184.68", 'MWST (2.6%) auf CHF 420.00CHF 10.92'],
      creditNote: ['MWST (8.1%)CHF 30.78'],
      final: ["MWST (8.1%) auf CHF 1'596.00CHF 129.28", 'MWST (2.6%) auf CHF 294.00CHF 7.64'],
    }),
    onEach('Total', 'customary', {
      invoice: ["GesamtbetragCHF 2'895.60"],
      creditNote: ['GesamtbetragCHF 410.78'],
      final: ["GesamtbetragCHF 2'026.92"],
    }),
    onEach('Invoice that is credited, and the reason', 'customary', {
      creditNote: ['2026-041', '30.10.2026', '4 Stunden weniger geleistet'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: [
        '2026-033',
        '21. September 2026',
        'CHF −684.00',
        'MWST (8.1%): CHF −55.40',
        'CHF −126.00',
        'MWST (2.6%): CHF −3.28',
      ],
    }),
  ],
}
