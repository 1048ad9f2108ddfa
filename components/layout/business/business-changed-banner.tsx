'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useCurrentBusinessId } from '@/components/shared/browser/current-business'
import { onBusinessSwitch, type BusinessSwitch } from '@/components/shared/business/business-switch-channel'
import { useBusinessSwitch } from '@/components/shared/business/business-switch-store'
import { NavigationProgress } from '@/components/shared/page/progress-link'
import type { BusinessIdentity, BusinessChangedBarProps } from './business-changed-bar'

// Most never switch while another tab is open: what says so comes when one does. Where it does not come, the server refuses with words.
const BusinessChangedBar = lazy<ComponentType<BusinessChangedBarProps>>(() =>
  import('./business-changed-bar').then(
    (module) => ({ default: module.BusinessChangedBar }),
    () => ({ default: () => null }),
  ),
)

/**
 * Says that this page is of another business than the one its user works in by now, as another tab has switched: what is sent from here
 * would be refused. Nothing on the page goes: its user reads it anew, or goes back to its business to finish what they typed. One for each
 * business of the shell: once that is read anew, it is newer than what another tab told.
 */
export function BusinessChangedBanner({ business }: { business: BusinessIdentity | null }) {
  const router = useRouter()
  const drawn = useCurrentBusinessId()
  const switching = useBusinessSwitch()
  const [told, setTold] = useState<BusinessSwitch | null>(null)
  useEffect(() => onBusinessSwitch(setTold), [])

  // Whoever went on to a page of the other business finds it in the shell as well.
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
