'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { focusDialog } from '@/components/shared/focus-dialog'
import { LoadError } from '@/components/shared/page/load-error'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { MailDraftKind } from '@/lib/mail/outbox/types'
import { SendForm } from './send-form'
import { usePresendCheck } from '@/components/documents/presend-check/use-presend-check'
import { useMailDraft } from './use-mail-draft'

export interface SendDialogProps {
  invoice: { id: number; invoiceNumber: string; kind?: DocumentKind }
  /** Kind of email to start with. */
  draftKind: MailDraftKind
  onClose: () => void
  /** True if a reminder is delayed so that the screen can undo it by its idempotency key. */
  isDelayed?: boolean
  /** Called instead of `onClose` after the email was queued. */
  onSent?: (key: string) => void
  /**
   * Called after a finding was fixed or silenced, so that the page can refresh. A form below this dialog must not be
   * refreshed.
   */
  onFixed?: () => void
}

/** Emails the invoice with its link and PDF. Opening it sends nothing. */
export function SendDialog(props: SendDialogProps) {
  const { invoice, draftKind, isDelayed = false, onClose, onSent = onClose, onFixed } = props
  const t = useTranslations('sending.dialog')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const [dirty, setDirty] = useState(false)
  const { leave } = useUnsavedChanges(dirty)
  const { start, retry } = useMailDraft(invoice.id, draftKind)
  // The pre-send check is for documents not issued yet, so a reminder has none.
  const { findings, recheck } = usePresendCheck(invoice.id, draftKind === 'invoice')
  // Waits for both, so that nothing appears later above the fields.
  const isLoading = start === 'loading' || (typeof start === 'object' && findings === 'loading')

  return (
    <Dialog open onOpenChange={(open) => !open && leave(onClose)}>
      <DialogContent className="sm:max-w-2xl" onOpenAutoFocus={focusDialog}>
        <DialogHeader>
          <DialogTitle>{t(`title.${draftKind}`)}</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            {t('text', { kind: invoice.kind ?? 'INVOICE', number: invoice.invoiceNumber })}
          </DialogDescription>
        </DialogHeader>
        {isLoading && <LoadingBlock label={tCommon('loading')} />}
        {start === 'failed' && <LoadError text={t('loadFailed')} onRetry={retry} />}
        {typeof start === 'object' && findings !== 'loading' && (
          <SendForm
            invoiceId={invoice.id}
            kind={invoice.kind}
            draftKind={draftKind}
            isDelayed={isDelayed}
            start={start}
            findings={findings}
            onFixed={() => {
              onFixed?.()
              void recheck()
            }}
            onDirty={setDirty}
            onApply={() =>
              leave(() => {
                onClose()
                router.push(`/invoices/${invoice.id}?credit=1`)
              })
            }
            onClose={() => leave(onClose)}
            onSent={(key) => {
              router.refresh()
              onSent(key)
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  )
}
