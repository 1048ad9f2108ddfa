// Measures first-load JavaScript, and defines its goals and budgets. tests/verify/browser/layout/first-load.spec.ts
// enforces the budgets.
import { gzipSync } from 'node:zlib'

/** Goals: maximum ratio to a bare Next.js page (docs/performance.md). `/invoice` is a public invoice. */
export const goals = {
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

/** Pages that miss their goal with the named packages (docs/decisions/0023 and 0024), and what they must not exceed. */
const exceptions = {
  visitors: { '/login': 1.41 },
  app: {
    '/': 1.54,
    '/invoices': 1.57,
    '/clients': 1.59,
    '/settings': 1.76,
    '/profile': 1.65,
    '/invoices/create': 2.04,
  },
}

/** Budgets that a build must keep: the goal of a page, or its exception. */
export const budgets = {
  visitors: { ...goals.visitors, ...exceptions.visitors },
  app: { ...goals.app, ...exceptions.app },
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
