// Measures first-load JavaScript, and defines its budgets. tests/verify/browser/layout/first-load.spec.ts enforces
// them.
import { gzipSync } from 'node:zlib'

/** Maximum ratio to a bare Next.js page. `/invoice` is a public invoice. */
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

/** Returns the gzipped bytes of all scripts in a page's HTML. `get` returns the body of a URL. */
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
