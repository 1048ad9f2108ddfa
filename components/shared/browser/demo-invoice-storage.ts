import { DEMO_INVOICE_KEY } from '@/lib/documents/draft-storage-key'
import {
  createDemoInvoice,
  hasContent,
  parseStoredDemo,
  type DemoInvoice,
} from '@/lib/demo-invoice/demo-invoice'

// The sheet of the landing page, in this browser. Where storage is blocked or full, there is none.

/** What was written, if anything. What is missing is as on a blank sheet of that day and currency. */
export function readDemoInvoice(today: string, currency: string): DemoInvoice | null {
  try {
    return parseStoredDemo(localStorage.getItem(DEMO_INVOICE_KEY), createDemoInvoice(today, currency))
  } catch {
    return null
  }
}

/** The same, handed over for good. */
export function takeDemoInvoice(today: string, currency: string): DemoInvoice | null {
  const sheet = readDemoInvoice(today, currency)
  if (sheet) localStorage.removeItem(DEMO_INVOICE_KEY)
  return sheet
}

export function saveDemoInvoice(sheet: DemoInvoice): void {
  try {
    if (hasContent(sheet)) localStorage.setItem(DEMO_INVOICE_KEY, JSON.stringify(sheet))
    else localStorage.removeItem(DEMO_INVOICE_KEY)
  } catch {
    // The sheet lives as long as the page.
  }
}
