'use client'

import { useRouter } from 'next/navigation'
import { LoadingBlock } from '@/components/shared/loading-block'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { publicUrl } from '@/lib/invoices/public-url'
import { SendForm } from './send-form'
import { usePublicLink } from './use-public-link'

interface SendDialogProps {
  invoice: { id: number; invoiceNumber: string }
  onClose: () => void
}

/** Sends the invoice to the client: the link in the message, the PDF attached. Opening it makes the link. */
export function SendDialog({ invoice, onClose }: SendDialogProps) {
  const router = useRouter()
  const { link, retry } = usePublicLink(invoice.id)

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Send by e-mail</DialogTitle>
          <DialogDescription className="break-anywhere">
            Invoice {invoice.invoiceNumber}, with its link and the PDF.
          </DialogDescription>
        </DialogHeader>
        {link.state === 'generating' && <LoadingBlock label="Generating public URL..." />}
        {link.state === 'failed' && (
          <div
            role="alert"
            className="bg-destructive-soft flex flex-wrap items-center justify-between gap-3 rounded-md px-4 py-3"
          >
            <p>The public link could not be made.</p>
            <Button variant="outline" size="sm" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        {link.state === 'ready' && (
          <SendForm
            invoice={link.invoice}
            url={publicUrl(window.location.origin, link.invoice.publicToken)}
            onClose={onClose}
            onSent={() => {
              onClose()
              router.refresh()
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
