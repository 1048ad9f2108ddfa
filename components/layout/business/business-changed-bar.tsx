'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { ArrowLeftRight } from 'lucide-react'
import { loadPage } from '@/components/shared/browser/load-page'
import { usePendingAction } from '@/components/shared/browser/use-pending-action'
import { switchBackToBusiness, type BusinessSwitch } from '@/components/shared/business/switch-business'
import { confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { toastAction } from '@/components/shared/toast-with-undo'
import { Button } from '@/components/ui/button'
import { toast, useToast } from '@/components/hooks/use-toast'

/** Milliseconds a toast is shown for. */
const ERROR_DURATION = 15_000

/** Business shown by the shell. */
export interface BusinessIdentity {
  id: number
  name: string
}

export interface BusinessChangedBarProps {
  /** Business the session is in now. */
  currentBusiness: BusinessSwitch
  /** Business of this page, to switch back to; null once the shell shows another one. */
  pageBusiness: BusinessIdentity | null
  /** Called after switching back. */
  onBack: (business: BusinessSwitch) => void
}

export function BusinessChangedBar({ currentBusiness, pageBusiness, onBack }: BusinessChangedBarProps) {
  const t = useTranslations('common.businessSwitch')
  const { pending, run } = usePendingAction<'back'>()
  const back = (to: BusinessIdentity) =>
    run('back', t('failed'), async () => {
      await switchBackToBusiness(to)
      onBack(to)
    })
  // A dialog covers the bar, so an error toast gets the button too: the user can switch back without losing input.
  const { toasts } = useToast()
  const [shown] = toasts
  const offer = useEffectEvent(() => {
    if (!pageBusiness || !shown?.open || shown.variant !== 'destructive' || shown.action) return
    const { title, description, variant } = shown
    const action = toastAction(t('switchBack'), () => void back(pageBusiness))
    toast({ title, description, variant, action, duration: ERROR_DURATION })
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
          {currentBusiness.name === null
            ? t('startedElsewhere')
            : t.rich('switchedElsewhere', {
                business: currentBusiness.name,
                name: (text) => <bdi className="font-medium">{text}</bdi>,
              })}
        </span>
      </p>
      <span className="ml-auto flex gap-2">
        {pageBusiness && (
          <Button variant="ghost" size="sm" loading={pending !== null} onClick={() => back(pageBusiness)}>
            {t('switchBack')}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => confirmLeave(() => loadPage('/'))}>
          {t('reload')}
        </Button>
      </span>
    </div>
  )
}
