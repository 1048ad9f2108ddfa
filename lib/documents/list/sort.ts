import { MAX_DIGITS } from '@/lib/core/currencies/digits'
import { isDay } from '@/lib/core/dates'
import { isId, isText, type KeyCheck } from '@/lib/core/lists/paging'
import type { SortOptions } from '@/lib/core/lists/list-params'
import { DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'

/** Sort columns of the list, in the order of its columns. */
export const INVOICE_SORTS = ['number', 'client', 'issued', 'due', 'amount', 'status'] as const
export type InvoiceSort = (typeof INVOICE_SORTS)[number]

const AMOUNT = new RegExp(`^\\d{1,14}(\\.\\d{1,${MAX_DIGITS}})?$`)
const isAmount: KeyCheck = (text) => AMOUNT.test(text)
const isCurrency: KeyCheck = (text) => /^[A-Z]{3}$/.test(text)
const isStatus: KeyCheck = (text) => DOCUMENT_STATUSES.some((status) => status === text)

/** First direction of each column: names from A, latest invoices, earliest due dates and largest amounts first. */
export const INVOICE_ORDERS: SortOptions<InvoiceSort> = {
  by: {
    number: { first: 'asc', key: [isText] },
    // The client's id as well: two clients may share a name.
    client: { first: 'asc', key: [isText, isId] },
    issued: { first: 'desc', key: [isDay] },
    due: { first: 'asc', key: [isDay] },
    // Amounts are compared within a currency.
    amount: { first: 'desc', key: [isCurrency, isAmount] },
    status: { first: 'asc', key: [isStatus] },
  },
  defaultSort: null,
}
