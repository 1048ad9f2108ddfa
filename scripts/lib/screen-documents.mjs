// Documents that are written for a picture: all that a document can say, in languages with long words and with other letters.

export const get = async (request, path) => (await request.get(path)).json()

/** By the clock of whoever takes the pictures. */
export const today = new Date().toISOString().slice(0, 10)

/**
 * A draft with all that a line and a document can say, in the words of one language beside those of another: `path` makes it and says where it is,
 * `after` deletes it, so that it is in no other picture.
 */
const withEverything = (languages, content) => {
  let id
  const path = async (request) => {
    const [{ id: clientId }] = await get(request, '/api/clients')
    const { number: invoiceNumber } = await get(request, '/api/invoices/numbers/next')
    const days = { issueDate: today, dueDate: today, serviceFrom: '2026-11-01', serviceUntil: '2026-11-30' }
    const about = { invoiceType: 'ONE_OFF', clientId, invoiceNumber, autoNumber: true }
    const data = { ...about, ...days, ...languages, ...content }
    ;({ id } = await (await request.post('/api/invoices', { data })).json())
    return `/invoices/${id}`
  }
  return { path, after: (request) => request.delete(`/api/invoices/${id}`) }
}
export const german = withEverything(
  { language: 'de', secondLanguage: 'en' },
  {
    ...{ currency: 'EUR', taxRate: 19, taxCategory: 'S', purchaseOrder: 'PO-2026-118' },
    ...{ discount: { kind: 'PERCENT', value: 2.5 }, withholding: { label: 'IRPF', rate: 15 } },
    notes: 'Vielen Dank für die gute Zusammenarbeit.',
    lineItems: [
      { kind: 'HEADING', description: 'Konzept' },
      { description: 'Workshop mit der Geschäftsleitung', quantity: 1.5, unit: 'day', unitPrice: 960 },
      {
        ...{ description: 'Fachbuch „Verpackungsgestaltung“', quantity: 3, unitPrice: 49.9 },
        tax: { rate: 7, category: 'S' },
      },
      { kind: 'TEXT', description: 'Reisekosten werden nach Beleg berechnet.' },
      { kind: 'HEADING', description: 'Umsetzung' },
      {
        ...{ description: 'Reinzeichnung', quantity: 24.25, unit: 'h', unitPrice: 85 },
        discount: { kind: 'AMOUNT', value: 61.25 },
      },
      {
        ...{ description: 'Lieferung nach Bergen, Norwegen', quantity: 1, unitPrice: 380 },
        tax: { rate: 0, category: 'G' },
      },
    ],
  },
)
export const japanese = withEverything(
  { language: 'ja' },
  {
    ...{ currency: 'JPY', taxRate: 10, taxCategory: 'S', pricesIncludeTax: true },
    ...{ discount: { kind: 'AMOUNT', value: 5000 } },
    notes: 'お振込手数料はお客様のご負担でお願いいたします。',
    lineItems: [
      { kind: 'HEADING', description: 'ブランドデザイン' },
      { description: 'ロゴデザイン一式（3案）', quantity: 1, unitPrice: 330_000 },
      { description: '打ち合わせ', quantity: 4.5, unit: 'h', unitPrice: 11_000 },
      {
        ...{ description: '焼き菓子（サンプル撮影用）', quantity: 12, unitPrice: 540 },
        tax: { rate: 8, category: 'S' },
      },
    ],
  },
)
