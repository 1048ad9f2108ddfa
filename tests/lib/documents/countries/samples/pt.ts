import { onAll, onEach, onInvoices, type CountrySample } from '../sample-types'

export const portugal: CountrySample = {
  name: 'PT',
  country: 'PT',
  language: 'pt',
  currency: 'EUR',
  seller: {
    name: 'Ateliê Alfama, Lda.',
    street: 'Rua de São Miguel 21',
    postalCode: '1100-544',
    city: 'Lisboa',
    vat: '501964843',
  },
  client: {
    name: 'Quinta do Douro, S.A.',
    contact: 'Inês Carvalho',
    email: 'faturas@quinta.example',
    street: 'Avenida dos Aliados 50',
    postalCode: '4000-065',
    city: 'Porto',
    vat: '503331120',
  },
  bank: { bankName: 'Millennium bcp', bankIban: 'PT50 0002 0123 1234 5678 9015 4', bankSwift: 'BCOMPTPL' },
  charges: { taxRate: 23 },
  lines: [
    { description: 'Desenho do sítio web', quantity: 24, unit: 'h', unitPrice: 95 },
    { description: 'Sessão fotográfica', quantity: 1, unitPrice: 420 },
  ],
  numbers: {
    invoice: 'FT 2026/41',
    creditNote: 'NC 2026/3',
    quote: 'OR 2026/12',
    deposit: 'FT 2026/33',
    final: 'FT 2026/42',
  },
  reason: '4 horas não prestadas',
  terms: 'Conservatória do Registo Comercial de Lisboa, n.º 501964843, capital social 10 000 €',
  required: [
    onAll(
      'Names and addresses of both',
      'CIVA art. 36.º n.º 5',
      'Ateliê Alfama, Lda.',
      'Rua de São Miguel 21',
      '1100-544 Lisboa',
      'Quinta do Douro, S.A.',
      'Avenida dos Aliados 50',
      '4000-065 Porto',
    ),
    onAll('NIF of both', 'CIVA art. 36.º n.º 5 al. a)', 'NIPC 501964843', 'NIPC 503331120'),
    onEach('Number and kind', 'CIVA art. 36.º n.º 5', {
      invoice: ['FATURAFT 2026/41'],
      creditNote: ['NOTA DE CRÉDITONC 2026/3'],
      final: ['FATURA FINALFT 2026/42'],
    }),
    onEach('Date of issue', 'CIVA art. 36.º n.º 5', {
      invoice: ['30/10/2026'],
      creditNote: ['12/11/2026'],
      final: ['30/10/2026'],
    }),
    onAll('Date of supply', 'CIVA art. 36.º n.º 5', '01/10/2026 – 28/10/2026'),
    onEach('Quantity and nature', 'CIVA art. 36.º n.º 5', {
      invoice: ['Desenho do sítio web', '24 h', 'Sessão fotográfica'],
      creditNote: ['Desenho do sítio web', '4 h'],
      final: ['Desenho do sítio web', '24 h', 'Sessão fotográfica'],
    }),
    onAll('Unit price without tax', 'CIVA art. 36.º n.º 5', 'Preço unitário', '95,00 €'),
    onEach('Net amount by rate', 'CIVA art. 36.º n.º 5', {
      invoice: ['Subtotal2 700,00 €'],
      creditNote: ['Subtotal380,00 €'],
      final: ['Subtotal1 890,00 €'],
    }),
    onEach('Rate and tax by rate', 'CIVA art. 36.º n.º 5', {
      invoice: ['IVA (23%)621,00 €'],
      creditNote: ['IVA (23%)87,40 €'],
      final: ['IVA (23%)434,70 €'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Total3 321,00 €'],
      creditNote: ['Total467,40 €'],
      final: ['Total2 324,70 €'],
    }),
    onEach('Invoice that is credited, and the reason', 'CIVA art. 36.º n.º 6', {
      creditNote: ['FT 2026/41', '30/10/2026', '4 horas não prestadas'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['FT 2026/33', '21 de setembro de 2026', '−810,00 €', 'IVA (23%): −186,30 €'],
    }),
    onInvoices('Register and capital', 'CSC art. 171.º', 'capital social 10 000 €'),
  ],
}
