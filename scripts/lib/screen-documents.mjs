import { utc } from '@date-fns/utc'
import { formatISO } from 'date-fns/formatISO'

// A document that is written for a picture: all that a document can say, in a language with long words.

export const get = async (request, path) => (await request.get(path)).json()

/** By the clock of whoever takes the pictures. */
export const today = formatISO(new Date(), { representation: 'date', in: utc })

const content = {
  language: 'de',
  secondLanguage: 'en',
  currency: 'EUR',
  taxRate: 19,
  taxCategory: 'S',
  purchaseOrder: 'PO-2026-118',
  discount: { kind: 'PERCENT', value: 2.5 },
  withholding: { label: 'IRPF', rate: 15 },
  notes: 'Vielen Dank für die gute Zusammenarbeit.',
  lineItems: [
    { kind: 'HEADING', description: 'Konzept' },
    { description: 'Workshop mit der Geschäftsleitung', quantity: 1.5, unit: 'day', unitPrice: 960 },
    {
      description: 'Fachbuch „Verpackungsgestaltung“',
      quantity: 3,
      unitPrice: 49.9,
      tax: { rate: 7, category: 'S' },
    },
    { kind: 'TEXT', description: 'Reisekosten werden nach Beleg berechnet.' },
    { kind: 'HEADING', description: 'Umsetzung' },
    {
      description: 'Reinzeichnung',
      quantity: 24.25,
      unit: 'h',
      unitPrice: 85,
      discount: { kind: 'AMOUNT', value: 61.25 },
    },
    {
      description: 'Lieferung nach Bergen, Norwegen',
      quantity: 1,
      unitPrice: 380,
      tax: { rate: 0, category: 'G' },
    },
  ],
}

let id

/** A draft in German and English: `path` makes it and says where it is, `after` deletes it, so that it is in no other picture. */
export const german = {
  async path(request) {
    const [{ id: clientId }] = await get(request, '/api/clients')
    const { number: invoiceNumber } = await get(request, '/api/invoices/numbers/next')
    const days = { issueDate: today, dueDate: today, serviceFrom: '2026-11-01', serviceUntil: '2026-11-30' }
    const about = { invoiceType: 'ONE_OFF', clientId, invoiceNumber, autoNumber: true }
    const data = { ...about, ...days, ...content }
    ;({ id } = await (await request.post('/api/invoices', { data })).json())
    return `/invoices/${id}`
  },
  after: (request) => request.delete(`/api/invoices/${id}`),
}
