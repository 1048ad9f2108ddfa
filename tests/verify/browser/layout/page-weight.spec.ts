import { expect, test } from '@playwright/test'
import { createInvoice, createSharedInvoice, signUp } from '../../../e2e/support'

/**
 * At most so many thousand bytes, uncompressed: the HTML that a browser parses, and the data that comes in it once more, from which React goes on.
 * Well above what it is, so that only what makes a page markedly heavier is refused. The list has fifty rows.
 */
const BUDGETS = {
  visitors: { '/landing': [45, 80], '/login': [15, 25], '/invoice': [15, 30] },
  app: {
    '/': [55, 55],
    '/invoices': [90, 50],
    '/clients': [45, 35],
    '/calendar': [50, 60],
    '/settings': [50, 30],
    '/profile': [50, 30],
    '/invoices/create': [50, 30],
  },
} satisfies Record<string, Record<string, [html: number, payload: number]>>

const ROWS = 50
const PAYLOAD = /<script\b[^>]*>self\.__next_f\.push\(.*?<\/script>/gs

/** Both parts of a page, in thousand bytes. */
function weigh(page: string): [html: number, payload: number] {
  const size = (text: string) => Buffer.byteLength(text) / 1000
  const payload = (page.match(PAYLOAD) ?? []).join('')
  return [size(page) - size(payload), size(payload)]
}

test('pages weigh no more than they are allowed', async ({ context, playwright, baseURL }) => {
  await signUp(context)
  const { clientId, publicToken } = await createSharedInvoice(context)
  for (let row = 2; row <= ROWS; row++)
    await createInvoice(context, { clientId, invoiceNumber: `INV-${String(row).padStart(4, '0')}` })
  const visitor = await playwright.request.newContext({ baseURL })
  const found: string[] = []
  for (const [pages, request] of [
    [BUDGETS.visitors, visitor],
    [BUDGETS.app, context.request],
  ] as const)
    for (const [path, [html, payload]] of Object.entries(pages)) {
      const answer = await request.get(path === '/invoice' ? `/invoice/${publicToken}` : path)
      expect(answer.status(), path).toBe(200)
      const [ownHtml, ownPayload] = weigh(await answer.text())
      expect(ownPayload, path).toBeGreaterThan(0)
      if (ownHtml > html) found.push(`${path}: HTML of ${ownHtml.toFixed(1)}, at most ${html}`)
      if (ownPayload > payload) found.push(`${path}: data of ${ownPayload.toFixed(1)}, at most ${payload}`)
    }
  await visitor.dispose()
  expect(found).toEqual([])
})
