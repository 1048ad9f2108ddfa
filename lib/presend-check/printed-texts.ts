import { TEXT_FIELDS } from '@/lib/documents/texts'
import type { CheckedClient, CheckedDocument, PrintedText } from './types'

const CLIENT = [
  'name',
  'companyName',
  'address',
  'city',
  'state',
  'postalCode',
  'country',
  'vatNumber',
  'taxNumber',
] as const satisfies (keyof CheckedClient)[]

const SELLER: [key: keyof CheckedDocument['seller'], tab: 'company' | 'bank'][] = [
  ['name', 'company'],
  ['address', 'company'],
  ['regNumber', 'company'],
  ['vat', 'company'],
  ['taxNumber', 'company'],
  ['bankName', 'bank'],
  ['bankAccountName', 'bank'],
]

/** Lists all user-entered texts that the document prints. */
export function listPrintedTexts(document: CheckedDocument, client: CheckedClient): PrintedText[] {
  const edit = `/invoices/edit/${document.id}`
  const texts = [
    ...CLIENT.map((key) => ({
      field: `client.${key}`,
      text: client[key],
      link: `/clients?edit=${client.id}`,
    })),
    ...SELLER.map(([key, tab]) => ({
      field: `seller.${key}`,
      text: document.seller[key],
      link: `/settings?tab=${tab}`,
    })),
    { field: 'invoiceNumber', text: document.invoiceNumber, link: edit },
    ...document.lineItems.map(({ description }, index) => ({
      field: `lineItems.${index}.description`,
      text: description,
      link: edit,
    })),
    ...TEXT_FIELDS.map((field) => ({
      field,
      text: document[field],
      link: edit,
    })),
  ]
  return texts.flatMap(({ text, ...rest }) => (typeof text === 'string' && text ? [{ ...rest, text }] : []))
}
