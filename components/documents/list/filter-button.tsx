'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { ListFilter } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { InvoiceListFilter } from './filter-query'

const load = () => import('./filter-dialog')
const FilterDialog = lazy(load)

interface FilterButtonProps {
  filter: InvoiceListFilter
  /** Name of the client in the filter. */
  client: string | null
}

/** Opens the filter dialog. Its code is preloaded on hover or focus. */
export function FilterButton(props: FilterButtonProps) {
  const t = useTranslations('documents.filter')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <ListFilter aria-hidden="true" />
        <span className="max-sm:sr-only">{t('title')}</span>
      </Button>
      {open && (
        <Suspense>
          <FilterDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
