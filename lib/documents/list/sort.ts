import { MAX_DIGITS } from '@/lib/core/currencies/digits'
import { isDay } from '@/lib/core/dates'
import { isId, isText, type KeyCheck } from '@/lib/core/lists/page-key'
import type { SortOptions } from '@/lib/core/lists/list-params'
import { DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'

/** The columns a list can be sorted by, in their order. */
export const INVOICE_SORTS = ['number', 'client', 'issued', 'due', 'amount', 'status'] as const
export type InvoiceSort = (typeof INVOICE_SORTS)[number]

const AMOUNT = new RegExp(`^\\d{1,14}(\\.\\d{1,${MAX_DIGITS}})?$`)
const isAmount: KeyCheck = (text) => AMOUNT.test(text)
const isCurrency: KeyCheck = (text) => /^[A-Z]{3}$/.test(text)
const isStatus: KeyCheck = (text) => DOCUMENT_STATUSES.some((status) => status === text)

/** Names from A, the latest invoice, the earliest due date and the largest amount first. */
export const INVOICE_ORDERS: SortOptions<InvoiceSort> = {
  by: {
    number: { first: 'asc', key: [isText] },
    // The name, and whose it is: two clients may have the same.
    client: { first: 'asc', key: [isText, isId] },
    issued: { first: 'desc', key: [isDay] },
    due: { first: 'asc', key: [isDay] },
    // Amounts are compared within a currency.
    amount: { first: 'desc', key: [isCurrency, isAmount] },
    status: { first: 'asc', key: [isStatus] },
  },
  defaultSort: null,
}
