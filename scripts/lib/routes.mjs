// Which route an address belongs to, so that logs and metrics name it: addresses hold the keys of public links.
import { readJson } from './files.mjs'
import { inRoot } from './paths.mjs'

/** A function from a path to its route, such as `/invoice/[token]`, by the routes of the build. */
export function routeFinder(manifest = readJson(inRoot('.next/routes-manifest.json'))) {
  const fixed = new Set((manifest?.staticRoutes ?? []).map(({ page }) => page))
  // The build lists what is more specific first.
  const dynamic = (manifest?.dynamicRoutes ?? []).map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }))
  return (path) => {
    if (path.startsWith('/_next/')) return '/_next'
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path
    if (fixed.has(plain)) return plain
    return dynamic.find(({ regex }) => regex.test(plain))?.page ?? 'other'
  }
}
