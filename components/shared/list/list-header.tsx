import Link from 'next/link'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'
import type { ListHeading } from './list-links'
import { RowCheckbox } from './row-checkbox'

interface ListHeaderProps {
  headings: ListHeading[]
  /** The look of each column's heading. */
  classNames: (string | undefined)[]
  /** How many rows are chosen, and how many there are. */
  chosen: number
  total: number
  /** Whether rows can be chosen: whoever can do nothing with many has no boxes. */
  isChoosable?: boolean
}

/**
 * The headings. Those that sort are links, so that an order has its address and the browser's Back undoes it. Where the rows
 * are cards there are none to see, unless the keyboard gets to them.
 */
export function ListHeader({ headings, classNames, chosen, total, isChoosable = true }: ListHeaderProps) {
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
            {at === 0 && isChoosable && (
              <RowCheckbox
                id="all"
                label="Select all on this page"
                checked={chosen === total}
                partly={chosen > 0 && chosen < total}
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
