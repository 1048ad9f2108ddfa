'use client'

import { useEffect, useEffectEvent } from 'react'
import { ArrowLeftRight } from 'lucide-react'
import { loadPage } from '@/components/shared/browser/load-page'
import type { BusinessSwitch } from '@/components/shared/business/business-switch-channel'
import { usePendingAction } from '@/components/shared/browser/use-pending-action'
import { switchBackToBusiness } from '@/components/shared/business/switch-business'
import { confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { toastAction } from '@/components/shared/toast-action'
import { Button } from '@/components/ui/button'
import { toast, useToast } from '@/components/hooks/use-toast'

/** Milliseconds in which a refusal is read and answered. */
const REFUSED_FOR = 15_000

/** The business that a shell stands around, as far as it is said. */
export interface BusinessIdentity {
  id: number
  name: string
}

export interface BusinessChangedBarProps {
  /** Where its user works now. */
  now: BusinessSwitch
  /** The business of this page, which can be gone back to; null once the shell shows another one. */
  own: BusinessIdentity | null
  /** Hears that they are back. */
  onBack: (business: BusinessSwitch) => void
}

export function BusinessChangedBar({ now, own, onBack }: BusinessChangedBarProps) {
  const { pending, run } = usePendingAction<'back'>()
  const back = (to: BusinessIdentity) =>
    run('back', 'Failed to switch', async () => {
      await switchBackToBusiness(to)
      onBack(to)
    })
  // A refusal in a dialog, which covers the bar, offers the way back itself: nothing typed has to be given up for it.
  const { toasts } = useToast()
  const [shown] = toasts
  const offer = useEffectEvent(() => {
    if (!own || !shown?.open || shown.variant !== 'destructive' || shown.action) return
    const { title, description, variant } = shown
    const action = toastAction('Switch back', () => void back(own))
    toast({ title, description, variant, action, duration: REFUSED_FOR })
  })
  useEffect(() => offer(), [shown])

  return (
    <div
      role="status"
      className="bg-primary-soft sticky top-14 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2 sm:px-6 md:top-0 lg:px-8 print:hidden"
    >
      <p className="flex min-w-0 flex-1 basis-60 items-center gap-2.5">
        <ArrowLeftRight aria-hidden="true" className="text-primary size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {now.name === null ? (
            'You started a new business in another tab.'
          ) : (
            <>
              You switched to <bdi className="font-medium">{now.name}</bdi> in another tab.
            </>
          )}
        </span>
      </p>
      <span className="ml-auto flex gap-2">
        {own && (
          <Button variant="ghost" size="sm" loading={pending !== null} onClick={() => back(own)}>
            Switch back
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => confirmLeave(() => loadPage('/'))}>
          Reload
        </Button>
      </span>
    </div>
  )
}
