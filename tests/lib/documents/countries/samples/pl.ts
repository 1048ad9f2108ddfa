import { onAll, onEach, type CountrySample } from '../sample-types'

export const poland: CountrySample = {
  name: 'PL',
  country: 'PL',
  language: 'pl',
  currency: 'PLN',
  seller: {
    name: 'Pracownia Wisła sp. z o.o.',
    street: 'ul. Nowy Świat 22',
    postalCode: '00-373',
    city: 'Warszawa',
    vat: '856-734-62-15',
    regNumber: '0000123456',
  },
  client: {
    name: 'Księgarnia Krakowska S.A.',
    contact: 'Anna Nowak',
    email: 'faktury@ksiegarnia.example',
    street: 'ul. Floriańska 5',
    postalCode: '31-019',
    city: 'Kraków',
    vat: '6731093953',
  },
  bank: {
    bankName: 'PKO Bank Polski',
    bankIban: 'PL61 1090 1014 0000 0712 1981 2874',
    bankSwift: 'BPKOPLPW',
  },
  charges: { taxRate: 23 },
  lines: [
    { description: 'Projekt strony internetowej', quantity: 24, unit: 'h', unitPrice: 95 },
    {
      description: 'Album o marce, druk',
      quantity: 1,
      unitPrice: 420,
      tax: { rate: 5, category: 'S', reason: null },
    },
  ],
  numbers: {
    invoice: 'FV/2026/041',
    creditNote: 'KOR/2026/003',
    quote: 'OF/2026/012',
    deposit: 'FZ/2026/033',
    final: 'FK/2026/042',
  },
  reason: 'Nie wykonano 4 godzin',
  required: [
    onAll(
      'Names and addresses of both',
      'ustawa o VAT art. 106e ust. 1 pkt 3',
      'Pracownia Wisła sp. z o.o.',
      'ul. Nowy Świat 22',
      '00-373 Warszawa',
      'Księgarnia Krakowska S.A.',
      'ul. Floriańska 5',
      '31-019 Kraków',
    ),
    onAll('NIP of both', 'ustawa o VAT art. 106e ust. 1 pkt 4, 5', 'NIP 856-734-62-15', 'NIP 6731093953'),
    onAll('KRS', 'KSH art. 206', 'KRS 0000123456'),
    onEach('Number and kind', 'ustawa o VAT art. 106e ust. 1 pkt 2', {
      invoice: ['FAKTURAFV/2026/041'],
      creditNote: ['FAKTURA KORYGUJĄCAKOR/2026/003'],
      final: ['FAKTURA KOŃCOWAFK/2026/042'],
    }),
    onEach('Date of issue', 'ustawa o VAT art. 106e ust. 1 pkt 1', {
      invoice: ['30 paź 2026'],
      creditNote: ['12 lis 2026'],
      final: ['30 paź 2026'],
    }),
    onAll('Date of supply', 'ustawa o VAT art. 106e ust. 1 pkt 6', '1 paź 2026 – 28 paź 2026'),
    onEach('Quantity and nature', 'ustawa o VAT art. 106e ust. 1 pkt 7, 8', {
      invoice: ['Projekt strony internetowej', '24 godz.', 'Album o marce, druk'],
      creditNote: ['Projekt strony internetowej', '−4 godz.'],
      final: ['Projekt strony internetowej', '24 godz.', 'Album o marce, druk'],
    }),
    onAll('Unit price without tax', 'ustawa o VAT art. 106e ust. 1 pkt 9', 'Cena jedn. netto', '95,00 zł'),
    onEach('Net amount by rate', 'ustawa o VAT art. 106e ust. 1 pkt 11, 13', {
      invoice: ['Razem netto2 700,00 zł'],
      creditNote: ['Razem netto−380,00 zł'],
      final: ['Razem netto1 890,00 zł'],
    }),
    onEach('Rate and tax by rate', 'ustawa o VAT art. 106e ust. 1 pkt 12, 14', {
      invoice: ['VAT (23%) od 2 280,00 zł524,40 zł', 'VAT (5%) od 420,00 zł21,00 zł'],
      creditNote: ['VAT (23%)−87,40 zł'],
      final: ['VAT (23%) od 1 596,00 zł367,08 zł', 'VAT (5%) od 294,00 zł14,70 zł'],
    }),
    onEach('Total', 'ustawa o VAT art. 106e ust. 1 pkt 15', {
      invoice: ['Razem brutto3 245,40 zł'],
      creditNote: ['Razem brutto−467,40 zł'],
      final: ['Razem brutto2 271,78 zł'],
    }),
    onEach('Invoice that is credited, and the reason', 'ustawa o VAT art. 106j', {
      creditNote: ['FV/2026/041', '30 paź 2026', 'Nie wykonano 4 godzin'],
    }),
    onEach('Deposit deducted, with its tax', 'ustawa o VAT art. 106f ust. 3', {
      final: [
        'FZ/2026/033',
        '21 września 2026',
        '−684,00 zł',
        'VAT (23%): −157,32 zł',
        '−126,00 zł',
        'VAT (5%): −6,30 zł',
      ],
    }),
  ],
}
