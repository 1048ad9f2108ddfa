'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { CurrentUser } from '@/lib/business/types'
import { prefillAddress } from '@/lib/kernel/places/prefill-address'
import { isTextOnly } from '../address/address-values'
import { AddressText } from '../address/address-text'
import { CompanyFields } from '../company-fields'
import { lazyCheck } from '../lazy-check'
import { saveSettings } from '../save-settings'
import { showFailure } from '../show-failure'
import { companyOf, type CompanyValues } from '../user-values'
import { StepActions } from './step-actions'
import { hasChanged } from './typed-words'
import { useTyped, useTypedBefore, type Kept } from './use-typed'

const check = lazyCheck<CompanyValues>('company')

interface CompanyStepProps {
  user: CurrentUser
  kept: Kept
  onTyped: (values: object) => void
  onBack: () => void
  onSaved: (user: CurrentUser) => void
  onSkip: (user: CurrentUser) => void
}

export function CompanyStep({ user, kept, onTyped, onBack, onSaved, onSkip }: CompanyStepProps) {
  const stored = companyOf(user, prefillAddress(user.companyAddress, user.country))
  const began = useTypedBefore(kept, stored)
  const [isSkipping, setSkipping] = useState(false)
  const form = useForm<CompanyValues, unknown, Record<string, unknown>>({
    resolver: check,
    defaultValues: began,
  })
  const { getValues, watch, handleSubmit, setError, formState } = form
  const country = user.country ?? ''
  useTyped({ getValues, watch }, onTyped, kept, stored)
  // The logo is already uploaded, so it is stored even if the step is skipped.
  const { leave } = useUnsaved(() =>
    hasChanged(getValues(), { ...stored, companyLogo: getValues('companyLogo') }),
  )

  const skip = async () => {
    const companyLogo = getValues('companyLogo')
    if (companyLogo === stored.companyLogo) return onSkip(user)
    setSkipping(true)
    try {
      onSkip((await saveSettings({ companyLogo })).user)
    } catch (error) {
      showFailure(error, 'Error saving company details', setError)
      setSkipping(false)
    }
  }

  const save = async (company: object) => {
    try {
      onSaved((await saveSettings(company)).user)
    } catch (error) {
      showFailure(error, 'Error saving company details', setError)
    }
  }

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-7">
        <HydratedArea>
          <AddressText country={country} storedCountry={user.country} isTextOnly={isTextOnly(user)} />
          <CompanyFields user={user} country={country} isNameRequired />
          <StepActions
            onBack={() => leave(onBack)}
            onSkip={() => leave(() => void skip())}
            isSkipping={isSkipping}
          >
            <Button type="submit" loading={formState.isSubmitting} loadingText="Saving...">
              Continue
            </Button>
          </StepActions>
        </HydratedArea>
      </form>
    </Form>
  )
}
