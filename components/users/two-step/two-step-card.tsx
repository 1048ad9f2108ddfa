'use client'

import { useTranslations } from 'next-intl'
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
  const t = useTranslations('twoStep.card')
  const [open, setOpen] = useState<'set-up' | 'codes' | 'off' | null>(null)
  const close = () => setOpen(null)
  const hasFewCodes = recoveryCodesLeft <= LOW_CODE_COUNT

  return (
    <Card>
      <CardHeader>
        <CardTitle>
          {t('title')} {since && <Badge variant="paid">{t('on')}</Badge>}
        </CardTitle>
        <CardDescription>{since ? t('descriptionOn') : t('descriptionOff')}</CardDescription>
        {!since && (
          <CardAction>
            <Button variant="outline" onClick={() => setOpen('set-up')}>
              {t('setUp')}
            </Button>
          </CardAction>
        )}
      </CardHeader>
      {since && (
        <CardContent className="grid gap-4">
          <div className="space-y-1">
            <p className={hasFewCodes ? 'text-destructive font-medium' : 'font-medium'}>
              {hasFewCodes
                ? t('fewCodesLeft', { count: recoveryCodesLeft })
                : t('codesLeft', { count: recoveryCodesLeft })}
            </p>
            <p className="text-caption text-muted-foreground">{t('since', { since })}</p>
          </div>
          <div className="flex flex-wrap gap-2 sm:justify-end">
            <Button variant="outline" onClick={() => setOpen('codes')}>
              {t('renewCodes')}
            </Button>
            <Button variant="outline" onClick={() => setOpen('off')}>
              {t('turnOff')}
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
