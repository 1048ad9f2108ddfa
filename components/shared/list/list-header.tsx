import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'
import type { ListHeading } from './list-links'
import { Checkbox } from '@/components/ui/checkbox'

interface ListHeaderProps {
  headings: ListHeading[]
  /** Class of each column's heading. */
  classNames: (string | undefined)[]
  /** Numbers of selected rows and of all rows. */
  selectedCount: number
  rowCount: number
  /** False if there are no bulk actions for the user, so that rows have no checkboxes. */
  isSelectable?: boolean
}

/**
 * Column headings. Sortable ones are links, so that an order has a URL and Back undoes it. In the card layout they are
 * hidden until focused by keyboard.
 */
export function ListHeader({
  headings,
  classNames,
  selectedCount,
  rowCount,
  isSelectable = true,
}: ListHeaderProps) {
  const t = useTranslations('common.list')
  return (
    <TableHeader className="@max-3xl/list:not-focus-within:sr-only @max-3xl/list:focus-within:flex">
      <TableRow className="@max-3xl/list:flex-wrap @max-3xl/list:in-focus-within:flex">
        {headings.map(({ label, href, sorted }, at) => (
          <TableHead
            key={label}
            scope="col"
            aria-sort={sorted}
            className={cn(sorted && 'text-foreground', classNames[at])}
          >
            {at === 0 && isSelectable && (
              <RowCheckbox
                id="all"
                label={t('selectPage')}
                checked={selectedCount === rowCount}
                isIndeterminate={selectedCount > 0 && selectedCount < rowCount}
              />
            )}
            {href ? (
              <Link
                href={href}
                prefetch={false}
                scroll={false}
                className="hover:bg-accent hover:text-foreground -mx-1.5 inline-flex items-center gap-1 rounded-sm px-1.5 py-1 transition-colors [&_svg]:size-3.5"
              >
                {label}
                {sorted &&
                  (sorted === 'ascending' ? (
                    <ArrowUp aria-hidden="true" />
                  ) : (
                    <ArrowDown aria-hidden="true" />
                  ))}
              </Link>
            ) : (
              label
            )}
          </TableHead>
        ))}
      </TableRow>
    </TableHeader>
  )
}

interface RowCheckboxProps {
  /** Row id, or `all` for the whole page. */
  id: number | 'all'
  label: string
  checked: boolean
  /** True if some rows of the page are selected, but not all. */
  isIndeterminate?: boolean
  className?: string
}

/** Checkbox that selects a row. It has no handler: the table's single listener handles it. */
export function RowCheckbox({ id, label, checked, isIndeterminate = false, className }: RowCheckboxProps) {
  return (
    <label
      className={cn(
        '-my-2 mr-1 -ml-2 inline-grid size-8 cursor-pointer place-items-center align-middle select-none',
        '@max-3xl/list:my-0 @max-3xl/list:-mr-2 @max-3xl/list:ml-0 @max-3xl/list:h-auto @max-3xl/list:min-h-11 @max-3xl/list:w-11 @max-3xl/list:self-stretch',
        className,
      )}
    >
      <Checkbox data-select={id} aria-label={label} checked={isIndeterminate ? 'indeterminate' : checked} />
    </label>
  )
}
