import type { InvoiceFormValues } from '@/lib/documents/schema'
import type { ClientKey } from './clients'

export interface DemoOffer extends Partial<InvoiceFormValues> {
  client: ClientKey
  kind: 'QUOTE' | 'PROFORMA'
  /** Days before today. */
  issued: number
  /** Days from issue to expiry, or to the due date. */
  terms: number
  /** The client's answer through the link, and days from issue to it. */
  answer?: { accept: boolean; name: string; note?: string; after: number }
}

const VAT = { taxRate: 20, currency: 'GBP', paymentMethod: 'BANK_TRANSFER' } as const

/** Quotes with every outcome, and a pro forma invoice. */
export const offers: DemoOffer[] = [
  {
    client: 'oakline',
    kind: 'QUOTE',
    issued: 40,
    terms: 14,
    ...VAT,
    lineItems: [{ description: 'Shop signage, two facades', quantity: 2, unitPrice: 1280 }],
  },
  {
    client: 'printers',
    kind: 'QUOTE',
    issued: 12,
    terms: 30,
    ...VAT,
    answer: {
      accept: false,
      name: 'The Treasurer',
      note: 'The committee has chosen another design.',
      after: 5,
    },
    lineItems: [
      { description: 'Members’ yearbook, layout of 96 pages', quantity: 96, unit: 'page', unitPrice: 38 },
    ],
  },
  {
    client: 'krueger',
    kind: 'QUOTE',
    issued: 9,
    terms: 30,
    currency: 'EUR',
    language: 'de',
    taxRate: 0,
    taxCategory: 'AE',
    paymentMethod: 'INTERNATIONAL_TRANSFER',
    discount: { kind: 'PERCENT', value: 5 },
    answer: { accept: true, name: 'Jürgen Krüger-Schönfeld', note: 'Bitte im Januar beginnen.', after: 3 },
    lineItems: [
      { kind: 'HEADING', description: 'Phase 1: Konzept' },
      { description: 'Workshop und Moodboards', quantity: 2, unit: 'day', unitPrice: 640 },
      { description: 'Logoentwürfe, drei Richtungen', quantity: 1, unitPrice: 1850 },
      { kind: 'HEADING', description: 'Phase 2: Umsetzung' },
      { description: 'Verpackungen und Beschilderung', quantity: 24.5, unit: 'h', unitPrice: 85 },
      { kind: 'TEXT', description: 'Druckkosten werden nach Aufwand berechnet.' },
    ],
  },
  {
    client: 'oakline',
    kind: 'QUOTE',
    issued: 4,
    terms: 30,
    ...VAT,
    lineItems: [
      { description: 'Autumn catalogue: art direction', quantity: 3, unit: 'day', unitPrice: 560 },
      { description: 'Photography, 40 products', quantity: 40, unitPrice: 22.5 },
    ],
  },
  {
    client: 'krueger',
    kind: 'PROFORMA',
    issued: 2,
    terms: 14,
    currency: 'EUR',
    language: 'de',
    taxRate: 0,
    taxCategory: 'AE',
    paymentMethod: 'INTERNATIONAL_TRANSFER',
    lineItems: [{ description: 'Schaufensterbeschriftung, Material vorab', quantity: 1, unitPrice: 480 }],
  },
]
