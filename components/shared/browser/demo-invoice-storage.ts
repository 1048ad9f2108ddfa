import { DEMO_INVOICE_KEY } from '@/lib/documents/draft-storage-key'
import {
  createDemoInvoice,
  hasContent,
  parseStoredDemo,
  type DemoInvoice,
} from '@/lib/demo-invoice/demo-invoice'

// Demo invoice of the landing page, stored in this browser. If storage is blocked or full, there is none.

/** Returns the stored demo invoice, or null. Missing fields are as in a blank one with that date and currency. */
export function readDemoInvoice(today: string, currency: string): DemoInvoice | null {
  try {
    return parseStoredDemo(localStorage.getItem(DEMO_INVOICE_KEY), createDemoInvoice(today, currency))
  } catch {
    return null
  }
}

/** Returns the stored demo invoice and deletes it. */
export function popDemoInvoice(today: string, currency: string): DemoInvoice | null {
  const invoice = readDemoInvoice(today, currency)
  if (invoice) localStorage.removeItem(DEMO_INVOICE_KEY)
  return invoice
}

export function saveDemoInvoice(invoice: DemoInvoice): void {
  try {
    if (hasContent(invoice)) localStorage.setItem(DEMO_INVOICE_KEY, JSON.stringify(invoice))
    else localStorage.removeItem(DEMO_INVOICE_KEY)
  } catch {
    // Storage is blocked or full: the invoice is lost with the page.
  }
}
