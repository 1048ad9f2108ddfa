'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useCurrentBusinessId } from '@/components/shared/browser/current-business'
import {
  onBusinessSwitch,
  type BusinessSwitch,
  useBusinessSwitch,
} from '@/components/shared/business/switch-business'
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
  const pageBusinessId = useCurrentBusinessId()
  const switching = useBusinessSwitch()
  const [switched, setSwitched] = useState<BusinessSwitch | null>(null)
  useEffect(() => onBusinessSwitch(setSwitched), [])

  // After navigation to a page of the other business, refreshes the shell too.
  const refreshShell = useEffectEvent(
    () => pageBusinessId !== null && pageBusinessId !== business?.id && router.refresh(),
  )
  useEffect(() => void refreshShell(), [pageBusinessId])

  const currentBusiness: BusinessSwitch | null = switched ?? business
  return (
    <>
      {switching !== null && <NavigationProgress />}
      {pageBusinessId !== null && currentBusiness && currentBusiness.id !== pageBusinessId && (
        <Suspense>
          <BusinessChangedBar
            currentBusiness={currentBusiness}
            pageBusiness={business?.id === pageBusinessId ? business : null}
            onBack={setSwitched}
          />
        </Suspense>
      )}
    </>
  )
}
