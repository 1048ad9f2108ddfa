'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { usePathname } from 'next/navigation'
import { Share2 } from 'lucide-react'
import { useHasPermission } from '@/components/shared/permissions'
import { IconButton } from '@/components/shared/icon-button'
import { Button } from '@/components/ui/button'
import type { HasStatus } from '@/lib/documents/lifecycle/kinds'

const load = () => import('./share-dialog')
const ShareDialog = lazy(() => load().then((module) => ({ default: module.ShareDialog })))

interface ShareButtonProps {
  invoice: HasStatus & { id: number; invoiceNumber: string }
  /** Icon only, for a row of a list. */
  compact?: boolean
  /** Open at once, as requested by the URL; closing removes the parameter. */
  startsOpen?: boolean
  className?: string
}

/** Opens the share dialog. Its code is preloaded on hover or focus. */
export function ShareButton({ invoice, compact, startsOpen = false, className }: ShareButtonProps) {
  const t = useTranslations('links.share')
  const pathname = usePathname()
  const [open, setOpen] = useState(startsOpen)
  const mayShare = useHasPermission('write')
  const near = { onPointerEnter: load, onFocus: load, onClick: () => setOpen(true) }
  const close = () => {
    setOpen(false)
    if (startsOpen) window.history.replaceState(null, '', pathname)
  }
  // Needs write permission, because sharing creates the link.
  if (!mayShare) return null
  return (
    <>
      {compact ? (
        <IconButton
          variant="ghost"
          size="icon-sm"
          label={t('buttonFor', { number: invoice.invoiceNumber })}
          {...near}
        >
          <Share2 aria-hidden="true" />
        </IconButton>
      ) : (
        <Button variant="outline" className={className} {...near}>
          <Share2 aria-hidden="true" />
          <span>{t('button')}</span>
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
