import 'server-only'
import { parseClientFilter } from '@/lib/clients/filter'
import { listClientRows } from '@/lib/clients/list'
import { NO_FILTER, parseInvoiceFilter } from '@/lib/invoices/filter'
import { listInvoices } from '@/lib/invoices/list'
import { HITS, type SearchHits } from './types'

/**
 * Invoices whose number or amount contains `text`, and clients that do; without a text the newest invoices. What room is left
 * goes to the newest invoices of the first client found: who types a name often wants what was last billed to it.
 */
export async function search(userId: number, text: string): Promise<SearchHits> {
  const params = { q: text }
  const filter = parseClientFilter(params)
  const [{ invoices }, { clients }] = await Promise.all([
    listInvoices(userId, parseInvoiceFilter(params), HITS),
    filter.search ? listClientRows(userId, { ...filter, limit: HITS }) : { clients: [] },
  ])
  const found = new Set(invoices.map(({ id }) => id))
  const [first] = clients
  if (first && invoices.length < HITS) {
    const billed = await listInvoices(userId, { ...NO_FILTER, clientId: first.id }, HITS)
    invoices.push(...billed.invoices.filter(({ id }) => !found.has(id)).slice(0, HITS - invoices.length))
  }
  return {
    invoices: invoices.map(({ id, invoiceNumber, clientName, status, totalAmount, currency }) => ({
      ...{ id, invoiceNumber, clientName, status, totalAmount, currency },
    })),
    clients: clients.map(({ id, name, companyName }) => ({ id, name, companyName })),
  }
}
