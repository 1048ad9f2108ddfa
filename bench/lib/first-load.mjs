// First-load JavaScript: how it is counted, and what it may be. tests/verify/browser/layout/first-load.spec.ts holds the product to it.
import { gzipSync } from 'node:zlib'

/** At most so many times what a bare Next.js page loads. `/invoice` stands for a public invoice. */
export const budgets = {
  visitors: { '/invoice': 1.1, '/landing': 1.1, '/login': 1.3 },
  app: {
    '/': 1.5,
    '/invoices': 1.5,
    '/clients': 1.5,
    '/calendar': 1.5,
    '/settings': 1.5,
    '/profile': 1.5,
    '/invoices/create': 1.8,
  },
}

/** Bytes of every script a page's HTML asks for, gzipped. `get` answers the body of an address. */
export async function measureFirstLoad(get, url) {
  const html = (await get(url)).toString()
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  )
  const sources = new Set(tags.map(([, source]) => new URL(source, url).href))
  if (sources.size === 0) throw new Error(`${url} has no scripts`)
  let bytes = 0
  for (const source of sources) bytes += gzipSync(await get(source)).length
  return bytes
}
