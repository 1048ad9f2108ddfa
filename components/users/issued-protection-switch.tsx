'use client'

import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { Switch } from '@/components/ui/switch'
import { findIntegrityLaw } from '@/lib/business/issued-protection'
import { toIsoCountry } from '@/lib/core/geo/country-codes'

interface IssuedProtectionSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** True if it is on and only owners may turn it off. */
  isLocked: boolean
  country: string | null
}

/** Switch for the protection of issued documents. Recommends it where a law asks for it. */
export function IssuedProtectionSwitch({ isOn, onChange, isLocked, country }: IssuedProtectionSwitchProps) {
  const t = useTranslations('userFields.protection')
  const hint = useId()
  const law = findIntegrityLaw(toIsoCountry(country))
  return (
    <div className="grid gap-1.5">
      <label className="touch-target flex w-fit items-center gap-3">
        <Switch checked={isOn} disabled={isLocked} aria-describedby={hint} onCheckedChange={onChange} />
        {t('label')}
      </label>
      <p id={hint} className="text-caption text-muted-foreground">
        {[
          t('hint'),
          ...(law ? [t('recommended', { law })] : []),
          ...(isLocked ? [t('ownersOnly')] : []),
        ].join(' ')}
      </p>
    </div>
  )
}
