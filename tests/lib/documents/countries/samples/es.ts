import { onAll, onEach, type CountrySample } from '../sample-types'

export const spain: CountrySample = {
  name: 'ES',
  country: 'ES',
  language: 'es',
  currency: 'EUR',
  seller: {
    name: 'Estudio Malasaña, S.L.',
    street: 'Calle del Pez 7',
    postalCode: '28004',
    city: 'Madrid',
    state: 'Madrid',
    vat: 'B58378431',
  },
  client: {
    name: 'Bodegas Ribera, S.A.',
    contact: 'Lucía Fernández',
    email: 'facturas@ribera.example',
    street: 'Carretera de Soria 15',
    postalCode: '47300',
    city: 'Peñafiel',
    state: 'Valladolid',
    vat: 'B18149070',
  },
  bank: { bankName: 'Banco Sabadell', bankIban: 'ES91 2100 0418 4502 0005 1332', bankSwift: 'BSABESBBXXX' },
  charges: { taxRate: 21 },
  lines: [
    { description: 'Diseño de la página web', quantity: 24, unit: 'h', unitPrice: 95 },
    { description: 'Sesión fotográfica', quantity: 1, unitPrice: 420 },
  ],
  numbers: {
    invoice: 'F-2026-041',
    creditNote: 'R-2026-003',
    quote: 'P-2026-012',
    deposit: 'F-2026-033',
    final: 'F-2026-042',
  },
  reason: '4 horas no prestadas',
  required: [
    onAll(
      'Names and addresses of both',
      'RD 1619/2012 art. 6.1.c, e',
      'Estudio Malasaña, S.L.',
      'Calle del Pez 7',
      '28004 Madrid',
      'Bodegas Ribera, S.A.',
      'Carretera de Soria 15',
      '47300 Peñafiel Valladolid',
    ),
    onAll('NIF of both', 'RD 1619/2012 art. 6.1.d', 'NIF B58378431', 'NIF B18149070'),
    onEach('Number and kind', 'RD 1619/2012 art. 6.1.a', {
      invoice: ['FACTURAF-2026-041'],
      creditNote: ['FACTURA RECTIFICATIVAR-2026-003'],
      final: ['FACTURA FINALF-2026-042'],
    }),
    onEach('Date of issue', 'RD 1619/2012 art. 6.1.b', {
      invoice: ['30 oct 2026'],
      creditNote: ['12 nov 2026'],
      final: ['30 oct 2026'],
    }),
    onAll('Date of supply', 'RD 1619/2012 art. 6.1.i', '1 oct 2026 – 28 oct 2026'),
    onEach('Quantity and nature', 'RD 1619/2012 art. 6.1.f', {
      invoice: ['Diseño de la página web', '24 h', 'Sesión fotográfica'],
      creditNote: ['Diseño de la página web', '−4 h'],
      final: ['Diseño de la página web', '24 h', 'Sesión fotográfica'],
    }),
    onAll('Unit price without tax', 'RD 1619/2012 art. 6.1.f', 'Precio unitario', '95,00 €'),
    onEach('Net amount by rate', 'RD 1619/2012 art. 6.1.f', {
      invoice: ['Base imponible2.700,00 €'],
      creditNote: ['Base imponible−380,00 €'],
      final: ['Base imponible1.890,00 €'],
    }),
    onEach('Rate and tax by rate', 'RD 1619/2012 art. 6.1.g, h', {
      invoice: ['IVA (21 %)567,00 €'],
      creditNote: ['IVA (21 %)−79,80 €'],
      final: ['IVA (21 %)396,90 €'],
    }),
    onEach('Total', 'customary', {
      invoice: ['Total3.267,00 €'],
      creditNote: ['Total−459,80 €'],
      final: ['Total2.286,90 €'],
    }),
    onEach('Invoice that is credited, and the reason', 'RD 1619/2012 art. 15', {
      creditNote: ['F-2026-041', '30 oct 2026', '4 horas no prestadas'],
    }),
    onEach('Deposit deducted, with its tax', 'customary', {
      final: ['F-2026-033', '21 de septiembre de 2026', '−810,00 €', 'IVA (21 %): −170,10 €'],
    }),
  ],
}
