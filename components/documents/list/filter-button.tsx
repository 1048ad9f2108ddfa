'use client'

import { lazy, Suspense, useState } from 'react'
import { ListFilter } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { InvoiceListFilter } from './filter-query'

const load = () => import('./filter-dialog')
const FilterDialog = lazy(load)

interface FilterButtonProps {
  filter: InvoiceListFilter
  /** The name of the client it narrows to. */
  client: string | null
}

/** Opens what narrows and sorts the list; its code is fetched when the pointer or the focus comes near. */
export function FilterButton(props: FilterButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <ListFilter aria-hidden="true" />
        Filter and sort
      </Button>
      {open && (
        <Suspense>
          <FilterDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
