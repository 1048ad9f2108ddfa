import type { InvoiceFilter } from '@/lib/documents/list/filter'

/** What narrows the list, without its page. */
export type ShownFilter = Omit<InvoiceFilter, 'before'>

const FIELDS = ['clientId', 'since', 'until'] as const

/** The address's query for what the filter form says; tab and search stay, the page starts over. Without a form, nothing but those is left. */
export function filterQuery(
  { status, overdue, search, week }: ShownFilter,
  form: FormData | null,
): URLSearchParams {
  const query = new URLSearchParams()
  const value = (name: string) => String(form?.get(name) ?? '')
  if (overdue) query.set('status', 'overdue')
  else if (status) query.set('status', status.toLowerCase())
  if (search) query.set('q', search)
  if (form && week) query.set('week', '1')
  for (const name of FIELDS) if (value(name)) query.set(name, value(name))
  const [sort, dir] = value('order').split('-')
  if (sort && dir) {
    query.set('sort', sort)
    query.set('dir', dir)
  }
  return query
}
