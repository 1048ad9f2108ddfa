import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { parseClientFilter } from '@/lib/clients/filter'
import { listClientRows } from '@/lib/clients/list'
import type { Day } from '@/lib/core/dates'
import { NO_FILTER, parseInvoiceFilter } from '@/lib/documents/list/filter'
import { findByNumber, findByExactNumber } from '@/lib/documents/list/find-by-number'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import type { InvoiceSummary } from '@/lib/documents/types'
import { MAX_HITS, type SearchHits } from './types'

/**
 * Documents and clients in which `text` stands, ahead of them the one that is called so; without a text the newest invoices. What room is left
 * goes to the newest invoices of the first client found: who types an e-mail address often wants what was last billed to it.
 */
export async function searchEverything(actor: Actor, text: string): Promise<SearchHits> {
  const params = { q: text }
  const filter = parseClientFilter(params)
  const [called, { invoices: containing }, { clients }] = await Promise.all([
    findByExactNumber(actor, text),
    listInvoices(actor, { ...parseInvoiceFilter(params), kind: null }, MAX_HITS),
    filter.search ? listClientRows(actor, { ...filter, limit: MAX_HITS }) : { clients: [] },
  ])
  const others = containing.filter(({ id }) => id !== called[0]?.id)
  const invoices = [...called, ...others].slice(0, MAX_HITS)
  const found = new Set(invoices.map(({ id }) => id))
  const [first] = clients
  if (first && invoices.length < MAX_HITS) {
    const billed = await listInvoices(actor, { ...NO_FILTER, kind: null, clientId: first.id }, MAX_HITS)
    invoices.push(...billed.invoices.filter(({ id }) => !found.has(id)).slice(0, MAX_HITS - invoices.length))
  }
  return {
    invoices: invoices.map(toHit),
    clients: clients.map(({ id, name, companyName }) => ({ id, name, companyName })),
  }
}

/** What is overdue and contains `text`, the longest overdue first. @param today the user's day */
export async function searchOverdue(actor: Actor, text: string, today: Day): Promise<SearchHits> {
  const filter = { ...parseInvoiceFilter({ q: text, sort: 'due' }), overdue: today }
  return { invoices: (await listInvoices(actor, filter, MAX_HITS)).invoices.map(toHit), clients: [] }
}

/** The invoices of a number as people say it: `27` is INV-0027, and so is `0027`. */
export async function searchNumbers(actor: Actor, text: string): Promise<SearchHits> {
  return { invoices: (await findByNumber(actor, text, MAX_HITS)).map(toHit), clients: [] }
}

const toHit = ({ id, kind, invoiceNumber, clientName, status, totalAmount, currency }: InvoiceSummary) => ({
  id,
  kind,
  invoiceNumber,
  clientName,
  status,
  totalAmount,
  currency,
})
