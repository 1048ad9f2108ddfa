import { previewSchema } from '@/lib/documents/pdf/preview-schema'

const GST = { name: 'GST', rate: 5, compound: false, number: '123456789 RT0001' }

it.each([
  ['a name', { name: 'G'.repeat(41) }],
  ['a number', { number: '1'.repeat(41) }],
])('the preview has no parts of a tax with %s beyond the limit of invoices', (_, over) => {
  const tax = { rate: 5, category: null, reason: null, parts: [{ ...GST, ...over }] }
  const line = { description: 'Design', quantity: 1, unitPrice: 10, discount: null, tax }
  const preview = previewSchema.parse({ taxParts: [{ ...GST, ...over }], lineItems: [line] })
  expect(preview.taxParts).toBeUndefined()
  expect(preview.lineItems).toMatchObject([{ tax: { rate: 5, parts: undefined } }])
  expect(previewSchema.parse({ taxParts: [GST] }).taxParts).toEqual([GST])
})
