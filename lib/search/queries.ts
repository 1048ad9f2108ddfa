import 'server-only'
import { parseClientFilter } from '@/lib/clients/filter'
import { listClientRows } from '@/lib/clients/queries'
import { parseInvoiceFilter } from '@/lib/invoices/filter'
import { listInvoices } from '@/lib/invoices/list'
import { HITS, type SearchHits } from './types'

/** Invoices whose number or amount contains `text`, and clients that do; without a text the newest invoices. */
export async function search(userId: number, text: string): Promise<SearchHits> {
  const params = { q: text }
  const filter = parseClientFilter(params)
  const [{ invoices }, { clients }] = await Promise.all([
    listInvoices(userId, parseInvoiceFilter(params), HITS),
    filter.search ? listClientRows(userId, { ...filter, limit: HITS }) : { clients: [] },
  ])
  return {
    invoices: invoices.map(({ id, invoiceNumber, clientName, status, totalAmount, currency }) => ({
      ...{ id, invoiceNumber, clientName, status, totalAmount, currency },
    })),
    clients: clients.map(({ id, name, companyName }) => ({ id, name, companyName })),
  }
}
