import { POST } from '@/app/api/public/preview-pdf/route'
import { consume } from '@/lib/platform/rate-limits/rate-limits'
import { createDemoInvoice, toDemoInput } from '@/lib/demo-invoice/demo-invoice'
import { Browser } from '@/tests/factories/browser'

const PATH = '/api/public/preview-pdf'
const sheet = { ...createDemoInvoice('2026-11-22', 'EUR'), sellerName: 'Ada', clientName: 'Grace' }
const ask = (body: unknown, address: string) =>
  new Browser().call(POST, PATH, { method: 'POST', body, headers: { 'x-forwarded-for': address } })

describe('POST /api/public/preview-pdf', () => {
  it('renders the demo invoice for anybody', async () => {
    const answer = await ask(toDemoInput(sheet, { sign: '.' }), '203.0.113.1')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('Invoice-INV-0001.pdf')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('rejects an invalid document with a message', async () => {
    expect((await ask({}, '203.0.113.2')).status).toBe(422)
    const input = toDemoInput(sheet, { sign: '.' })
    const answer = await ask({ ...input, seller: { name: 'x'.repeat(201) } }, '203.0.113.2')
    expect((await answer.json()).errors).toEqual({ 'seller.name': ['Please use at most 200 characters'] })
    expect((await ask({ ...input, invoice: { ...input.invoice, clientId: 1 } }, '203.0.113.2')).status).toBe(
      422,
    )
  })

  it('accepts the page’s largest document, and nothing larger', async () => {
    const line = { description: '東'.repeat(200), quantity: '1', unitPrice: '9.50' }
    const full = { ...sheet, lines: Array.from({ length: 20 }, () => line) }
    expect((await ask(toDemoInput(full, { sign: '.' }), '203.0.113.4')).status).toBe(200)
    const refusals = [
      { ...full, lines: [...full.lines, line] },
      { ...full, notes: 'x'.repeat(2000) },
      { ...full, lines: full.lines.map((one) => ({ ...one, description: '東'.repeat(500) })) },
    ]
    const answers = await Promise.all(
      refusals.map(async (one) => {
        const answer = await ask(toDemoInput(one, { sign: '.' }), '203.0.113.4')
        return [answer.status, (await answer.json()).message]
      }),
    )
    expect(answers).toEqual([
      [422, 'At most 20 line items without an account'],
      [422, expect.stringContaining('at most 5,000 characters')],
      [413, 'This is larger than 20 KB. Shorten its texts, or split it.'],
    ])
  })

  it('limits an address to thirty an hour', async () => {
    await consume('preview:address', '203.0.113.3', 29)
    expect((await ask(toDemoInput(sheet, { sign: '.' }), '203.0.113.3')).status).toBe(200)
    const refused = await ask(toDemoInput(sheet, { sign: '.' }), '203.0.113.3')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
