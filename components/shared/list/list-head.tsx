import Link from 'next/link'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ListHeading } from './list-links'
import { SelectBox } from './select-box'

interface ListHeadProps {
  headings: ListHeading[]
  /** How many rows are chosen, and how many there are. */
  chosen: number
  total: number
  /** Whether rows can be chosen: whoever can do nothing with many has no boxes. */
  isChoosable?: boolean
}

/** The headings. Those that sort are links, so that an order has its address and the browser's Back undoes it. */
export function ListHead({ headings, chosen, total, isChoosable = true }: ListHeadProps) {
  return (
    <thead>
      <tr>
        {headings.map(({ label, href, sorted }, at) => (
          <th key={label} scope="col" aria-sort={sorted}>
            {at === 0 && isChoosable && (
              <SelectBox
                id="all"
                label="Select all on this page"
                checked={chosen === total}
                partly={chosen > 0 && chosen < total}
              />
            )}
            {href ? (
              <Link href={href} prefetch={false} scroll={false}>
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
          </th>
        ))}
      </tr>
    </thead>
  )
}
