'use client'

import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { CurrentUser } from '@/lib/users/types'
import { ProfileFields } from '../profile-fields'
import { lazyCheck } from '../lazy-check'
import { saveSettings } from '../save-settings'
import { showFailure } from '../show-failure'
import { profileOf, type ProfileValues } from '../user-values'
import { StepActions } from './step-actions'

const check = lazyCheck<ProfileValues>('profile')

interface ProfileStepProps {
  user: CurrentUser
  onSaved: (user: CurrentUser) => void
}

export function ProfileStep({ user, onSaved }: ProfileStepProps) {
  const { register, handleSubmit, setError, formState } = useForm<
    ProfileValues,
    unknown,
    Record<string, unknown>
  >({
    resolver: check,
    defaultValues: profileOf(user),
  })

  const save = async (profile: object) => {
    // Whoever signed up with Google has not told their time zone yet.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    try {
      onSaved(await saveSettings(user.timeZone === 'UTC' ? { ...profile, timeZone } : profile))
    } catch (error) {
      showFailure(error, 'Error updating settings', setError)
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="grid gap-7">
      <ProfileFields register={register} errors={formState.errors} currency={user.currency} />
      <StepActions>
        <Button type="submit" loading={formState.isSubmitting} loadingText="Saving...">
          Continue
        </Button>
      </StepActions>
    </form>
  )
}
