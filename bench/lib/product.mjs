import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build, stop } from 'esbuild'
import { bundle } from '../../scripts/lib/bundle.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'

const entry = `
  export { db } from './lib/db/client'
  export { getDashboard } from './lib/dashboard/queries'
  export { NO_FILTER } from './lib/invoices/filter'
  export { listInvoices, listQuery } from './lib/invoices/list'
  export { createInvoice, createPublicLink } from './lib/invoices/mutations'
  export { invoiceSchema } from './lib/invoices/schema'
  export { getSharedInvoice } from './lib/invoices/public'
  export { invoiceView } from './lib/invoices/view'
  export * from './lib/pdf/render'`

/** The product's own modules, which Node cannot read as they are: `{ product, remove() }`. */
export async function loadProduct() {
  await bundle(['pdf-worker'])
  // Inside the project, so that what stays outside the bundle is found.
  const folder = mkdtempSync(inRoot('build/bench-'))
  const outfile = path.join(folder, 'product.cjs')
  await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    external: ['sharp', '@node-rs/argon2', 'pg-native', 'pino', '@prisma/*', 'pg'],
    alias: { 'server-only': inRoot('scripts/lib/empty.cjs') },
    define: { 'import.meta.url': '__url' },
    banner: { js: "const __url = require('node:url').pathToFileURL(__filename).href" },
    logLevel: 'warning',
  })
  await stop()
  const product = createRequire(import.meta.url)(outfile)
  const remove = async () => {
    await product.closeRenderer()
    await product.db.$disconnect()
    rmSync(folder, { recursive: true })
  }
  return { product, remove }
}
