'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { Button } from '@/components/ui/button'
import { Card, CardContent } from '@/components/ui/card'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import type { cancelDeletion } from '@/lib/api/definitions/users'
import { callApi } from '@/lib/platform/http/api-client'
import { ExportLink } from '@/components/users/export/export-card'
import { ExportParts } from '../export/export-parts'
import { toastError } from '@/components/shared/toast-error'

interface AccountDeletionScreenProps {
  /** Formatted date of the deletion. */
  day: string
  user: { id: number; email: string }
  /** URLs of the parts of the export; empty if it is a single file. */
  parts: string[]
}

/** Screen after signing in to an account that is scheduled for deletion. */
export function AccountDeletionScreen({ day, user, parts }: AccountDeletionScreenProps) {
  const t = useTranslations('onboarding.accountDeletion')
  const [pending, setPending] = useState(false)

  const keepAccount = async () => {
    setPending(true)
    try {
      await callApi<typeof cancelDeletion>({ method: 'DELETE', path: '/api/user/deletion' })
      toastAfterLoad({ title: t('kept.title'), description: t('kept.description') })
      loadPage('/')
    } catch (error) {
      setPending(false)
      toastError(t('keepFailed'), error)
    }
  }

  return (
    <div className="grid gap-8">
      <header className="space-y-1.5">
        <h1 className="text-2xl font-semibold">{t('title', { day })}</h1>
        <p className="text-muted-foreground text-base wrap-anywhere">{t('text', { email: user.email })}</p>
      </header>
      <Card>
        <CardContent className="grid gap-5">
          <ul className="grid list-disc gap-2 pl-5">
            <li>{t('nothingSent')}</li>
            <li>{t('linksWork')}</li>
            <li>{t('permanent')}</li>
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button loading={pending} onClick={keepAccount}>
              {t('keep')}
            </Button>
            {parts.length === 0 && <ExportLink />}
          </div>
          {parts.length > 0 && (
            <section aria-label={t('export')} className="grid gap-4 border-t pt-5">
              <p>{t('exportParts', { count: parts.length })}</p>
              <ExportParts userId={user.id} parts={parts} />
            </section>
          )}
        </CardContent>
      </Card>
    </div>
  )
}
