import { bundle } from '../../scripts/lib/bundle.mjs'
import { loadModules } from '../../scripts/lib/modules.mjs'

/** Exports measured without a server. */
const PRODUCT = `
  export { db } from './lib/platform/db/client'
  export { getDashboard } from './lib/reports/dashboard/queries'
  export { NO_FILTER } from './lib/documents/list/filter'
  export { listInvoices, invoicesSql } from './lib/documents/list/list-invoices'
  export { createDocumentView } from './lib/documents/view/document-view'
  export * from './lib/documents/pdf/render'`

/** Loads the product's own modules: `{ product, remove() }`. */
export async function loadProduct() {
  await bundle(['pdf-worker'])
  const { modules: product, remove: removeFiles } = await loadModules(PRODUCT)
  const remove = async () => {
    await product.closeRenderer()
    await product.db.$disconnect()
    removeFiles()
  }
  return { product, remove }
}
