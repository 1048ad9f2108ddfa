'use client'

import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { takeTriedSheet } from '@/components/shared/browser/tried-sheet'
import type { ClientOption } from '@/lib/parties/types'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'

interface Options {
  form: Pick<UseFormReturn<InvoiceFields>, 'getValues' | 'reset'>
  initial: InvoiceFields
  /** A new invoice for nobody in particular. */
  enabled: boolean
  clients: ClientOption[]
  /** Asks for the client of the sheet, who is not known yet. */
  onNewClient: (name: string, address: string) => void
}

/** What was written on the landing page becomes the invoice of a new form, unless something else has been begun there. */
export function useTriedSheet({ form, initial, enabled, clients, onNewClient }: Options): void {
  const done = useRef(!enabled)
  useEffect(() => {
    if (done.current || JSON.stringify(form.getValues()) !== JSON.stringify(initial)) return
    done.current = true
    const sheet = takeTriedSheet(initial.issueDate, initial.currency)
    if (!sheet) return
    const name = sheet.clientName.trim()
    const known = clients.find((client) => client.name === name || client.companyName === name)
    const { currency, issueDate, dueDate, taxRate, notes, lines } = sheet
    form.reset(
      {
        ...initial,
        ...{ currency, issueDate, dueDate, taxRate, notes },
        clientId: known ? String(known.id) : '',
        lineItems: lines.map((line, index) => ({
          ...initial.lineItems[index % initial.lineItems.length]!,
          ...line,
        })),
      },
      { keepDefaultValues: true },
    )
    if (name && !known) onNewClient(name, sheet.clientAddress.trim())
  }, [form, initial, clients, onNewClient])
}
