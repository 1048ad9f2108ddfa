'use client'

import { lazy, Suspense, useState } from 'react'
import { ExternalLink, Mail } from 'lucide-react'
import { CopyField } from '@/components/shared/copy-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { publicUrl } from '@/lib/invoices/public-url'
import { ShareMessage } from './share-message'
import { usePublicLink } from './use-public-link'

const SendDialog = lazy(() => import('./send-dialog').then((module) => ({ default: module.SendDialog })))

export interface ShareDialogProps {
  invoice: { id: number; invoiceNumber: string }
  onClose: () => void
}

/** The public link and the message that goes with it. Opening it makes the link. */
export function ShareDialog({ invoice, onClose }: ShareDialogProps) {
  const [sending, setSending] = useState(false)
  const { link, retry } = usePublicLink(invoice.id)
  const url = link.state === 'ready' ? publicUrl(window.location.origin, link.invoice.publicToken) : ''

  if (sending)
    return (
      <Suspense>
        <SendDialog invoice={invoice} onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-xl">
        <DialogHeader>
          <DialogTitle>Share Invoice</DialogTitle>
          <DialogDescription className="break-anywhere">
            Anyone with this link can view invoice {invoice.invoiceNumber} and download it.
          </DialogDescription>
        </DialogHeader>
        {link.state === 'failed' ? (
          <div
            role="alert"
            className="bg-destructive-soft flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3"
          >
            <p>The public link could not be made.</p>
            <Button variant="outline" size="sm" onClick={retry}>
              Try again
            </Button>
          </div>
        ) : (
          <div className="flex flex-col gap-1.5">
            <CopyField
              id="share-link"
              label="Public link"
              value={url}
              placeholder="Generating public URL..."
            />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <a
                href={url || undefined}
                target="_blank"
                rel="noopener"
                aria-disabled={!url}
                className="touch-target text-caption text-primary aria-disabled:text-muted-foreground inline-flex w-fit items-center gap-1.5 rounded-xs underline-offset-4 hover:underline aria-disabled:no-underline"
              >
                See what your client sees
                <ExternalLink aria-hidden="true" className="size-3.5" />
              </a>
              <Button variant="outline" size="sm" disabled={!url} onClick={() => setSending(true)}>
                <Mail aria-hidden="true" />
                Send by e-mail
              </Button>
            </div>
          </div>
        )}
        <ShareMessage
          key={link.state}
          invoiceId={invoice.id}
          invoice={link.state === 'ready' ? link.invoice : null}
          url={url}
        />
      </DialogContent>
    </Dialog>
  )
}
