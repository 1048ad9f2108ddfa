import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Download, Hash, X } from 'lucide-react'
import { PermissionGate } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { toFilterParams, type InvoiceFilter } from '@/lib/documents/list/filter'
import { FilterButton } from './filter-button'
import { useFormats } from '@/components/shared/formats'
import { getFilterChips } from './list-links'

interface ListToolbarProps {
  path: string
  filter: InvoiceFilter
  /** Name of the client in the filter. */
  client: string | null
  /** True if there is nothing to export. */
  isEmpty: boolean
  /** Number of documents on all tabs. */
  total: number
}

/** Active filters, the filter button and the export. */
export function ListToolbar({ path, filter, client, isEmpty, total }: ListToolbarProps) {
  const formats = useFormats()
  const t = useTranslations('documents.list.toolbar')
  const tChip = useTranslations('documents.list.chip')
  const tCommon = useTranslations('common')
  const { before: _page, ...shown } = filter
  const chips = getFilterChips(tChip, formats, path, filter, client ?? tCommon('unknownClient'))
  // Nothing to filter yet.
  if (total === 0 && chips.length === 0 && !filter.search) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <FilterButton filter={shown} client={client} />
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
      <div className="ml-auto flex flex-wrap items-center gap-1">
        <Button asChild variant="ghost" size="sm" className="max-md:hidden">
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
    </div>
  )
}
