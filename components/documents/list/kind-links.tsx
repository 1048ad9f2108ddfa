import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { DocumentKind } from '@/lib/documents/types'

interface KindLinksProps {
  kind: DocumentKind
  inUse: DocumentKind[]
  /** Returns the path of a kind's list. */
  hrefOf: (kind: DocumentKind) => string
}

/** Links to the lists of the other kinds in use. */
export function KindLinks({ kind, inUse, hrefOf }: KindLinksProps) {
  const t = useTranslations('documents.list')
  const tKinds = useTranslations('documents.kinds')
  const others = inUse.filter((one) => one !== kind)
  // Always links back to invoices, even if there are none yet.
  if (kind !== 'INVOICE' && !others.includes('INVOICE')) others.unshift('INVOICE')
  if (others.length === 0) return null
  return (
    <nav aria-label={t('otherKinds')} className="text-muted-foreground flex flex-wrap gap-x-4 gap-y-1">
      {others.map((one) => (
        <Link
          key={one}
          href={hrefOf(one)}
          className="hover:text-foreground underline-offset-4 hover:underline"
        >
          {tKinds(one)}
        </Link>
      ))}
    </nav>
  )
}
