'use client'

import { lazy, Suspense, useState } from 'react'
import { usePathname } from 'next/navigation'
import { Share2 } from 'lucide-react'
import { useHasPermission } from '@/components/shared/permissions'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'

const load = () => import('./share-dialog')
const ShareDialog = lazy(() => load().then((module) => ({ default: module.ShareDialog })))

interface ShareButtonProps {
  invoice: { id: number; invoiceNumber: string; kind?: DocumentKind }
  /** Icon alone, for a row of a list. */
  compact?: boolean
  /** Open from the start, as the address asked for; closing takes the wish out of the address. */
  startsOpen?: boolean
  className?: string
}

/** Opens the share dialog of one invoice; the dialog is fetched when the pointer or the focus comes near. */
export function ShareButton({ invoice, compact, startsOpen = false, className }: ShareButtonProps) {
  const pathname = usePathname()
  const [open, setOpen] = useState(startsOpen)
  const mayShare = useHasPermission('write')
  const near = { onPointerEnter: load, onFocus: load, onClick: () => setOpen(true) }
  const close = () => {
    setOpen(false)
    if (startsOpen) window.history.replaceState(null, '', pathname)
  }
  // Sharing creates the link where there is none.
  if (!mayShare) return null
  return (
    <>
      {compact ? (
        <IconButton variant="ghost" size="icon-sm" label={`Share ${invoice.invoiceNumber}`} {...near}>
          <Share2 aria-hidden="true" />
        </IconButton>
      ) : (
        <Button variant="outline" className={className} {...near}>
          <Share2 aria-hidden="true" />
          <span>Share</span>
        </Button>
      )}
      {open && (
        <Suspense>
          <ShareDialog invoice={invoice} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
