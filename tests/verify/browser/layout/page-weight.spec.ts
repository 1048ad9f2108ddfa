import { expect, test } from '@playwright/test'
import { createInvoice, createSharedInvoice, signUp } from '../../../e2e/support'

/**
 * At most so many thousand bytes, uncompressed: the HTML that a browser parses, and the data that comes in it once more, from which React goes on.
 * A twentieth above what it was when it was written. The list has fifty rows.
 */
const BUDGETS = {
  visitors: { '/landing': [34, 63], '/login': [11, 18], '/invoice': [11, 21] },
  app: {
    '/': [43, 42],
    '/invoices': [73, 41],
    '/clients': [35, 26],
    '/calendar': [39, 47],
    '/settings': [39, 24],
    '/profile': [38, 25],
    '/invoices/create': [41, 25],
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
