'use client'

import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { hasClientName } from '@/lib/clients/display-name'
import type { ClientOption } from '@/lib/clients/client-response'
import { DEMO_INVOICE_KEY } from '@/lib/documents/draft-storage-key'
import type { DemoInvoice } from '@/lib/demo-invoice/demo-invoice'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'

interface Options {
  form: Pick<UseFormReturn<InvoiceFields>, 'getValues' | 'reset'>
  initial: InvoiceFields
  /** True for a new invoice without a preset client. */
  enabled: boolean
  clients: ClientOption[]
  /** Called if the demo invoice names a client who doesn't exist yet. */
  onNewClient: (name: string, address: string) => void
}

/** True if a demo invoice from the landing page is stored. It rarely is, so the import code is loaded only then. */
function hasDemoInvoice(): boolean {
  try {
    return localStorage.getItem(DEMO_INVOICE_KEY) !== null
  } catch {
    return false
  }
}

/** Fills an untouched new form with the demo invoice written on the landing page. */
export function useImportDemoInvoice({ form, initial, enabled, clients, onNewClient }: Options): void {
  const done = useRef(!enabled)
  useEffect(() => {
    const isUntouched = () => JSON.stringify(form.getValues()) === JSON.stringify(initial)
    const importDemoInvoice = ({ clientName, clientAddress, lines, ...sheet }: DemoInvoice) => {
      const name = clientName.trim()
      const existingClient = clients.find((client) => hasClientName(client, name))
      const { currency, issueDate, dueDate, taxRate, notes } = sheet
      form.reset(
        {
          ...initial,
          currency,
          issueDate,
          dueDate,
          taxRate,
          notes,
          clientId: existingClient ? String(existingClient.id) : '',
          lineItems: lines.map((line, index) => ({
            ...initial.lineItems[index % initial.lineItems.length]!,
            ...line,
          })),
        },
        { keepDefaultValues: true },
      )
      if (name && !existingClient) onNewClient(name, clientAddress.trim())
    }
    if (done.current || !isUntouched()) return
    done.current = true
    if (!hasDemoInvoice()) return
    void import('@/components/shared/browser/demo-invoice-storage').then(
      ({ popDemoInvoice }) => {
        const sheet = isUntouched() ? popDemoInvoice(initial.issueDate, initial.currency) : null
        if (sheet) importDemoInvoice(sheet)
      },
      // It stays stored for the next visit.
      () => undefined,
    )
  }, [form, initial, clients, onNewClient])
}
