'use client'

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
  const [pending, setPending] = useState(false)

  const keepAccount = async () => {
    setPending(true)
    try {
      await callApi<typeof cancelDeletion>({ method: 'DELETE', path: '/api/user/deletion' })
      toastAfterLoad({ title: 'Account kept', description: 'Welcome back. Nothing has changed.' })
      loadPage('/')
    } catch (error) {
      setPending(false)
      toastError('Error keeping account', error)
    }
  }

  return (
    <div className="grid gap-8">
      <header className="space-y-1.5">
        <h1 className="text-2xl font-semibold">Your account will be deleted on {day}</h1>
        <p className="text-muted-foreground text-base wrap-anywhere">
          You asked for the account of {user.email} to be deleted. You can still keep it until then.
        </p>
      </header>
      <Card>
        <CardContent className="grid gap-5">
          <ul className="grid list-disc gap-2 pl-5">
            <li>Nothing is sent for you: no reminders, no recurring invoices, no queued e-mails.</li>
            <li>Your public invoice links work until that day, so clients can still pay.</li>
            <li>On that day, everything is permanently deleted. This can’t be undone.</li>
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button loading={pending} onClick={keepAccount}>
              Keep my account
            </Button>
            {parts.length === 0 && <ExportLink />}
          </div>
          {parts.length > 0 && (
            <section aria-label="Export my data" className="grid gap-4 border-t pt-5">
              <p>Until then, you can export your data as {parts.length} ZIP files.</p>
              <ExportParts userId={user.id} parts={parts} />
            </section>
          )}
        </CardContent>
      </Card>
    </div>
  )
}
