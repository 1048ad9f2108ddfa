'use client'

import { useState } from 'react'
import { Download } from 'lucide-react'
import { loadPage } from '@/components/shared/browser/load-page'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card, CardContent } from '@/components/ui/card'
import { toast, toastAfterLoad } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/platform/http/client'
import { EXPORT_PATH } from '../profile/export-card'

interface LeavingScreenProps {
  /** The day of the deletion, in words. */
  day: string
  email: string
}

/** What somebody sees who signs in while their account waits to be deleted. */
export function LeavingScreen({ day, email }: LeavingScreenProps) {
  const [pending, setPending] = useState(false)

  const keep = async () => {
    setPending(true)
    try {
      await apiFetch('/api/user/deletion', { method: 'DELETE' })
      toastAfterLoad({ title: 'Account kept', description: 'Welcome back. Nothing has changed.' })
      loadPage('/')
    } catch (error) {
      setPending(false)
      toast({ title: 'Error keeping account', description: messageOf(error), variant: 'destructive' })
    }
  }

  return (
    <div className="grid gap-8">
      <header className="space-y-1.5">
        <h1 className="text-2xl font-semibold">Your account will be deleted on {day}</h1>
        <p className="text-muted-foreground break-anywhere text-base">
          You asked for the account of {email} to be deleted. You can still keep it until then.
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
            <Button loading={pending} onClick={keep}>
              Keep my account
            </Button>
            <a href={EXPORT_PATH} download className={buttonVariants({ variant: 'outline' })}>
              <Download aria-hidden="true" />
              Export my data
            </a>
          </div>
        </CardContent>
      </Card>
    </div>
  )
}
