import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Download, Hash, X } from 'lucide-react'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { toFilterParams, type InvoiceFilter } from '@/lib/documents/list/filter'
import { cn } from '@/lib/utils'

/** Active filters; each is removed by a click. */
export function FilterChips({ chips }: { chips: { label: string; href: string }[] }) {
  const t = useTranslations('documents.list.toolbar')
  if (chips.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ label, href }) => (
        <Link
          key={label}
          href={href}
          scroll={false}
          className="bg-primary-soft text-primary text-caption inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full pr-2.5 pl-3 font-medium hover:bg-[color-mix(in_oklab,var(--primary-soft)_85%,var(--primary))] pointer-coarse:min-h-11"
          aria-label={t('removeFilter', { filter: label })}
        >
          <bdi className="truncate">{label}</bdi>
          <X aria-hidden="true" className="size-3.5 shrink-0" />
        </Link>
      ))}
    </div>
  )
}

interface ListActionsProps {
  filter: InvoiceFilter
  /** True if there is nothing to export. */
  isEmpty: boolean
  className?: string
}

/** Links to the document numbers and the export; above the list, on a phone below it. */
export function ListActions({ filter, isEmpty, className }: ListActionsProps) {
  const t = useTranslations('documents.list.toolbar')
  return (
    <div className={cn('flex flex-wrap items-center gap-1', className)}>
      <Button asChild variant="ghost" size="sm">
        <Link href="/invoices/numbers">
          <Hash aria-hidden="true" />
          {t('numbers')}
        </Link>
      </Button>
      {!isEmpty && (
        <PermissionGate permission="export">
          <Button asChild variant="ghost" size="sm">
            <a href={`/api/invoices/export.csv?${toFilterParams(filter)}`} download>
              <Download aria-hidden="true" />
              {t('export')}
            </a>
          </Button>
        </PermissionGate>
      )}
    </div>
  )
}
