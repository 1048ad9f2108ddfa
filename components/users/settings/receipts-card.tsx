'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import { toast } from '@/components/hooks/use-toast'
import type { updateReceiptSetting } from '@/lib/api/definitions/settings/preferences'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'

/** Switch for payment receipts to clients. Saved at once. */
export function ReceiptsCard({ isOn }: { isOn: boolean }) {
  const router = useRouter()
  const [enabled, setEnabled] = useState(isOn)

  const change = async (next: boolean) => {
    setEnabled(next)
    try {
      await callApi<typeof updateReceiptSetting>({
        method: 'PATCH',
        path: '/api/user/receipts',
        body: { isOn: next },
      })
      router.refresh()
    } catch (error) {
      setEnabled(!next)
      toast({ title: 'Failed to save', description: getErrorMessage(error), variant: 'destructive' })
    }
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>Receipts</CardTitle>
      </CardHeader>
      <CardContent>
        <label className="touch-target flex items-center gap-2.5">
          <Checkbox checked={enabled} onCheckedChange={(checked) => change(checked === true)} />
          E-mail clients a receipt when I record a payment
        </label>
      </CardContent>
    </Card>
  )
}
