import { isItem } from '@/lib/documents/line-items/line-kinds'
import { TEXT_FIELDS } from '@/lib/documents/texts'
import type { CheckedClient, CheckedDocument, PrintedText } from './types'

const CLIENT = [
  'name',
  'companyName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'postalCode',
  'country',
  'vatNumber',
  'taxNumber',
  'companyNumber',
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

/** Lists the business's custom labels in the languages of the document. */
const listOwnWords = ({ seller }: CheckedDocument): string[] =>
  Object.values(seller.ownWords ?? {}).flatMap((labels) => Object.values(labels ?? {}))

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
    ...document.lineItems.flatMap(({ description, ...line }, index) => [
      { field: `lineItems.${index}.description`, text: description, link: edit },
      { field: `lineItems.${index}.quantity`, text: isItem(line) ? line.unit : null, link: edit },
    ]),
    { field: 'taxReason', text: document.taxReason, link: edit },
    { field: 'withholding', text: document.withholding?.label, link: edit },
    ...listOwnWords(document).map((text) => ({
      field: 'seller.ownWords',
      text,
      link: '/settings?tab=invoices&section=language',
    })),
    ...TEXT_FIELDS.map((field) => ({
      field,
      text: document[field],
      link: edit,
    })),
  ]
  return texts.flatMap(({ text, ...rest }) => (typeof text === 'string' && text ? [{ ...rest, text }] : []))
}
