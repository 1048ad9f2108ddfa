import { DOCUMENT_TEXTS, TEXT_FIELDS } from '@/lib/documents/texts'
import type { CheckedClient, CheckedDocument, PrintedText } from './types'

const CLIENT: [key: keyof CheckedClient, where: string][] = [
  ['name', 'in the client’s name'],
  ['companyName', 'in the client’s company name'],
  ['address', 'in the client’s address'],
  ['city', 'in the client’s city'],
  ['state', 'in the client’s state'],
  ['postalCode', 'in the client’s postal code'],
  ['country', 'in the client’s country'],
  ['vatNumber', 'in the client’s VAT number'],
]

const SELLER: [key: keyof CheckedDocument['seller'], where: string, tab: 'company' | 'bank'][] = [
  ['name', 'in your name', 'company'],
  ['address', 'in your address', 'company'],
  ['regNumber', 'in your registration number', 'company'],
  ['vat', 'in your VAT number', 'company'],
  ['bankName', 'in the name of your bank', 'bank'],
  ['bankAccountName', 'in your account holder name', 'bank'],
]

/** Lists all user-entered texts that the document prints. */
export function listPrintedTexts(document: CheckedDocument, client: CheckedClient): PrintedText[] {
  const edit = `/invoices/edit/${document.id}`
  const texts = [
    ...CLIENT.map(([key, where]) => ({
      field: `client.${key}`,
      where,
      text: client[key],
      link: `/clients?edit=${client.id}`,
    })),
    ...SELLER.map(([key, where, tab]) => ({
      field: `seller.${key}`,
      where,
      text: document.seller[key],
      link: `/settings?tab=${tab}`,
    })),
    { field: 'invoiceNumber', where: 'in the number', text: document.invoiceNumber, link: edit },
    ...document.lineItems.map(({ description }, index) => ({
      field: `lineItems.${index}.description`,
      where: `on line ${index + 1}`,
      text: description,
      link: edit,
    })),
    ...TEXT_FIELDS.map((field) => ({
      field,
      where: DOCUMENT_TEXTS[field].where,
      text: document[field],
      link: edit,
    })),
  ]
  return texts.flatMap(({ text, ...rest }) => (typeof text === 'string' && text ? [{ ...rest, text }] : []))
}
