'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { BellRing, Mail } from 'lucide-react'
import { PhoneLabel } from '@/components/shared/text/phone-label'
import { Button } from '@/components/ui/button'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { MailDraftKind } from '@/lib/mail/outbox/types'

const load = () => import('./send-dialog')
const SendDialog = lazy(() => load().then((module) => ({ default: module.SendDialog })))

interface SendButtonProps {
  invoice: { id: number; invoiceNumber: string; kind?: DocumentKind }
  /** Kind of email to start with. */
  draftKind?: MailDraftKind
  /** Kind of email the URL asks for; `onRequestHandled` removes it from the URL. */
  requested?: MailDraftKind | null
  onRequestHandled?: () => void
  /** True for the screen's primary button. */
  isMain: boolean
  className?: string
}

/** Opens the dialog that emails an invoice. Its code is preloaded on hover or focus. */
export function SendButton(props: SendButtonProps) {
  const { invoice, draftKind = 'invoice', requested = null, onRequestHandled, isMain, className } = props
  const t = useTranslations('sending.button')
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const openDraftKind = open ? draftKind : requested
  const close = () => {
    setOpen(false)
    if (requested) onRequestHandled?.()
  }
  const isReminder = draftKind === 'reminder'
  const Icon = isReminder ? BellRing : Mail
  return (
    <>
      <Button
        variant={isMain ? 'default' : 'outline'}
        className={className}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
      >
        <Icon aria-hidden="true" />
        {isReminder ? <PhoneLabel short={t('reminderShort')}>{t('reminder')}</PhoneLabel> : t('invoice')}
      </Button>
      {openDraftKind && (
        <Suspense>
          <SendDialog
            invoice={invoice}
            draftKind={openDraftKind}
            onClose={close}
            onFixed={() => router.refresh()}
          />
        </Suspense>
      )}
    </>
  )
}
