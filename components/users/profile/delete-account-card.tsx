'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { DeleteAccountProps } from './delete-account-dialog'

const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog').then((module) => ({ default: module.DeleteAccountDialog })),
)

/** Deletes the account, after a dialog that explains the consequences. */
export function DeleteAccountCard(props: DeleteAccountProps) {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Delete account</CardTitle>
        <CardDescription>
          Everything is deleted two weeks after you ask. You can change your mind until then.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <Button variant="outline" className="text-destructive" onClick={() => setConfirming(true)}>
          Delete account
        </Button>
      </CardContent>
      <Suspense>
        {isConfirming && <DeleteAccountDialog {...props} onClose={() => setConfirming(false)} />}
      </Suspense>
    </Card>
  )
}
