import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'

export interface BulkBarProps {
  /** Accessible name: "Selected invoices". */
  label: string
  selectedCount: number
  /** Number of rows on the page. */
  total: number
  onSelectAll: () => void
  onClear: () => void
  /** Actions. */
  children: ReactNode
}

/** Selected rows and their actions: sticky below the list, or at the bottom of a phone. */
export function BulkBar({ label, selectedCount, total, onSelectAll, onClear, children }: BulkBarProps) {
  const t = useTranslations('common.list')
  return (
    <section
      aria-label={label}
      // Marker for the page below to reserve room: `has-data-bulk-bar`.
      data-bulk-bar=""
      className={cn(
        'bg-popover text-popover-foreground low-window:static sticky bottom-4 z-30 mx-auto my-3 flex w-fit max-w-[calc(100%-2rem)] flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border py-2 pr-2 pl-4 shadow-lg',
        'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:m-0 max-md:w-auto max-md:max-w-none max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 max-md:px-4 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        'animate-in fade-in-0 slide-in-from-bottom-3 duration-150 ease-out',
      )}
    >
      <p className="flex items-center gap-3 max-md:w-full max-md:*:last:ml-auto">
        <strong role="status" className="font-semibold tabular-nums">
          {t('selected', { count: selectedCount })}
        </strong>
        {selectedCount < total && (
          <Button variant="link" size="sm" onClick={onSelectAll}>
            {t('selectAll', { count: total })}
          </Button>
        )}
        <IconButton variant="ghost" size="icon-sm" label={t('clearSelection')} onClick={onClear}>
          <X aria-hidden="true" />
        </IconButton>
      </p>
      <div
        data-bulk-actions=""
        className="flex flex-wrap gap-1.5 max-md:grid max-md:w-full max-md:grid-cols-2 max-md:*:last:odd:col-span-full"
      >
        {children}
      </div>
    </section>
  )
}
