'use client'

import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ArrowLeftRight } from 'lucide-react'
import { useBusinessSwitch, useSwitchBusiness } from '@/components/shared/business/switch-business'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'

interface BusinessRedirectProps {
  business: { id: number; name: string }
  /** Path in that business. */
  path: string
  title: string
  /** Names the reader's current business. */
  text: ReactNode
  /** Label of the button. */
  label: ReactNode
}

/**
 * Switches to the business of a link. Opening a URL can't switch; switching is a same-origin API call. The button is the
 * fallback if that fails.
 */
export function BusinessRedirect({ business, path, title, text, label }: BusinessRedirectProps) {
  const switching = useBusinessSwitch()
  const { switchToBusiness } = useSwitchBusiness()
  const open = useEffectEvent(() => {
    // Back leads to the previous page instead of here.
    window.history.replaceState(null, '', path)
    switchToBusiness(business, path)
  })
  useEffect(() => open(), [])

  return (
    <ErrorCard
      className="mt-10"
      icon={ArrowLeftRight}
      tone="neutral"
      title={title}
      text={text}
      action={
        <Button
          className="max-w-full min-w-0"
          loading={switching === business.id}
          onClick={() => switchToBusiness(business, path)}
        >
          <span className="truncate">{label}</span>
        </Button>
      }
    />
  )
}
