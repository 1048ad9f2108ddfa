'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { CurrentUser } from '@/lib/business/user-response'
import { findIntegrityLaw } from '@/lib/business/issued-protection'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { prefillAddress } from '@/lib/core/geo/format-address'
import { isUnstructuredAddress } from '../address/address-values'
import { AddressTextSync } from '../address/address-text-sync'
import { useInstantSwitch } from '@/components/shared/use-instant-switch'
import { IssuedProtectionSwitch } from '../issued-protection-switch'
import { CompanyFields } from '../company-fields'
import { createLazyResolver, type ParsedFields } from '../lazy-resolver'
import { saveSettings } from '@/components/shared/save-settings'
import { showFormError } from '@/components/shared/form/show-form-error'
import { toCompanyValues, type CompanyValues } from '../user-values'
import { StepActions } from './step-actions'
import { hasChangedValues, useStepDraftAutosave, useRestoredValues, type StepDraft } from './step-draft'

const check = createLazyResolver<CompanyValues, 'company'>('company')

interface CompanyStepProps {
  user: CurrentUser
  draft: StepDraft
  onTyped: (values: object) => void
  onBack: () => void
  onSaved: (user: CurrentUser) => void
  onSkip: (user: CurrentUser) => void
}

export function CompanyStep({ user, draft, onTyped, onBack, onSaved, onSkip }: CompanyStepProps) {
  const t = useTranslations('onboarding.company')
  const tCommon = useTranslations('common')
  const stored = toCompanyValues(user, prefillAddress(user.companyAddress, user.country))
  const initial = useRestoredValues(draft, stored)
  const [isSkipping, setSkipping] = useState(false)
  const form = useForm({
    resolver: check,
    defaultValues: initial,
  })
  const { getValues, watch, handleSubmit, setError, formState } = form
  const country = user.country ?? ''
  useStepDraftAutosave({ getValues, watch }, onTyped, draft, stored)
  // The logo is already uploaded, so it is stored even if the step is skipped.
  const { leave } = useUnsavedChanges(() =>
    hasChangedValues(getValues(), { ...stored, companyLogo: getValues('companyLogo') }),
  )

  const skip = async () => {
    const companyLogo = getValues('companyLogo')
    if (companyLogo === stored.companyLogo) return onSkip(user)
    setSkipping(true)
    try {
      onSkip((await saveSettings({ companyLogo })).user)
    } catch (error) {
      showFormError(error, t('failed'), setError)
      setSkipping(false)
    }
  }

  const save = async (company: ParsedFields<'company'>) => {
    try {
      onSaved((await saveSettings(company)).user)
    } catch (error) {
      showFormError(error, t('failed'), setError)
    }
  }

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-7">
        <HydratedArea>
          <AddressTextSync
            country={country}
            storedCountry={user.country}
            isTextOnly={isUnstructuredAddress(user)}
          />
          <CompanyFields user={user} country={country} isNameRequired />
          {findIntegrityLaw(toIsoCountry(user.country)) && <InstantProtectionSwitch user={user} />}
          <StepActions
            onBack={() => leave(onBack)}
            onSkip={() => leave(() => void skip())}
            isSkipping={isSkipping}
          >
            <Button type="submit" loading={formState.isSubmitting} loadingText={tCommon('saving')}>
              {tCommon('continue')}
            </Button>
          </StepActions>
        </HydratedArea>
      </form>
    </Form>
  )
}

/** Protection of issued documents, saved at once. */
function InstantProtectionSwitch({ user }: { user: CurrentUser }) {
  const [isOn, change] = useInstantSwitch(user.protectIssued, (next) => saveSettings({ protectIssued: next }))
  return (
    <IssuedProtectionSwitch
      isOn={isOn}
      onChange={change}
      isLocked={isOn && user.role !== 'OWNER'}
      country={user.country}
    />
  )
}
