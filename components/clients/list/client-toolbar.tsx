import { Download } from 'lucide-react'
import { SortButton } from '@/components/shared/list/sort-button'
import { PermissionGate } from '@/components/shared/permissions'
import { SearchInput } from '@/components/shared/page/search-input'
import { Button } from '@/components/ui/button'
import type { ClientFilter } from '@/lib/clients/filter'
import { listClientSortOptions, getClientExportUrl } from './client-links'

interface ClientToolbarProps {
  filter: ClientFilter
  /** True if there is nothing to sort or export. */
  isEmpty: boolean
}

/** Search, sort order and export. */
export function ClientToolbar({ filter, isEmpty }: ClientToolbarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        placeholder="Search clients..."
        resets={['before', 'from']}
        className="sm:w-56 sm:flex-1"
      />
      {!isEmpty && (
        <>
          <SortButton choices={listClientSortOptions(filter)} />
          <PermissionGate permission="export">
            <Button asChild variant="ghost" className="ml-auto">
              <a href={getClientExportUrl(filter)} download>
                <Download aria-hidden="true" />
                Export CSV
              </a>
            </Button>
          </PermissionGate>
        </>
      )}
    </div>
  )
}
