'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useCurrentBusinessId } from '@/components/shared/browser/current-business'
import { onBusinessSwitch, type BusinessSwitch } from '@/components/shared/business/business-switch-channel'
import { useBusinessSwitch } from '@/components/shared/business/business-switch-store'
import { NavigationProgress } from '@/components/shared/page/progress-link'
import type { BusinessIdentity, BusinessChangedBarProps } from './business-changed-bar'

// Loaded when another tab switches the business, which is rare. If loading fails, the server's rejection still explains
// it.
const BusinessChangedBar = lazy<ComponentType<BusinessChangedBarProps>>(() =>
  import('./business-changed-bar').then(
    (module) => ({ default: module.BusinessChangedBar }),
    () => ({ default: () => null }),
  ),
)

/**
 * Warns that another tab has switched the business, so that requests from this page would be rejected. Keeps the page:
 * the user can refresh it, or switch back to finish their input. Keyed by the shell's business, since after a refresh
 * the other tab's message is outdated.
 */
export function BusinessChangedBanner({ business }: { business: BusinessIdentity | null }) {
  const router = useRouter()
  const drawn = useCurrentBusinessId()
  const switching = useBusinessSwitch()
  const [told, setTold] = useState<BusinessSwitch | null>(null)
  useEffect(() => onBusinessSwitch(setTold), [])

  // After navigation to a page of the other business, refreshes the shell too.
  const follow = useEffectEvent(() => drawn !== null && drawn !== business?.id && router.refresh())
  useEffect(() => void follow(), [drawn])

  const now: BusinessSwitch | null = told ?? business
  return (
    <>
      {switching !== null && <NavigationProgress />}
      {drawn !== null && now && now.id !== drawn && (
        <Suspense>
          <BusinessChangedBar now={now} own={business?.id === drawn ? business : null} onBack={setTold} />
        </Suspense>
      )}
    </>
  )
}
