'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { DeleteAccountProps } from './delete-account-dialog'

const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog').then((module) => ({ default: module.DeleteAccountDialog })),
)

/** Deletes the account, after a dialog that explains the consequences. */
export function DeleteAccountCard(props: DeleteAccountProps) {
  const t = useTranslations('profile.deletion')
  const [isConfirming, setConfirming] = useState(false)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>{t('hint')}</CardDescription>
      </CardHeader>
      <CardContent>
        <Button variant="outline" className="text-destructive" onClick={() => setConfirming(true)}>
          {t('delete')}
        </Button>
      </CardContent>
      <Suspense>
        {isConfirming && <DeleteAccountDialog {...props} onClose={() => setConfirming(false)} />}
      </Suspense>
    </Card>
  )
}
