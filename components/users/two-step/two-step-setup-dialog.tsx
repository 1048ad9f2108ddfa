'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from '@/components/hooks/use-toast'
import { RecoveryCodesStep } from './recovery-codes-step'
import { ScanStep, type TwoStepSecret } from './scan-step'
import { StepsDialog } from './steps-dialog'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { PasswordInput } from '@/components/shared/password-input'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { passwordFormSchema } from '@/lib/auth/rules/forms'
import type { beginTwoStep } from '@/lib/api/definitions/reauthentication'
import { callApi } from '@/lib/platform/http/api-client'
import { showFormError } from '@/components/shared/form/show-form-error'

interface TwoStepSetupDialogProps {
  hasPassword: boolean
  onClose: () => void
}

/** Setup in three steps: password, secret with a first code, recovery codes. */
export default function TwoStepSetupDialog({ hasPassword, onClose }: TwoStepSetupDialogProps) {
  const t = useTranslations('twoStep.setup')
  const router = useRouter()
  const [shown, setShown] = useState<TwoStepSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  const confirmed = (newCodes: string[]) => {
    setCodes(newCodes)
    router.refresh()
  }
  const close = () => {
    if (codes) toast({ title: t('succeeded.title'), description: t('succeeded.description') })
    onClose()
  }

  return (
    <StepsDialog isFinal={Boolean(codes)} onClose={close}>
      {codes ? (
        <RecoveryCodesStep codes={codes} onDone={close} />
      ) : shown ? (
        <ScanStep {...shown} onConfirmed={confirmed} onStartAgain={() => setShown(null)} />
      ) : (
        <BeginStep hasPassword={hasPassword} onSecretCreated={setShown} onCancel={onClose} />
      )}
    </StepsDialog>
  )
}

interface BeginStepProps {
  hasPassword: boolean
  onSecretCreated: (shown: TwoStepSecret) => void
  onCancel: () => void
}

/** Confirms the user's password and requests the secret. */
function BeginStep({ hasPassword, onSecretCreated, onCancel }: BeginStepProps) {
  const t = useTranslations('twoStep.setup')
  const tReauth = useTranslations('reauthentication')
  const tCommon = useTranslations('common')
  const form = useForm({
    resolver: hasPassword ? zodResolver(passwordFormSchema) : undefined,
    defaultValues: { password: '' },
  })
  const { control, handleSubmit, setError, formState } = form

  const begin = async (values: { password: string }) => {
    try {
      onSecretCreated(
        await callApi<typeof beginTwoStep>({
          method: 'POST',
          path: '/api/user/two-step',
          body: hasPassword ? values : {},
        }),
      )
    } catch (error) {
      showFormError(error, t('failed'), setError)
    }
  }

  return (
    <Form {...form}>
      <form noValidate method="post" onSubmit={handleSubmit(begin)} className="grid gap-5">
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
          <DialogDescription>{t('description')}</DialogDescription>
        </DialogHeader>
        {hasPassword && (
          <LabeledField control={control} name="password" label={tReauth('password')} required>
            {(field) => <PasswordInput {...field} autoComplete="current-password" />}
          </LabeledField>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onCancel}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" loading={formState.isSubmitting}>
            {tCommon('continue')}
          </Button>
        </DialogFooter>
      </form>
    </Form>
  )
}
