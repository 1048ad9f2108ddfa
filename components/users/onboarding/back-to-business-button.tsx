'use client'

import { useTranslations } from 'next-intl'
import { ArrowLeft } from 'lucide-react'
import { useBusinessSwitch, useSwitchBusiness } from '@/components/shared/business/switch-business'
import { Spinner } from '@/components/ui/spinner'

/** Switches from a business in onboarding back to another one. The onboarding continues next time. */
export function BackToBusinessButton({ business }: { business: { id: number; name: string } }) {
  const t = useTranslations('onboarding')
  const isSwitching = useBusinessSwitch() !== null
  const { switchToBusiness } = useSwitchBusiness()
  return (
    <button
      type="button"
      aria-busy={isSwitching || undefined}
      onClick={() => isSwitching || switchToBusiness(business)}
      className="touch-target text-caption text-muted-foreground hover:text-foreground mb-6 -ml-1 inline-flex max-w-full items-center gap-1.5 rounded-sm px-1"
    >
      {isSwitching ? (
        <Spinner className="size-4 shrink-0" />
      ) : (
        <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      )}
      <span className="truncate">
        {t.rich('backTo', { business: business.name, bdi: (text) => <bdi>{text}</bdi> })}
      </span>
    </button>
  )
}
