import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { createInvoice, createSharedInvoice, signUp } from '../../../e2e/helpers'

/**
 * Maximum kB of gzipped HTML, including messages and data for hydration. Well above the current sizes, so that only a marked
 * increase fails. The list has fifty rows.
 */
const LIMITS = {
  visitors: { '/landing': 25, '/login': 13, '/invoice': 12 },
  app: {
    '/': 33,
    '/invoices': 38,
    '/clients': 25,
    '/calendar': 21,
    '/settings': 32,
    '/profile': 25,
    '/invoices/create': 34,
  },
} satisfies Record<string, Record<string, number>>

const ROWS = 50

test('pages stay within their size limits', async ({ context, playwright, baseURL }) => {
  await signUp(context)
  const { clientId, publicToken } = await createSharedInvoice(context)
  for (let row = 2; row <= ROWS; row++)
    await createInvoice(context, { clientId, invoiceNumber: `INV-${String(row).padStart(4, '0')}` })
  const visitor = await playwright.request.newContext({ baseURL })
  const found: string[] = []
  for (const [pages, request] of [
    [LIMITS.visitors, visitor],
    [LIMITS.app, context.request],
  ] as const)
    for (const [path, limit] of Object.entries(pages)) {
      const answer = await request.get(path === '/invoice' ? `/invoice/${publicToken}` : path)
      expect(answer.status(), path).toBe(200)
      const weight = gzipSync(await answer.body()).length / 1000
      if (weight > limit) found.push(`${path}: ${weight.toFixed(1)}, at most ${limit}`)
    }
  await visitor.dispose()
  expect(found).toEqual([])
})
