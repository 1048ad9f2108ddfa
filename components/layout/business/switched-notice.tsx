'use client'

import { useRouter } from 'next/navigation'
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useDrawnFor } from '@/components/shared/browser/drawn-for'
import { onSwitch, type Switched } from '@/components/shared/business/switch-channel'
import { useSwitching } from '@/components/shared/business/use-switching'
import { OpeningBar } from '@/components/shared/page/opening-link'
import type { ShownBusiness, SwitchedBarProps } from './switched-bar'

// Most never switch while another tab is open: what says so comes when one does. Where it does not come, the server refuses with words.
const SwitchedBar = lazy<ComponentType<SwitchedBarProps>>(() =>
  import('./switched-bar').then(
    (module) => ({ default: module.SwitchedBar }),
    () => ({ default: () => null }),
  ),
)

/**
 * Says that this page is of another business than the one its user works in by now, as another tab has switched: what is sent from here
 * would be refused. Nothing on the page goes: its user reads it anew, or goes back to its business to finish what they typed. One for each
 * business of the shell: once that is read anew, it is newer than what another tab told.
 */
export function SwitchedNotice({ business }: { business: ShownBusiness | null }) {
  const router = useRouter()
  const drawn = useDrawnFor()
  const switching = useSwitching()
  const [told, setTold] = useState<Switched | null>(null)
  useEffect(() => onSwitch(setTold), [])

  // Whoever went on to a page of the other business finds it in the shell as well.
  const follow = useEffectEvent(() => drawn !== null && drawn !== business?.id && router.refresh())
  useEffect(() => void follow(), [drawn])

  const now: Switched | null = told ?? business
  return (
    <>
      {switching !== null && <OpeningBar />}
      {drawn !== null && now && now.id !== drawn && (
        <Suspense>
          <SwitchedBar now={now} own={business?.id === drawn ? business : null} onBack={setTold} />
        </Suspense>
      )}
    </>
  )
}
