'use client'

import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Switch } from '@/components/ui/switch'
import { toast } from '@/components/hooks/use-toast'
import { getErrorMessage } from '@/lib/platform/http/api-client'
import { saveSettings } from '../save-settings'

/** What staff may do beyond writing. It is kept at once. */
export function StaffPermissionSwitch({ isOn }: { isOn: boolean }) {
  const router = useRouter()
  const [on, setOn] = useState(isOn)
  const [shown, setShown] = useState(isOn)
  // The page was read anew.
  if (shown !== isOn) {
    setShown(isOn)
    setOn(isOn)
  }
  const hint = useId()

  const change = async (next: boolean) => {
    setOn(next)
    try {
      await saveSettings({ staffMayDelete: next })
      router.refresh()
    } catch (error) {
      setOn(!next)
      toast({ title: 'Failed to save', description: getErrorMessage(error), variant: 'destructive' })
    }
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>Staff</CardTitle>
      </CardHeader>
      <CardContent>
        <label className="touch-target flex w-fit items-center gap-3">
          <Switch checked={on} aria-describedby={hint} onCheckedChange={change} />
          Staff may delete and cancel documents
        </label>
        <p id={hint} className="text-caption text-muted-foreground">
          When this is off, only owners and admins can.
        </p>
      </CardContent>
    </Card>
  )
}
