import { onAll, onEach, onInvoices, type CountrySample } from '../sample-types'

export const france: CountrySample = {
  name: 'FR',
  country: 'FR',
  language: 'fr',
  currency: 'EUR',
  seller: {
    name: 'Atelier Belleville SARL',
    street: '18 rue de Belleville',
    postalCode: '75020',
    city: 'Paris',
    vat: 'FR40303265045',
    regNumber: '303 265 045',
  },
  client: {
    name: 'Librairie du Vieux-Port SAS',
    contact: 'Claire Moreau',
    email: 'compta@vieuxport.example',
    street: '5 quai des Belges',
    postalCode: '13001',
    city: 'Marseille',
    vat: 'FR34817720063',
  },
  bank: {
    bankName: 'Crédit Coopératif',
    bankIban: 'FR14 2004 1010 0505 0001 3M02 606',
    bankSwift: 'CCOPFRPPXXX',
  },
  charges: { taxRate: 20 },
  lines: [
    { description: 'Création du site internet', quantity: 24, unit: 'h', unitPrice: 95 },
    {
      description: 'Livre de la charte graphique',
      quantity: 1,
      unitPrice: 420,
      tax: { rate: 5.5, category: 'S', reason: null },
    },
  ],
  numbers: {
    invoice: 'FA-2026-041',
    creditNote: 'AV-2026-003',
    quote: 'DE-2026-012',
    deposit: 'FA-2026-033',
    final: 'FA-2026-042',
  },
  reason: '4 heures non effectuées',
  terms:
    'SARL au capital de 10 000 €, 303 265 045 RCS Paris\nEn cas de retard de paiement : pénalités au taux annuel de 12,15 % et indemnité forfaitaire pour frais de recouvrement de 40 €.\nPas d’escompte pour paiement anticipé.',
  required: [
    onAll(
      'Names and addresses of both',
      'CGI ann. II art. 242 nonies A, I, 1°',
      'Atelier Belleville SARL',
      '18 rue de Belleville',
      '75020 Paris',
      'Librairie du Vieux-Port SAS',
      '5 quai des Belges',
      '13001 Marseille',
    ),
    onAll('SIREN', 'CGI ann. II art. 242 nonies A, I, 1°', 'SIREN 303 265 045'),
    onAll('N° TVA of the seller', 'CGI ann. II art. 242 nonies A, I, 2°', 'N° TVA FR40303265045'),
    onEach('Number and kind', 'CGI ann. II art. 242 nonies A, I', {
      invoice: ['FACTUREFA-2026-041'],
      creditNote: ['AVOIRAV-2026-003'],
      final: ['FACTURE DE SOLDEFA-2026-042'],
    }),
    onEach('Date of issue', 'CGI ann. II art. 242 nonies A, I', {
      invoice: ['30 oct. 2026'],
      creditNote: ['12 nov. 2026'],
      final: ['30 oct. 2026'],
    }),
    onAll('Date of supply', 'CGI ann. II art. 242 nonies A, I', '1er oct. 2026 – 28 oct. 2026'),
    onEach('Quantity and nature', 'CGI ann. II art. 242 nonies A, I', {
      invoice: ['Création du site internet', '24 h', 'Livre de la charte graphique'],
      creditNote: ['Création du site internet', '4 h'],
      final: ['Création du site internet', '24 h', 'Livre de la charte graphique'],
    }),
    onAll('Unit price without tax', 'CGI ann. II art. 242 nonies A, I', 'Prix unitaire HT', '95,00 €'),
    onEach('Net amount by rate', 'CGI ann. II art. 242 nonies A, I', {
      invoice: ['Total HT2 700,00 €'],
      creditNote: ['Total HT380,00 €'],
      final: ['Total HT1 890,00 €'],
    }),
    onEach('Rate and tax by rate', 'CGI ann. II art. 242 nonies A, I', {
      invoice: ['TVA (20 %) sur 2 280,00 €456,00 €', 'TVA (5,5 %) sur 420,00 €23,10 €'],
      creditNote: ['TVA (20 %)76,00 €'],
      final: ['TVA (20 %) sur 1 596,00 €319,20 €', 'TVA (5,5 %) sur 294,00 €16,17 €'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Total TTC3 179,10 €'],
      creditNote: ['Total TTC456,00 €'],
      final: ['Total TTC2 225,37 €'],
    }),
    onEach('Invoice that is credited, and the reason', 'Directive 2006/112/EC art. 219', {
      creditNote: ['FA-2026-041', '30 oct. 2026', '4 heures non effectuées'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: [
        'FA-2026-033',
        '21 septembre 2026',
        '−684,00 €',
        'TVA (20 %): −136,80 €',
        '−126,00 €',
        'TVA (5,5 %): −6,93 €',
      ],
    }),
    onInvoices(
      'Late-payment terms, legal form, capital, RCS',
      'C. com. L441-9, R123-237, R123-238',
      'indemnité forfaitaire pour frais de recouvrement de 40 €',
      'Pas d’escompte',
      'SARL au capital de 10 000 €, 303 265 045 RCS Paris',
    ),
  ],
}
