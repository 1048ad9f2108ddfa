'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { CurrentUser } from '@/lib/business/user-response'
import { ProfileFields } from '../profile-fields'
import { createLazyResolver, type ParsedFields } from '../lazy-resolver'
import { saveSettings } from '@/components/shared/save-settings'
import { showFormError } from '@/components/shared/form/show-form-error'
import { toProfileValues, type ProfileValues, type SettingsUser } from '../user-values'
import { StepActions } from './step-actions'
import { useStepDraftAutosave, useRestoredValues, type StepDraft } from './step-draft'

const check = createLazyResolver<ProfileValues, 'profile'>('profile')

interface ProfileStepProps {
  user: SettingsUser
  draft: StepDraft
  onTyped: (values: object) => void
  onSaved: (user: CurrentUser) => void
}

export function ProfileStep({ user, draft, onTyped, onSaved }: ProfileStepProps) {
  const t = useTranslations('onboarding.profile')
  const tCommon = useTranslations('common')
  const stored = toProfileValues(user)
  const initial = useRestoredValues(draft, stored)
  const form = useForm({
    resolver: check,
    defaultValues: initial,
  })
  const { getValues, watch, handleSubmit, setError, formState } = form
  useStepDraftAutosave({ getValues, watch }, onTyped, draft, stored)
  useUnsavedChanges(formState.isDirty)

  const save = async (profile: ParsedFields<'profile'>) => {
    // A user who signed up with Google has no time zone yet.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    try {
      onSaved((await saveSettings(user.timeZone === 'UTC' ? { ...profile, timeZone } : profile)).user)
    } catch (error) {
      showFormError(error, t('failed'), setError)
    }
  }

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-7">
        <HydratedArea>
          <ProfileFields
            currency={user.currency}
            countryName={initial.country === stored.country ? user.countryName : null}
            initialCurrency={user.currency}
          />
          <StepActions>
            <Button type="submit" loading={formState.isSubmitting} loadingText={tCommon('saving')}>
              {tCommon('continue')}
            </Button>
          </StepActions>
        </HydratedArea>
      </form>
    </Form>
  )
}
