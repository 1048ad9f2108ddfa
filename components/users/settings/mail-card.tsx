'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Send } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { toast } from '@/components/hooks/use-toast'
import type { sendTestMail } from '@/lib/api/definitions/settings/sender'
import { callApi } from '@/lib/platform/http/api-client'
import type { MailTransport } from '@/lib/mail/outbox/types'
import { toastError } from '@/components/shared/toast-error'

interface MailCardProps {
  transport: MailTransport
  /** True if no email is sent because Gmail has to be connected again. */
  isGmailExpired: boolean
}

/** Mail transport, with a button that sends a test email. */
export function MailCard({ transport, isGmailExpired }: MailCardProps) {
  const t = useTranslations('settings.mail')
  const router = useRouter()
  const [pending, setPending] = useState(false)

  const test = async () => {
    setPending(true)
    try {
      const { to } = await callApi<typeof sendTestMail>({ method: 'POST', path: '/api/user/test-mail' })
      toast({
        title: t('tested'),
        description: transport === 'local' ? t('testedLocal') : t('testedTo', { address: to }),
      })
    } catch (error) {
      toastError(t('testFailed'), error)
      // The test may have found that Gmail has to be connected again.
      router.refresh()
    }
    setPending(false)
  }

  return (
    <Card className="flex flex-wrap items-center gap-4 p-4 sm:p-5">
      <span className="bg-muted text-muted-foreground grid size-11 shrink-0 place-items-center rounded-lg">
        <Send aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-48 flex-1">
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>{isGmailExpired ? t('gmailExpired') : t(`transport.${transport}`)}</CardDescription>
      </div>
      <Button variant="outline" loading={pending} onClick={test}>
        {t('test')}
      </Button>
    </Card>
  )
}
