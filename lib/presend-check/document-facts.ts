import { getClientTitle, type ClientName } from '@/lib/clients/display-name'
import { getNumberCountry } from '@/lib/core/countries/identifiers'
import { findCountryCode } from '@/lib/core/geo/country-codes'
import { truncateName } from '@/lib/core/truncate-text'
import type { TaxCategory } from '@/lib/core/tax/categories'
import type { CheckedClient, CheckedDocument } from './types'

/** Returns the client as lists show it, truncated for a sentence. */
export const formatClient = (client: ClientName): string => truncateName(getClientTitle(client))

/** Returns the client's country by its code, else by the prefix of its VAT number; null for other text. */
export function findClientCountry({ country, vatNumber }: CheckedClient): string | null {
  const code = findCountryCode(country)
  return code || country?.trim() ? code : getNumberCountry(null, 'vat', vatNumber ?? '')
}

/** True if the client counts as a business: clients have no field for it. */
export const isBusinessClient = ({
  companyName,
  vatNumber,
  companyNumber,
}: Pick<CheckedClient, 'companyName' | 'vatNumber' | 'companyNumber'>): boolean =>
  Boolean(companyName || vatNumber || companyNumber)

/** Joins notes and terms, which may contain what the document has no field for. */
export const joinTexts = ({ notes, termsAndConditions }: CheckedDocument): string =>
  [notes, termsAndConditions].filter(Boolean).join('\n')

const DATE = /\b(?:\d{4}-\d\d-\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})\b/g

/**
 * Signs of a way to pay: an account number, a web or email address, or a payment word. "Please pay within 14 days" is
 * not one.
 */
const PAYMENT_HINTS = [
  /\d[\d \-/]{5,}\d/,
  /https?:\/\/|www\.|[a-z0-9-]+\.(?:me|com|io|co|net|org|eu|link)\b|\S@\S+\.\S/i,
  /\b(?:account (?:no|number)|sort code|routing|iban|swift|bic|bsb|ach|sepa|direct debit)\b/i,
  /\b(?:paypal|stripe|wise|revolut|venmo|zelle|cash ?app|twint|bizum|klarna|square|bitcoin|gocardless|interac|e-?transfer)\b/i,
  /\b(?:cash|cheques?|checks? payable|by check|card|in person|already paid|prepaid|paid in advance)\b/i,
  // Payment words in other languages: texts are written in the reader's.
  /(?<!\p{L})(?:bar(?:zahlung|geld)?|überweisung|überweisen|lastschrift|karte|vorkasse|bereits bezahlt|espèces|comptant|virement|prélèvement|chèque|carte|déjà (?:payée?|réglée?)|efectivo|al contado|transferencia|domiciliación|tarjeta|contant|overschrijving|overmaken|incasso|contanti|bonifico|carta|dinheiro|transferência|multibanco|mb ?way|pix|gotówk\p{L}*|przelew\p{L}*|kontant\p{L}*|swish|vipps|mobilepay|hotově|převodem|készpénz\p{L}*|átutalás\p{L}*|наличны\p{L}*|перевод\p{L}*|nakit|havale)(?!\p{L})/iu,
  /現金|振込|现金|轉帳|转账|微信|支付宝|현금|계좌이체|نقدا|تحويل/u,
]

/** True if a text tells its reader how to pay. */
export function mentionsPaymentDetails(text: string): boolean {
  const undated = text.replace(DATE, ' ')
  return PAYMENT_HINTS.some((hint) => hint.test(undated))
}

/** Words that explain why no tax is charged. */
const NO_TAX =
  /\b(?:vat|tax|taxes|gst|hst|mwst|ust|umsatzsteuer|mehrwertsteuer|steuer\S*|tva|iva|btw|reverse[- ]charge|exempt\S*|zero[- ]rated|autoliquidation|kleinunternehmer\S*|outside the scope)\b|§\s*(?:4|13b|19)/i

export const mentionsTaxExemption = (text: string): boolean => NO_TAX.test(text)

/** True if tax is charged at more than 0 %. */
export const chargesTax = ({ taxRate, taxes }: CheckedDocument): boolean =>
  taxes.length > 0 ? taxes.some(({ rate }) => rate > 0) : taxRate > 0

/** True if the document has a tax of one of the categories. */
export const hasTaxCategory = ({ taxes }: CheckedDocument, ...categories: TaxCategory[]): boolean =>
  taxes.some(({ category }) => category && categories.includes(category))
