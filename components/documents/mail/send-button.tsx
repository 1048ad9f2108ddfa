'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { BellRing, Mail } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { MailDraftKind } from '@/lib/mail/outbox/types'

const load = () => import('./send-dialog')
const SendDialog = lazy(() => load().then((module) => ({ default: module.SendDialog })))

interface SendButtonProps {
  invoice: { id: number; invoiceNumber: string; kind?: DocumentKind }
  /** Kind of email to start with. */
  letter?: MailDraftKind
  /** Kind of email the URL asks for; `onAnswered` removes it from the URL. */
  asked?: MailDraftKind | null
  onAnswered?: () => void
  /** True for the screen's primary button. */
  isMain: boolean
  className?: string
}

/** Opens the dialog that emails an invoice. Its code is preloaded on hover or focus. */
export function SendButton(props: SendButtonProps) {
  const { invoice, letter = 'invoice', asked = null, onAnswered, isMain, className } = props
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const shown = open ? letter : asked
  const close = () => {
    setOpen(false)
    if (asked) onAnswered?.()
  }
  const isReminder = letter === 'reminder'
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
        {isReminder ? 'Send reminder' : 'Send by e-mail'}
      </Button>
      {shown && (
        <Suspense>
          <SendDialog invoice={invoice} letter={shown} onClose={close} onMended={() => router.refresh()} />
        </Suspense>
      )}
    </>
  )
}
