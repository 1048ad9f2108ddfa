'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState, useCallback, useEffect, useRef } from 'react'
import { ExternalLink, Mail } from 'lucide-react'
import { CopyField } from '@/components/shared/copy-field'
import { LoadError } from '@/components/shared/page/load-error'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import { getDocumentKind, isCancelled, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import { ShareMessage } from './share-message'
import type { createLink } from '@/lib/api/definitions/links'
import { callApi } from '@/lib/platform/http/api-client'
import { fetchMailDraft } from '@/components/documents/mail/use-mail-draft'
import { getPublicUrl } from '@/lib/documents/public-link'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import { replaceWithCurrentLink } from '@/lib/mail/letters/share-message'

const SendDialog = lazy(() =>
  import('@/components/documents/mail/send-dialog').then((module) => ({ default: module.SendDialog })),
)

interface ShareDialogProps {
  invoice: HasStatus & { id: number; invoiceNumber: string }
  onClose: () => void
}

/** Public link with a message. Opening the dialog creates the link. */
export function ShareDialog({ invoice, onClose }: ShareDialogProps) {
  const t = useTranslations('links.share')
  const kind = getDocumentKind(invoice)
  const router = useRouter()
  const [sending, setSending] = useState(false)
  const [dirty, setDirty] = useState(false)
  const { leave } = useUnsavedChanges(dirty)
  const { link, retry } = usePublicLink(invoice.id)
  const { url, draft } = link.state === 'ready' ? link : { url: '', draft: null }

  if (sending)
    return (
      <Suspense>
        <SendDialog
          invoice={invoice}
          draftKind="invoice"
          onClose={onClose}
          onFixed={() => router.refresh()}
        />
      </Suspense>
    )
  return (
    <Dialog open onOpenChange={(open) => !open && leave(onClose)}>
      <DialogContent className="sm:max-w-xl">
        <DialogHeader>
          <DialogTitle>{t('title', { kind })}</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            {t('text', { kind, number: invoice.invoiceNumber })}
          </DialogDescription>
        </DialogHeader>
        {isCancelled(invoice) && (
          <p role="status" className="bg-muted rounded-md px-4 py-3">
            {t('cancelled', { kind })}
          </p>
        )}
        {link.state === 'failed' ? (
          <LoadError text={t('failed')} onRetry={retry} />
        ) : (
          <div className="flex flex-col gap-1.5">
            <CopyField id="share-link" label={t('link')} value={url} placeholder={t('generating')} />
            <a
              href={url || undefined}
              target="_blank"
              rel="noopener"
              aria-disabled={!url}
              className="touch-target text-caption text-primary aria-disabled:text-muted-foreground inline-flex w-fit items-center gap-1.5 rounded-xs underline-offset-4 hover:underline aria-disabled:no-underline"
            >
              {t('viewAsClient')}
              <ExternalLink aria-hidden="true" className="size-3.5" />
            </a>
          </div>
        )}
        <ShareMessage
          key={link.state}
          invoiceId={invoice.id}
          start={draft}
          onApply={() =>
            leave(() => {
              onClose()
              router.push(`/invoices/${invoice.id}?credit=1`)
            })
          }
          onDirty={setDirty}
        >
          {isAllowed('send', invoice) && (
            <Button
              variant="outline"
              disabled={!url}
              className="max-sm:flex-1 sm:mr-auto"
              onClick={() => leave(() => setSending(true))}
            >
              <Mail aria-hidden="true" />
              {t('send')}
            </Button>
          )}
        </ShareMessage>
      </DialogContent>
    </Dialog>
  )
}

type PublicLink =
  { state: 'generating' } | { state: 'failed' } | { state: 'ready'; url: string; draft: MailDraft }

/** Creates the public link when the dialog opens; an existing link is kept. */
function usePublicLink(invoiceId: number) {
  const router = useRouter()
  const [link, setLink] = useState<PublicLink>({ state: 'generating' })
  const isRequested = useRef(false)

  const generate = useCallback(async () => {
    setLink({ state: 'generating' })
    try {
      const invoice = await callApi<typeof createLink>({
        method: 'POST',
        path: `/api/invoices/${invoiceId}/public-url`,
      })
      if (!invoice?.publicToken) throw new Error('The answer holds no public token')
      const url = getPublicUrl(window.location.origin, invoice.publicToken)
      // Same text as in the email. The server writes it, because it knows the payments and the business's date.
      const draft = await fetchMailDraft(invoiceId, 'invoice')
      setLink({
        state: 'ready',
        url,
        draft: { ...draft, message: replaceWithCurrentLink(draft.message, url) },
      })
      router.refresh()
    } catch (error) {
      // Logged without a toast (specification, section 8): the dialog shows the error and a retry button.
      // eslint-disable-next-line no-console
      console.error('Failed to generate public URL', error)
      setLink({ state: 'failed' })
    }
  }, [invoiceId, router])

  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    void generate()
  }, [generate])

  return { link, retry: generate }
}
