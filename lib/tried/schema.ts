import { z } from 'zod'
import { MAX_TRIED_LINES, MAX_TRIED_TEXT } from './limits'
import { DEFAULT_DESIGN } from '@/lib/business/design'
import { asOwed } from '@/lib/documents/lifecycle/kinds'
import type { Seller } from '@/lib/documents/types'
import type { BillTo } from '@/lib/parties/types'
import type { InvoiceSource } from '@/lib/render/view'
import { previewLine, previewSchema, previewSource } from '@/lib/render/pdf/preview'
import { optionalProse, optionalText } from '@/lib/kernel/validation'

const party = z.strictObject({ name: optionalText(), address: optionalProse(500) })

const invoice = previewSchema.omit({ clientId: true, version: true, schedule: true, autoNumber: true })

/** What `POST /api/public/preview-pdf` takes: the sheet of the landing page, whatever is missing on it. */
export const triedSchema = z
  .strictObject({
    seller: party,
    client: party,
    invoice: invoice.extend({
      lineItems: z
        .array(previewLine)
        .max(MAX_TRIED_LINES, `At most ${MAX_TRIED_LINES} line items without an account`)
        .default([]),
    }),
  })
  .refine((sheet) => textLength(sheet) <= MAX_TRIED_TEXT, {
    message: `Please write at most ${MAX_TRIED_TEXT.toLocaleString('en-US')} characters here. With an account, an invoice can have more.`,
  })

function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, part) => sum + textLength(part), 0)
}

export type TriedInput = z.input<typeof triedSchema>

const NO_BANK = {
  logo: null,
  regNumber: null,
  vat: null,
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
}

/** The sheet as a document. It is no draft: whoever downloads it means to send it. */
export function triedSource({ seller, client, invoice }: z.output<typeof triedSchema>): InvoiceSource {
  const from: Seller = { ...NO_BANK, ...DEFAULT_DESIGN, ...seller }
  const to: BillTo | null = client.name ? { ...NO_DETAILS, ...client, name: client.name } : null
  return asOwed(previewSource(invoice, from, to))
}
