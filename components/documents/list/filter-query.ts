import { z } from 'zod'
import type { InvoiceFilter } from '@/lib/documents/list/filter'
import { day } from '@/lib/core/validation'

/** Filter without the page. */
export type InvoiceListFilter = Omit<InvoiceFilter, 'before'>

const dayOrNone = z.union([z.literal(''), day('field.choose-day')])

/** Fields of the filter dialog; empty if unused. */
export const filterFieldsSchema = z.object({
  /** Key and direction, such as `due-asc`. */
  order: z.string(),
  clientId: z.string(),
  since: dayOrNone,
  until: dayOrNone,
})
type FilterFields = z.output<typeof filterFieldsSchema>

export const toFilterFields = ({ sort, dir, clientId, since, until }: InvoiceListFilter): FilterFields => ({
  order: sort ? `${sort}-${dir}` : '',
  clientId: clientId ? String(clientId) : '',
  since: since ?? '',
  until: until ?? '',
})

/**
 * Returns the list's query for the filter's fields; null clears them. Keeps tab and search, and starts at the first
 * page.
 */
export function toFilterQuery(
  { status, overdue, search, week }: InvoiceListFilter,
  fields: FilterFields | null,
): URLSearchParams {
  const query = new URLSearchParams()
  if (overdue) query.set('status', 'overdue')
  else if (status) query.set('status', status.toLowerCase())
  if (search) query.set('q', search)
  if (!fields) return query
  if (week) query.set('week', '1')
  for (const name of ['clientId', 'since', 'until'] as const) if (fields[name]) query.set(name, fields[name])
  const [sort, dir] = fields.order.split('-')
  if (sort && dir) {
    query.set('sort', sort)
    query.set('dir', dir)
  }
  return query
}
