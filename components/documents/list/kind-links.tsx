import Link from 'next/link'
import type { DocumentKind } from '@/lib/documents/types'
import { getKindNamePlural } from '@/lib/i18n/document-nouns'

interface KindLinksProps {
  kind: DocumentKind
  inUse: DocumentKind[]
  /** Where the documents of a kind are listed. */
  hrefOf: (kind: DocumentKind) => string
}

/** Leads to the lists of the other kinds that there are; beside the heading that names this one. */
export function KindLinks({ kind, inUse, hrefOf }: KindLinksProps) {
  const others = inUse.filter((one) => one !== kind)
  // Whoever is among quotes finds back, even if there is no invoice yet.
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
