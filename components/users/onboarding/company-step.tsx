'use client'

import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import type { CurrentUser } from '@/lib/business/types'
import { guessAddress } from '@/lib/kernel/places/guess-address'
import { guessedCountry, isTextOnly } from '../address/address-values'
import { AddressText } from '../address/address-text'
import { CompanyFields } from '../company-fields'
import { lazyCheck } from '../lazy-check'
import { registerShown } from '../register-shown'
import { saveSettings } from '../save-settings'
import { showFailure } from '../show-failure'
import { companyOf, type CompanyValues } from '../user-values'
import { StepActions } from './step-actions'
import { useTyped } from './use-typed'

const check = lazyCheck<CompanyValues>('company')

interface CompanyStepProps {
  user: CurrentUser
  onTyped: (values: object) => void
  onBack: () => void
  onSaved: (user: CurrentUser) => void
  onSkip: () => void
}

export function CompanyStep({ user, onTyped, onBack, onSaved, onSkip }: CompanyStepProps) {
  const guess = useMemo(() => guessAddress(user.companyAddress, user.country), [user])
  const { register, control, getValues, setValue, watch, handleSubmit, setError, formState } = useForm<
    CompanyValues,
    unknown,
    Record<string, unknown>
  >({
    resolver: check,
    defaultValues: companyOf(user, guess),
  })
  const country = user.country ?? ''
  useTyped({ getValues, watch }, onTyped)
  const { leave } = useUnsaved(formState.isDirty)

  const save = async (company: object) => {
    try {
      onSaved((await saveSettings({ ...guessedCountry(user, guess), ...company })).user)
    } catch (error) {
      showFailure(error, 'Error saving company details', setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid gap-7">
      <AddressText
        {...{ control, setValue, country }}
        storedCountry={user.country}
        isGuess={isTextOnly(user)}
      />
      <CompanyFields
        {...{ control, user, guess, country }}
        register={registerShown({ register, formState })}
        errors={formState.errors}
        isNameRequired
      />
      <StepActions onBack={() => leave(onBack)} onSkip={() => leave(onSkip)}>
        <Button type="submit" loading={formState.isSubmitting} loadingText="Saving...">
          Continue
        </Button>
      </StepActions>
    </form>
  )
}
