import type { InvoiceFormValues } from '@/lib/documents/schema'
import type { TextField } from '@/lib/documents/texts'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { ClientKey } from './clients'

type Line = [description: string, quantity: number, unitPrice: number]

export interface DemoInvoice extends Partial<Record<TextField, string>> {
  client: ClientKey
  status: InvoiceStatus
  /** Days before today. */
  issued: number
  /** Days from issue to due date; defaults to 14. */
  terms?: number
  /** Days from issue to payment in full. */
  paidAfter?: number
  /** A partial payment, and days from issue to it. */
  deposit?: { amount: number; after: number }
  /** Days from issue to when the client last opened the link. */
  viewedAfter?: number
  lines: Line[]
  /** Percent. */
  taxRate?: number
  currency: InvoiceFormValues['currency']
  paymentMethod?: InvoiceFormValues['paymentMethod']
  /** Days from issue to the next one, for a RECURRING invoice. */
  recurs?: number
  shareMessage?: string
}

const VAT = { taxRate: 20, currency: 'GBP', paymentMethod: 'BANK_TRANSFER' } as const
/** Services to a business in another EU country: reverse charge. */
const EU = {
  currency: 'EUR',
  paymentMethod: 'INTERNATIONAL_TRANSFER',
  notes: 'Reverse charge: the recipient of the service is liable for VAT.',
} as const
const ABROAD = { paymentMethod: 'INTERNATIONAL_TRANSFER' } as const
const TERMS = 'Payment is due within 14 days. Please quote the invoice number with your transfer.'

/** Nine months of work, oldest first, because numbers follow this order. */
export const invoices: DemoInvoice[] = [
  {
    client: 'oakline',
    status: 'PAID',
    issued: 268,
    paidAfter: 11,
    ...VAT,
    purchaseOrder: 'OF-4190',
    termsAndConditions: TERMS,
    lines: [
      ['Brand identity: research and moodboards', 3, 520],
      ['Logo design, three routes', 1, 1850],
      ['Stationery set', 1, 640],
    ],
  },
  {
    client: 'lefevre',
    status: 'PAID',
    issued: 255,
    paidAfter: 19,
    ...EU,
    lines: [['Website concept and wireframes', 4, 610]],
  },
  {
    client: 'brightwater',
    status: 'PAID',
    issued: 241,
    terms: 30,
    paidAfter: 28,
    currency: 'USD',
    ...ABROAD,
    lines: [
      ['Product design sprint, 5 days', 5, 1150],
      ['Interactive prototype', 1, 2400],
    ],
  },
  {
    client: 'krueger',
    status: 'PAID',
    issued: 226,
    paidAfter: 9,
    ...EU,
    lines: [
      ['Packaging design: bread bags, 4 sizes', 4, 380],
      ['Print supervision in Munich', 1.5, 690],
    ],
  },
  {
    client: 'oakline',
    status: 'PAID',
    issued: 222,
    paidAfter: 8,
    ...VAT,
    purchaseOrder: 'OF-4265',
    lines: [
      ['Trade fair stand: panels and drawings', 6, 310],
      ['Brochure, 16 pages', 16, 42],
    ],
  },
  {
    client: 'printers',
    status: 'PAID',
    issued: 208,
    paidAfter: 31,
    ...VAT,
    notes: 'With our compliments on the society’s 150th anniversary.',
    lines: [
      ['Anniversary poster, letterpress, A2', 150, 4.85],
      ['Artwork and typesetting', 6, 85],
    ],
  },
  {
    client: 'northbound',
    status: 'CANCELLED',
    issued: 190,
    currency: 'CAD',
    ...ABROAD,
    taxRate: 13,
    notes: 'Cancelled: the campaign was moved to next year.',
    lines: [['Seasonal campaign concept', 1, 3200]],
  },
  {
    client: 'oakline',
    status: 'PAID',
    issued: 177,
    paidAfter: 14,
    ...VAT,
    purchaseOrder: 'OF-4318',
    termsAndConditions: TERMS,
    lines: [
      ['Autumn catalogue: layout, 64 pages', 64, 38],
      ['Product photography direction', 2, 540],
    ],
  },
  {
    client: 'tanaka',
    status: 'PAID',
    issued: 163,
    terms: 30,
    paidAfter: 17,
    currency: 'JPY',
    ...ABROAD,
    lines: [
      ['Pattern design for washi tape, series of 6', 6, 48000],
      ['Licence fee, two years', 1, 120000],
    ],
  },
  {
    client: 'zolkiewski',
    status: 'PAID',
    issued: 149,
    paidAfter: 12,
    ...EU,
    lines: [['Typeface customisation: Polish diacritics', 22, 74.5]],
  },
  {
    client: 'printers',
    status: 'PAID',
    issued: 140,
    paidAfter: 15,
    ...VAT,
    lines: [
      ['Letterhead and compliment slips, artwork', 1, 480],
      ['Exhibition catalogue: layout, 40 pages', 40, 26],
    ],
  },
  {
    client: 'brightwater',
    status: 'PAID',
    issued: 131,
    terms: 30,
    paidAfter: 34,
    currency: 'USD',
    ...ABROAD,
    lines: [
      ['Design system: audit', 3, 1150],
      ['Design system: components and documentation', 9, 1150],
      ['Accessibility review', 1, 1900],
    ],
  },
  {
    client: 'krueger',
    status: 'PAID',
    issued: 118,
    paidAfter: 6,
    ...EU,
    lines: [
      ['Shop signage, drawings for production', 1, 1240],
      ['Menu boards', 3, 165],
    ],
  },
  {
    client: 'oakline',
    status: 'PAID',
    issued: 102,
    paidAfter: 20,
    ...VAT,
    lines: [['Website maintenance, July to September', 3, 280]],
  },
  {
    client: 'lefevre',
    status: 'CANCELLED',
    issued: 96,
    ...EU,
    lines: [['Illustrations for the spring collection', 5, 310]],
  },
  {
    client: 'lefevre',
    status: 'PAID',
    issued: 88,
    paidAfter: 13,
    ...EU,
    lines: [
      ['Website design and build', 1, 6400],
      ['Translation into English, per word', 2140, 0.12],
      ['Hosting, first year', 1, 216],
    ],
  },
  {
    client: 'oakline',
    status: 'PAID',
    issued: 80,
    paidAfter: 14,
    ...VAT,
    purchaseOrder: 'OF-4402',
    termsAndConditions: TERMS,
    lines: [
      ['Showroom signage', 5, 290],
      ['Website: product pages', 24, 65],
    ],
  },
  {
    client: 'northbound',
    status: 'PAID',
    issued: 74,
    paidAfter: 15,
    currency: 'CAD',
    taxRate: 13,
    ...ABROAD,
    lines: [
      ['Coffee bag artwork, three blends', 3, 720],
      ['Label variants', 9, 45],
    ],
  },
  {
    client: 'printers',
    status: 'SENT',
    issued: 61,
    ...VAT,
    lines: [
      ['Members’ handbook: typesetting, 112 pages', 112, 14.5],
      ['Index', 1, 260],
      ['Proofs, posted', 4, 8.75],
    ],
    shareMessage:
      'Dear Treasurer,\n\nthe handbook has gone to print. Our invoice is behind this link, with every position listed.\n\nKind regards\nAlex',
  },
  {
    client: 'brightwater',
    status: 'PAID',
    issued: 52,
    terms: 30,
    paidAfter: 29,
    currency: 'USD',
    ...ABROAD,
    lines: [['Quarterly design retainer', 1, 7500]],
  },
  {
    client: 'printers',
    status: 'PAID',
    issued: 46,
    paidAfter: 12,
    ...VAT,
    lines: [
      ['Open day: posters and programme', 1, 1120],
      ['Wayfinding, drawings', 8, 95],
    ],
  },
  {
    client: 'zolkiewski',
    status: 'SENT',
    issued: 37,
    ...EU,
    viewedAfter: 2,
    lines: [
      ['Typeface extension: small capitals', 1, 1480],
      ['Kerning review', 7.5, 74.5],
    ],
  },
  {
    client: 'krueger',
    status: 'PAID',
    issued: 29,
    paidAfter: 8,
    ...EU,
    lines: [['Christmas packaging: Stollen box and ribbon', 2, 890]],
  },
  {
    client: 'tanaka',
    status: 'SENT',
    issued: 26,
    terms: 30,
    deposit: { amount: 300000, after: 12 },
    viewedAfter: 11,
    currency: 'JPY',
    ...ABROAD,
    lines: [
      ['Exhibition stand graphics', 1, 385000],
      ['On-site support, Osaka, per day', 3, 92000],
    ],
  },
  {
    client: 'oakline',
    status: 'SENT',
    issued: 21,
    ...VAT,
    purchaseOrder: 'OF-4471',
    termsAndConditions: TERMS,
    lines: [
      ['Winter campaign: art direction', 4, 560],
      ['Retouching, per picture', 26, 32],
      ['Stock photography, at cost', 1, 187.4],
    ],
  },
  {
    client: 'oakline',
    status: 'PAID',
    issued: 17,
    paidAfter: 6,
    ...VAT,
    lines: [
      ['Price list, 24 pages', 24, 38],
      ['Packaging labels', 12, 72.5],
    ],
  },
  {
    client: 'oakline',
    status: 'SENT',
    issued: 9,
    ...VAT,
    recurs: 30,
    viewedAfter: 4,
    lines: [['Website maintenance, {month} {year}', 1, 280]],
  },
  {
    client: 'lefevre',
    status: 'SENT',
    issued: 5,
    ...EU,
    viewedAfter: 3,
    lines: [
      ['Lookbook: design, 32 pages', 32, 62],
      ['Paper samples and shipping', 1, 48.9],
    ],
  },
  {
    client: 'northbound',
    status: 'DRAFT',
    issued: 3,
    currency: 'CAD',
    taxRate: 13,
    ...ABROAD,
    lines: [
      ['Wholesale catalogue: concept', 2, 680],
      ['Tasting cards, artwork', 12, 38],
    ],
  },
  {
    client: 'brightwater',
    status: 'DRAFT',
    issued: 1,
    terms: 30,
    currency: 'USD',
    ...ABROAD,
    lines: [
      ['Onboarding flow redesign', 6, 1150],
      ['Usability tests with five people', 1, 2250],
    ],
  },
  {
    client: 'printers',
    status: 'DRAFT',
    issued: 0,
    ...VAT,
    lines: [['Annual report cover', 1, 460]],
  },
]
