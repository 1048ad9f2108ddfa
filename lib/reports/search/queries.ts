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
 * Finds documents and clients that contain `text`, a document with exactly that number first; without text, the newest
 * invoices. Remaining places go to the newest invoices of the first client found: whoever types an email address often
 * looks for its last invoice.
 */
export async function searchEverything(actor: Actor, text: string): Promise<SearchHits> {
  const params = { q: text }
  const filter = parseClientFilter(params)
  const [exactMatches, { invoices: containing }, { clients }] = await Promise.all([
    findByExactNumber(actor, text),
    listInvoices(actor, { ...parseInvoiceFilter(params), kind: null }, MAX_HITS),
    filter.search ? listClientRows(actor, { ...filter, limit: MAX_HITS }) : { clients: [] },
  ])
  const otherMatches = containing.filter(({ id }) => id !== exactMatches[0]?.id)
  const invoices = [...exactMatches, ...otherMatches].slice(0, MAX_HITS)
  const foundIds = new Set(invoices.map(({ id }) => id))
  const [first] = clients
  if (first && invoices.length < MAX_HITS) {
    const billed = await listInvoices(actor, { ...NO_FILTER, kind: null, clientId: first.id }, MAX_HITS)
    invoices.push(
      ...billed.invoices.filter(({ id }) => !foundIds.has(id)).slice(0, MAX_HITS - invoices.length),
    )
  }
  return {
    invoices: invoices.map(toHit),
    clients: clients.map(({ id, name, companyName }) => ({ id, name, companyName })),
  }
}

/** Finds overdue invoices that contain `text`, the longest overdue first. @param today the user's day */
export async function searchOverdue(actor: Actor, text: string, today: Day): Promise<SearchHits> {
  const filter = { ...parseInvoiceFilter({ q: text, sort: 'due' }), overdue: today }
  return { invoices: (await listInvoices(actor, filter, MAX_HITS)).invoices.map(toHit), clients: [] }
}

/** Finds invoices by a spoken number: `27` and `0027` both match INV-0027. */
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
