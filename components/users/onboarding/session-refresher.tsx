'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import type { syncSession } from '@/lib/api/definitions/auth'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'

/** Refreshes the session cookie of an account that has finished onboarding, then continues. */
export function SessionRefresher({ userId, email }: { userId: number; email: string }) {
  const t = useTranslations('onboarding')
  const tCommon = useTranslations('common')
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    callApi<typeof syncSession>({
      method: 'POST',
      path: '/api/auth/sync-session',
      body: { userId, email },
    }).then(
      () => window.location.replace('/'),
      (error: unknown) => setFailure(getErrorMessage(error)),
    )
  }, [userId, email])

  return (
    <div role="status" className="grid place-items-center gap-4 py-24 text-center">
      {failure ?? <Spinner className="size-6" />}
      {failure ? (
        <Button onClick={() => window.location.reload()}>{tCommon('retry')}</Button>
      ) : (
        <p className="text-muted-foreground">{t('moment')}</p>
      )}
    </div>
  )
}
