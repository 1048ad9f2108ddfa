'use client'

import { lazy, Suspense, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

const TwoStepSetupDialog = lazy(() => import('./two-step-setup-dialog'))
const ManageTwoStepDialog = lazy(() => import('./manage-two-step-dialog'))

interface TwoStepCardProps {
  /** Formatted date it was turned on; null while off. */
  since: string | null
  recoveryCodesLeft: number
  /** Without a password, only codes can be used to reauthenticate. */
  hasPassword: boolean
}

/** Number of recovery codes at which new ones are suggested. */
const LOW_CODE_COUNT = 3

/** Two-step sign-in with an authenticator app: setup, recovery codes, turning it off. */
export function TwoStepCard({ since, recoveryCodesLeft, hasPassword }: TwoStepCardProps) {
  const [open, setOpen] = useState<'set-up' | 'codes' | 'off' | null>(null)
  const close = () => setOpen(null)

  return (
    <Card>
      <CardHeader>
        <CardTitle>Two-step sign-in {since && <Badge variant="paid">On</Badge>}</CardTitle>
        <CardDescription>
          {since
            ? 'You need a code from your app to sign in, with your password or with Google.'
            : 'Protect your account with a code from your phone each time you sign in.'}
        </CardDescription>
        {!since && (
          <CardAction>
            <Button variant="outline" onClick={() => setOpen('set-up')}>
              Set up
            </Button>
          </CardAction>
        )}
      </CardHeader>
      {since && (
        <CardContent className="grid gap-4">
          <div className="space-y-1">
            <p
              className={recoveryCodesLeft <= LOW_CODE_COUNT ? 'text-destructive font-medium' : 'font-medium'}
            >
              {leftText(recoveryCodesLeft)}
            </p>
            <p className="text-caption text-muted-foreground">On since {since}</p>
          </div>
          <div className="flex flex-wrap gap-2 sm:justify-end">
            <Button variant="outline" onClick={() => setOpen('codes')}>
              Make new recovery codes
            </Button>
            <Button variant="outline" onClick={() => setOpen('off')}>
              Turn off
            </Button>
          </div>
        </CardContent>
      )}
      <Suspense>
        {open === 'set-up' && <TwoStepSetupDialog hasPassword={hasPassword} onClose={close} />}
      </Suspense>
      <Suspense>
        {(open === 'codes' || open === 'off') && (
          <ManageTwoStepDialog purpose={open} hasPassword={hasPassword} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}

function leftText(count: number): string {
  if (count === 0) return 'You have no recovery codes left. Make new ones before you need one.'
  const left = count === 1 ? '1 recovery code left' : `${count} recovery codes left`
  return count <= LOW_CODE_COUNT ? `${left}. It’s time to make new ones.` : `${left}.`
}
