import Link from 'next/link'
import { listOf } from '@/lib/documents/list/filter'
import type { DocumentKind } from '@/lib/documents/types'
import { kindNames } from '@/lib/words/kind-nouns'

/** Leads to the lists of the other kinds that there are; beside the heading, which names this one. */
export function KindSwitch({ kind, inUse }: { kind: DocumentKind; inUse: DocumentKind[] }) {
  const others = inUse.filter((one) => one !== kind)
  // Whoever is among quotes finds back, even if there is no invoice yet.
  if (kind !== 'INVOICE' && !others.includes('INVOICE')) others.unshift('INVOICE')
  if (others.length === 0) return null
  return (
    <nav aria-label="Other documents" className="text-muted-foreground flex flex-wrap gap-x-4 gap-y-1">
      {others.map((one) => (
        <Link
          key={one}
          href={listOf(one)}
          className="hover:text-foreground underline-offset-4 hover:underline"
        >
          {kindNames(one)}
        </Link>
      ))}
    </nav>
  )
}
