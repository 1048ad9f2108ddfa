import { z } from 'zod'
import { MAX_DEMO_LINES, MAX_DEMO_TEXT } from './limits'
import { DEFAULT_DESIGN } from '@/lib/business/design'
import { withSentStatus } from '@/lib/documents/lifecycle/kinds'
import type { Seller } from '@/lib/documents/types'
import type { BillTo } from '@/lib/clients/client-response'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { previewLine, previewSchema, toPreviewSource } from '@/lib/documents/pdf/preview-schema'
import { optionalProse, optionalText } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'

const party = z.strictObject({ name: optionalText(), address: optionalProse(500) })

const invoice = previewSchema.omit({ clientId: true, version: true, schedule: true, autoNumber: true })

/** Body of `POST /api/public/preview-pdf`: the draft of the landing page, complete or not. */
export const demoInvoiceSchema = z
  .strictObject({
    seller: party,
    client: party,
    invoice: invoice.extend({
      lineItems: z
        .array(previewLine)
        .max(MAX_DEMO_LINES, fieldMessage('api.demo-lines', { max: MAX_DEMO_LINES }))
        .default([]),
    }),
  })
  .refine((sheet) => getTextLength(sheet) <= MAX_DEMO_TEXT, {
    message: fieldMessage('api.demo-length', { max: MAX_DEMO_TEXT }),
  })

function getTextLength(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + getTextLength(part), 0)
}

export type DemoInvoiceInput = z.input<typeof demoInvoiceSchema>

const NO_BANK = {
  logo: null,
  regNumber: null,
  vat: null,
  taxNumber: null,
  bankName: null,
  bankAccountName: null,
  bankAccountNumber: null,
  bankSortCode: null,
  bankIban: null,
  bankSwift: null,
}
const NO_DETAILS = {
  companyName: null,
  email: null,
  phone: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  vatNumber: null,
  taxNumber: null,
  companyNumber: null,
}

/** Maps the draft to a document. Its status is not draft, since the user downloads it to send it. */
export function toDemoSource({ seller, client, invoice }: z.output<typeof demoInvoiceSchema>): InvoiceSource {
  const from: Seller = { ...NO_BANK, ...DEFAULT_DESIGN, ...seller }
  const to: BillTo | null = client.name ? { ...NO_DETAILS, ...client, name: client.name } : null
  return withSentStatus(toPreviewSource(invoice, from, to))
}
