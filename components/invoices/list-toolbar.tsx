import Link from 'next/link'
import { Download, X } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'
import { filterParams, type InvoiceFilter } from '@/lib/invoices/filter'
import { FilterButton } from './filter-button'
import './invoice-list.css'
import { listChips } from './list-links'

interface ListToolbarProps {
  path: string
  filter: InvoiceFilter
  /** The name of the client that the list is narrowed to. */
  client: string | null
  /** Whether there is anything to export. */
  isEmpty: boolean
}

/** What the list is narrowed to beside tab and search, how to change it, and the list as a file. */
export function ListToolbar({ path, filter, client, isEmpty }: ListToolbarProps) {
  const { before: _page, ...shown } = filter
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <FilterButton filter={shown} client={client} />
      {listChips(path, filter, client).map(({ label, href }) => (
        <Link
          key={label}
          href={href}
          scroll={false}
          className="filter-chip"
          aria-label={`Remove filter: ${label}`}
        >
          <bdi className="truncate">{label}</bdi>
          <X aria-hidden="true" />
        </Link>
      ))}
      {!isEmpty && (
        <a
          href={`/api/invoices/export.csv?${filterParams(filter)}`}
          download
          className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'ml-auto' })}
        >
          <Download aria-hidden="true" />
          Export CSV
        </a>
      )}
    </div>
  )
}
