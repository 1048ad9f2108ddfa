import { bundle } from '../../scripts/lib/bundle.mjs'
import { loadModules } from '../../scripts/lib/modules.mjs'

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

/** The product's own modules: `{ product, remove() }`. */
export async function loadProduct() {
  await bundle(['pdf-worker'])
  const { modules: product, remove: removeFiles } = await loadModules(entry)
  const remove = async () => {
    await product.closeRenderer()
    await product.db.$disconnect()
    removeFiles()
  }
  return { product, remove }
}
