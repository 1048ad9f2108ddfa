import { bundle } from '../../scripts/lib/bundle.mjs'
import { loadModules } from '../../scripts/lib/modules.mjs'

const entry = `
  export { db } from './lib/platform/db/client'
  export { getDashboard } from './lib/reports/dashboard/queries'
  export { NO_FILTER } from './lib/documents/list/filter'
  export { listInvoices, listQuery } from './lib/documents/list/list'
  export { createInvoice, createPublicLink } from './lib/actions/documents/save-document'
  export { invoiceSchema } from './lib/documents/schema'
  export { getSharedInvoice } from './lib/sharing/public'
  export { invoiceView } from './lib/render/view'
  export { nextMail } from './lib/delivery/run'
  export { dueQuery as dueSeriesQuery } from './lib/series/due'
  export { dueDatesAt, dueQuery as dueReminderQuery } from './lib/reminders/due'
  export * from './lib/render/pdf/render'`

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
