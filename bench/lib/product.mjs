import { bundle } from '../../scripts/lib/bundle.mjs'
import { loadModules } from '../../scripts/lib/modules.mjs'

/** What is measured without a server around it. */
export const PRODUCT = `
  export { db } from './lib/platform/db/client'
  export { getDashboard } from './lib/reports/dashboard/queries'
  export { NO_FILTER } from './lib/documents/list/filter'
  export { listInvoices, listQuery } from './lib/documents/list/list'
  export { createInvoice } from './lib/actions/documents/save-document'
  export { createPublicLink } from './lib/sharing/links'
  export { invoiceSchema } from './lib/documents/schema'
  export { getSharedInvoice } from './lib/sharing/public'
  export { documentView } from './lib/render/document-view'
  export { invoiceView } from './lib/render/view'
  export { toCurrentUser, withAvatar, withLogo } from './lib/business/queries'
  export { csvStyle } from './lib/exports/csv'
  export { exportFiles } from './lib/exports/files'
  export { findPart } from './lib/exports/parts'
  export { startExport } from './lib/exports/start'
  export { nextMail } from './lib/delivery/hand-over'
  export { dueQuery as dueSeriesQuery } from './lib/series/due'
  export { dueDatesAt, dueQuery as dueReminderQuery } from './lib/reminders/due'
  export { isLive } from './lib/identity/sessions'
  export { search } from './lib/reports/search/queries'
  export { getInvoice } from './lib/documents/queries'
  export { listClientRows } from './lib/parties/list'
  export { NO_CLIENT_FILTER } from './lib/parties/filter'
  export { listForCalendar } from './lib/reports/calendar/queries'
  export { listNumbers } from './lib/reports/numbers/queries'
  export { listSeries } from './lib/reports/numbers/series'
  export { listNotifications } from './lib/notifications/queries'
  export { recordPayment } from './lib/actions/payments/record-payment'
  export { paymentSchema } from './lib/documents/payments/schema'
  export { runSchedules } from './lib/actions/series/run-series'
  export { runReminders } from './lib/actions/reminders/run-reminders'
  export { runDeletions } from './lib/actions/account/run-deletions'
  export { sweepAccounts } from './lib/identity/unverified'
  export { sweepKeys } from './lib/platform/idempotency/once'
  export { foldTotals } from './lib/reports/dashboard/totals'
  export { runOutbox } from './lib/actions/mail/deliver'
  export * from './lib/render/pdf/render'`

/** The product's own modules: `{ product, remove() }`. */
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
