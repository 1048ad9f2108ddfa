import Link from 'next/link'
import type { DocumentKind } from '@/lib/documents/types'
import { getKindNamePlural } from '@/lib/i18n/document-nouns'

interface KindLinksProps {
  kind: DocumentKind
  inUse: DocumentKind[]
  /** Returns the path of a kind's list. */
  hrefOf: (kind: DocumentKind) => string
}

/** Links to the lists of the other kinds in use. */
export function KindLinks({ kind, inUse, hrefOf }: KindLinksProps) {
  const others = inUse.filter((one) => one !== kind)
  // Always links back to invoices, even if there are none yet.
  if (kind !== 'INVOICE' && !others.includes('INVOICE')) others.unshift('INVOICE')
  if (others.length === 0) return null
  return (
    <nav aria-label="Other documents" className="text-muted-foreground flex flex-wrap gap-x-4 gap-y-1">
      {others.map((one) => (
        <Link
          key={one}
          href={hrefOf(one)}
          className="hover:text-foreground underline-offset-4 hover:underline"
        >
          {getKindNamePlural(one)}
        </Link>
      ))}
    </nav>
  )
}
