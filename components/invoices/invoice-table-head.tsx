import Link from 'next/link'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ListHeading } from './list-links'

/** The headings. Those that sort are links, so that an order has its address and the browser's Back undoes it. */
export function InvoiceTableHead({ headings }: { headings: ListHeading[] }) {
  return (
    <thead>
      <tr>
        {headings.map(({ label, href, sorted }) => (
          <th key={label} scope="col" aria-sort={sorted}>
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
