'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/hooks/use-toast'
import type { CurrentUser } from '@/lib/business/user-response'
import { usesIban } from '@/lib/core/countries/iban-countries'
import { BankFields } from '../bank-fields'
import { createLazyResolver, type ParsedFields } from '../lazy-resolver'
import { saveSettings } from '@/components/shared/save-settings'
import { showFormError } from '@/components/shared/form/show-form-error'
import { toBankValues, type BankValues } from '../user-values'
import { StepActions } from './step-actions'
import { hasChangedValues, useStepDraftAutosave, useRestoredValues, type StepDraft } from './step-draft'
import type { FinishOnboarding } from './use-finish-onboarding'

const check = createLazyResolver<BankValues, 'bank'>('bank')
const checkIban = createLazyResolver<BankValues, 'ibanBank'>('ibanBank')

interface BankStepProps {
  user: CurrentUser
  draft: StepDraft
  onTyped: (values: object) => void
  onBack: () => void
  finish: FinishOnboarding
}

export function BankStep({ user, draft, onTyped, onBack, finish }: BankStepProps) {
  const t = useTranslations('onboarding.bank')
  const tCommon = useTranslations('common')
  const stored = toBankValues(user)
  const initial = useRestoredValues(draft, stored)
  const form = useForm<BankValues, unknown, ParsedFields<'bank' | 'ibanBank'>>({
    resolver: usesIban(user.country) ? checkIban : check,
    defaultValues: initial,
  })
  const { getValues, watch, handleSubmit, setError, formState } = form
  useStepDraftAutosave({ getValues, watch }, onTyped, draft, stored)
  const { leave } = useUnsavedChanges(() => hasChangedValues(getValues(), stored))

  const save = async (bank: ParsedFields<'bank' | 'ibanBank'>) => {
    try {
      await saveSettings(bank)
    } catch (error) {
      return void showFormError(error, t('failed'), setError)
    }
    toast({ title: t('succeeded') })
    await finish.run()
  }

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-7">
        <HydratedArea>
          <BankFields isRequired country={user.country ?? ''} />
          <StepActions
            onBack={() => leave(onBack)}
            onSkip={() => leave(() => void finish.run())}
            isSkipping={finish.pending && !formState.isSubmitting}
          >
            <Button type="submit" loading={formState.isSubmitting} loadingText={tCommon('saving')}>
              {t('submit')}
            </Button>
          </StepActions>
        </HydratedArea>
      </form>
    </Form>
  )
}
