'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { getMailState } from '@/lib/api/definitions/operation'
import { callApi } from '@/lib/platform/http/api-client'
import { AuthNotice } from '@/components/auth/auth-notice'

/** Polling interval in milliseconds. */
const POLL_INTERVAL_MS = 15_000

/** Warns users who expect an email while sending is delayed in general. Reveals nothing about a particular email. */
export function MailDelayNotice() {
  const t = useTranslations('auth.mail')
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    let isShown = true
    const check = () =>
      callApi<typeof getMailState>({ method: 'GET', path: '/api/mail' }).then(
        (answer) => isShown && setDelayed(answer.isDelayed),
        // If unknown, no warning is shown.
        () => undefined,
      )
    void check()
    const timer = setInterval(check, POLL_INTERVAL_MS)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [])
  if (!isDelayed) return null
  return <AuthNotice>{t('delayed')}</AuthNotice>
}
