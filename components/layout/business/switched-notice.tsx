'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { ArrowLeftRight } from 'lucide-react'
import { useDrawnFor } from '@/components/shared/browser/drawn-for'
import { loadPage } from '@/components/shared/browser/load-page'
import { onSwitch, type Switched } from '@/components/shared/browser/session-channel'
import { useRun } from '@/components/shared/browser/use-run'
import { switchBack, useSwitching } from '@/components/shared/business/switching'
import { OpeningBar } from '@/components/shared/page/opening-link'
import { leaveSafely } from '@/components/shared/unsaved/unsaved-forms'
import { Button } from '@/components/ui/button'
import type { ShellBusiness } from '@/components/layout/shell/shell-user'

/**
 * Says that this page is of another business than the one its user works in by now, as another tab has switched: what is sent from here
 * would be refused. Nothing on the page goes: its user reads it anew, or goes back to its business to finish what they typed.
 */
export function SwitchedNotice({ business }: { business: ShellBusiness | null }) {
  const router = useRouter()
  const drawn = useDrawnFor()
  const switching = useSwitching()
  const { pending, run } = useRun<'back'>()
  const [told, setTold] = useState<Switched | null>(null)
  const [around, setAround] = useState(business?.id)
  // The shell was read anew: what it says is newer than what another tab told.
  if (around !== business?.id) {
    setAround(business?.id)
    setTold(null)
  }
  useEffect(() => onSwitch(setTold), [])

  // Whoever went on to a page of the other business finds it in the shell as well.
  const follow = useEffectEvent(() => drawn !== null && drawn !== business?.id && router.refresh())
  useEffect(() => void follow(), [drawn])

  const bar = switching !== null && <OpeningBar />
  const now: Switched | null = told ?? business
  if (drawn === null || !now || now.id === drawn) return bar
  const back = () =>
    run('back', 'Failed to switch', async () => {
      await switchBack(business!)
      setTold(business)
    })
  return (
    <>
      {bar}
      <div
        role="status"
        className="bg-primary-soft sticky top-14 z-30 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2 sm:px-6 md:top-0 lg:px-8 print:hidden"
      >
        <p className="flex min-w-0 flex-1 basis-60 items-center gap-2.5">
          <ArrowLeftRight aria-hidden="true" className="text-primary size-4 shrink-0" />
          <span className="break-anywhere min-w-0">
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
          {business?.id === drawn && (
            <Button variant="ghost" size="sm" loading={pending !== null} onClick={back}>
              Switch back
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={() => leaveSafely(() => loadPage('/'))}>
            Reload
          </Button>
        </span>
      </div>
    </>
  )
}
