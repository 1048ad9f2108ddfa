import { onAll, onEach, onInvoices, type CountrySample } from '../sample-types'

export const quebec: CountrySample = {
  name: 'CA-QC',
  country: 'CA',
  language: 'fr',
  currency: 'CAD',
  seller: {
    name: 'Atelier du Plateau inc.',
    street: '4200, rue Saint-Denis',
    postalCode: 'H2J 2K8',
    city: 'Montréal',
    state: 'QC',
    vat: '322788886 RT0001',
    taxNumber: '1016551356 TQ0001',
  },
  client: {
    name: 'Brûlerie Limoilou inc.',
    contact: 'Julie Tremblay',
    email: 'comptes@brulerie.example',
    street: '900, 3e Avenue',
    postalCode: 'G1L 2X1',
    city: 'Québec',
    state: 'QC',
  },
  bank: { bankName: 'Desjardins', bankAccountNumber: '1234567', bankSortCode: '815-30001' },
  charges: {
    taxRate: 14.975,
    taxParts: [
      { name: 'TPS', rate: 5, compound: false, number: null },
      { name: 'TVQ', rate: 9.975, compound: false, number: null },
    ],
  },
  lines: [
    { description: 'Conception du site Web', quantity: 24, unit: 'h', unitPrice: 95 },
    { description: 'Séance de photos', quantity: 1, unitPrice: 420 },
  ],
  numbers: {
    invoice: 'FA-0041',
    creditNote: 'NC-0003',
    quote: 'SO-0012',
    deposit: 'FA-0033',
    final: 'FA-0042',
  },
  reason: '4 heures non effectuées',
  terms: 'Paiement dans les 30 jours.',
  required: [
    onAll(
      'Names and addresses of both',
      'SOR/91-45 s. 3(a), (c)',
      'Atelier du Plateau inc.',
      '4200, rue Saint-Denis',
      'Montréal QC H2J 2K8',
      'Brûlerie Limoilou inc.',
      '900, 3e Avenue',
      'Québec QC G1L 2X1',
    ),
    onAll(
      'GST and QST numbers',
      'SOR/91-45 s. 3(b); T-0.1, r. 2',
      'N° TPS/TVH 322788886 RT0001',
      'N° TVQ 1016551356 TQ0001',
    ),
    onEach('Number and kind', 'customary', {
      invoice: ['FACTUREFA-0041'],
      creditNote: ['NOTE DE CRÉDITNC-0003'],
      final: ['FACTURE DE SOLDEFA-0042'],
    }),
    onEach('Date of issue', 'SOR/91-45 s. 3(a)', {
      invoice: ['30 oct. 2026'],
      creditNote: ['12 nov. 2026'],
      final: ['30 oct. 2026'],
    }),
    onAll('Date of supply', 'customary', '1er oct. 2026 – 28 oct. 2026'),
    onEach('Quantity and nature', 'SOR/91-45 s. 3(c)', {
      invoice: ['Conception du site Web', '24 h', 'Séance de photos'],
      creditNote: ['Conception du site Web', '4 h'],
      final: ['Conception du site Web', '24 h', 'Séance de photos'],
    }),
    onAll('Unit price without tax', 'customary', 'Prix unitaire', '95,00 $'),
    onEach('Net amount by rate', 'SOR/91-45 s. 3(b)', {
      invoice: ['Sous-total2 700,00 $'],
      creditNote: ['Sous-total380,00 $'],
      final: ['Sous-total1 890,00 $'],
    }),
    onEach('Rate and tax by rate', 'SOR/91-45 s. 3(b)', {
      invoice: ['TPS (5 %)135,00 $', 'TVQ (9,975 %)269,33 $'],
      creditNote: ['TPS (5 %)19,00 $', 'TVQ (9,975 %)37,91 $'],
      final: ['TPS (5 %)94,50 $', 'TVQ (9,975 %)188,53 $'],
    }),
    onEach('Total', 'SOR/91-45 s. 3(a)', {
      invoice: ['Total3 104,33 $'],
      creditNote: ['Total436,91 $'],
      final: ['Total2 173,03 $'],
    }),
    onEach('Invoice that is credited, and the reason', 'SOR/91-44', {
      creditNote: ['FA-0041', '30 oct. 2026', '4 heures non effectuées'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['FA-0033', '21 septembre 2026', '−810,00 $', 'TPS (5 %): −40,50 $', 'TVQ (9,975 %): −80,80 $'],
    }),
    onInvoices('Terms of payment, from 500 CAD', 'SOR/91-45 s. 3(c)', 'Paiement dans les 30 jours.'),
  ],
}
