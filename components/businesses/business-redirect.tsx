'use client'

import { useEffect, useEffectEvent } from 'react'
import { ArrowLeftRight } from 'lucide-react'
import { switchToBusiness } from '@/components/shared/business/switch-business'
import { useBusinessSwitch } from '@/components/shared/business/business-switch-store'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'

interface BusinessRedirectProps {
  business: { id: number; name: string }
  /** Where it leads there. */
  path: string
  /** What their reader works in meanwhile. */
  current: string | null
}

/**
 * Goes on in the business that a link is about, by itself: a link can't, as what somebody works in is changed by a call of our own pages
 * alone. The button stays for where that fails.
 */
export function BusinessRedirect({ business, path, current }: BusinessRedirectProps) {
  const switching = useBusinessSwitch()
  const open = useEffectEvent(() => {
    // The way back leads to where they came from, and not here again.
    window.history.replaceState(null, '', path)
    switchToBusiness(business, path)
  })
  useEffect(() => open(), [])

  return (
    <ErrorCard
      className="mt-10"
      icon={ArrowLeftRight}
      isCalm
      title={`This is about ${business.name}`}
      text={
        current && (
          <>
            You’re working in <bdi>{current}</bdi>.
          </>
        )
      }
      action={
        <Button
          className="max-w-full min-w-0"
          loading={switching === business.id}
          onClick={() => switchToBusiness(business, path)}
        >
          <span className="truncate">
            Open <bdi>{business.name}</bdi>
          </span>
        </Button>
      }
    />
  )
}
