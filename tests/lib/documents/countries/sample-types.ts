import type { Language } from '@/lib/core/languages'
import type { Charges, ItemContent } from '@/lib/documents/totals/content-response'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'

/** The documents created of each country. */
export const DOCUMENTS = ['invoice', 'creditNote', 'final'] as const
export type DocumentName = (typeof DOCUMENTS)[number]

interface Party {
  name: string
  street: string
  city: string
  state?: string
  postalCode: string
  /** VAT, tax and register number. */
  vat?: string
  taxNumber?: string
  regNumber?: string
}

/** A seller and a client of one country, and what one bills the other. */
export interface CountrySample {
  /** Name of its files. */
  name: string
  /** ISO 3166-1 alpha-2. */
  country: string
  language: Language
  currency: string
  seller: Party
  client: Party & { contact?: string; email: string }
  /** Bank details, either domestic or international. */
  bank: Partial<
    Record<
      'bankName' | 'bankAccountName' | 'bankAccountNumber' | 'bankSortCode' | 'bankIban' | 'bankSwift',
      string
    >
  >
  charges: Pick<Charges, 'taxRate'> & Partial<Charges>
  lines: (Pick<ItemContent, 'description' | 'quantity' | 'unitPrice'> & Partial<ItemContent>)[]
  numbers: Record<DocumentName | 'quote' | 'deposit', string>
  /** Reason of the credit note. */
  reason?: string
  terms?: string
  template?: InvoiceSource['seller']['template']
  required: RequiredItem[]
}

/** An item that the country's law requires on a document, and the texts in which the document states it. */
export interface RequiredItem {
  item: string
  /** Law and paragraph; `customary` for what accountants expect without a law. */
  source: string
  /** By document; missing where the law doesn't require it. */
  texts: Partial<Record<DocumentName, string[]>>
}

/** Requires the same texts on every document. */
export const onAll = (item: string, source: string, ...texts: string[]): RequiredItem => ({
  item,
  source,
  texts: { invoice: texts, creditNote: texts, final: texts },
})

/** Requires the same texts on invoice and final invoice, and none on the credit note. */
export const onInvoices = (item: string, source: string, ...texts: string[]): RequiredItem => ({
  item,
  source,
  texts: { invoice: texts, final: texts },
})

/** Requires texts that differ by document. */
export const onEach = (item: string, source: string, texts: RequiredItem['texts']): RequiredItem => ({
  item,
  source,
  texts,
})
