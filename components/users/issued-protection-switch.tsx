'use client'

import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { saveSettings } from '@/components/shared/save-settings'
import { useInstantSwitch } from '@/components/shared/use-instant-switch'
import { Switch } from '@/components/ui/switch'
import { findIntegrityLaw } from '@/lib/business/issued-protection'
import type { CurrentUser } from '@/lib/business/user-response'
import { toIsoCountry } from '@/lib/core/geo/country-codes'

/** Switches the protection of issued documents, saved at once. Recommends it where a law asks for it. */
export function IssuedProtectionSwitch({ user }: { user: CurrentUser }) {
  const t = useTranslations('userFields.protection')
  const hint = useId()
  const [isOn, change] = useInstantSwitch(user.protectIssued, (next) => saveSettings({ protectIssued: next }))
  const law = findIntegrityLaw(toIsoCountry(user.country))
  const isLocked = isOn && user.role !== 'OWNER'
  return (
    <div className="grid gap-1.5">
      <label className="touch-target flex w-fit items-center gap-3">
        <Switch checked={isOn} disabled={isLocked} aria-describedby={hint} onCheckedChange={change} />
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
