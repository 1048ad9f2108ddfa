import type { DocumentMessages, ReceiptMessages } from '@/lib/i18n/message-types'
import { catalogue, english } from '@/lib/i18n/documents/en'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import { createInvoiceSource } from './invoice-source'

const inOmegas = (text: string): string =>
  text.replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.startsWith('{') ? part : 'Ω'))

const translated = (value: unknown): unknown =>
  typeof value === 'string'
    ? inOmegas(value)
    : Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, translated(part)]))

/** A catalogue in which every letter is Ω, so that any other letter in a document doesn't come from the catalogue. */
export const OMEGA_MESSAGES: DocumentMessages = {
  ...(translated(english) as DocumentMessages),
  locale: english.locale,
  lang: english.lang,
  formatDays: (text, count) => inOmegas(english.formatDays(text, count)),
  formatters: english.formatters,
}

/** The same for receipts. */
export const OMEGA_RECEIPT_MESSAGES = translated(catalogue.receipt) as ReceiptMessages

/** Returns a document that uses every part, with digits for all user texts. */
export const createWordlessSource = (over: Partial<InvoiceSource> = {}): InvoiceSource => {
  const { seller, client } = createInvoiceSource()
  const digits = <T extends object>(part: T, ...kept: (keyof T)[]): T =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        typeof value === 'string' && !kept.includes(key as keyof T) ? '123' : value,
      ]),
    ) as T
  return createInvoiceSource({
    invoiceNumber: '42',
    notes: '1',
    termsAndConditions: '2',
    lineItems: [{ description: '3', quantity: 1, unitPrice: 100 }],
    amountPaid: 50,
    seller: digits(seller, 'template', 'accentColor'),
    client: { ...digits(client!), country: null, countryName: null },
    ...over,
  })
}

/** Finds letters that don't come from the catalogue. Dates are still in English. */
export const findForeignLetters = (text: string): string[] =>
  text.replace(/Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec/g, '').match(/[A-Za-z]+/g) ?? []
