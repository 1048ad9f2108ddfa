'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Mail } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'

const load = () => import('./gmail-actions')
const DisconnectDialog = lazy(() =>
  import('./disconnect-gmail-dialog').then((module) => ({ default: module.DisconnectGmailDialog })),
)

/** Connected Gmail account, formatted as text. */
export interface GmailSummary {
  address: string
  /** Date of the connection. */
  since: string
  /** Reason why it has to be connected again; null while it works. */
  problem: string | null
}

/** Connects and disconnects the Gmail account that sends invoices, and shows its state. */
export function GmailCard({ gmail }: { gmail: GmailSummary | null }) {
  const t = useTranslations('settings.gmail')
  const router = useRouter()
  const [pending, setPending] = useState(false)
  const [isConfirming, setConfirming] = useState(false)

  // After the return from Google, the URL contains the outcome.
  const showOutcome = useEffectEvent(async () => (await load()).showGmailOutcome(t))
  useEffect(() => {
    if (window.location.search.includes('gmail=')) void showOutcome()
  }, [])

  const connect = async () => {
    setPending(true)
    await (await load()).connectGmail(t)
    setPending(false)
  }

  return (
    <Card className="flex flex-wrap items-center gap-4 p-4 sm:p-5">
      <span className="bg-muted text-muted-foreground grid size-11 shrink-0 place-items-center rounded-lg">
        <Mail aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-48 flex-1">
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription className="wrap-anywhere">
          {gmail ? t('connectedAs', { address: gmail.address, date: gmail.since }) : t('intro')}
        </CardDescription>
        {gmail?.problem && (
          <p className="text-caption text-destructive mt-1">{t('expired', { problem: gmail.problem })}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {gmail && (
          <Button variant="outline" onClick={() => setConfirming(true)}>
            {t('disconnect')}
          </Button>
        )}
        {gmail?.problem !== null && (
          <Button variant="outline" loading={pending} onPointerEnter={load} onFocus={load} onClick={connect}>
            {gmail ? t('connectAgain') : t('connect')}
          </Button>
        )}
      </div>
      {gmail && isConfirming && (
        <Suspense>
          <DisconnectDialog
            address={gmail.address}
            onClose={() => setConfirming(false)}
            onDone={() => router.refresh()}
          />
        </Suspense>
      )}
    </Card>
  )
}
