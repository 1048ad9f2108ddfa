import type { ShownFilter } from './filter-button'

const FIELDS = ['clientId', 'since', 'until', 'overdue'] as const

/**
 * The address's query for what the filter form says; tab and search stay, the page starts over. Without a form, nothing but
 * those is left. Only what was sent can be overdue, so that asked for, another tab gives way.
 */
export function filterQuery({ status, search, week }: ShownFilter, form: FormData | null): URLSearchParams {
  const query = new URLSearchParams()
  const value = (name: string) => String(form?.get(name) ?? '')
  if (status && (status === 'SENT' || !value('overdue'))) query.set('status', status.toLowerCase())
  if (search) query.set('q', search)
  if (form && week && !value('overdue')) query.set('week', '1')
  for (const name of FIELDS) if (value(name)) query.set(name, value(name))
  const [sort, dir] = value('order').split('-')
  if (sort && dir) {
    query.set('sort', sort)
    query.set('dir', dir)
  }
  return query
}
