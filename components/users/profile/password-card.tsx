'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { PasswordInput } from '@/components/shared/password-input'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { toast } from '@/components/hooks/use-toast'
import { MIN_PASSWORD } from '@/lib/auth/rules/messages'
import type { changePassword } from '@/lib/api/definitions/users'
import type { forgotPassword } from '@/lib/api/definitions/auth'
import { callApi } from '@/lib/platform/http/api-client'
import { createLazyResolver, type ParsedFields } from '../lazy-resolver'
import { showFormError } from '@/components/shared/form/show-form-error'
import { toastError } from '@/components/shared/toast-error'

type PasswordValues = { currentPassword: string; password: string; confirmation: string }
const check = createLazyResolver<PasswordValues, 'password'>('password')
const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmation: '' }

/** Changes the password, or emails a link to set one. */
export function PasswordCard({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTranslations('profile.password')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>{hasPassword ? t('hint') : t('googleHint')}</CardDescription>
      </CardHeader>
      <CardContent>{hasPassword ? <ChangePassword /> : <RequestLink email={email} />}</CardContent>
    </Card>
  )
}

function ChangePassword() {
  const t = useTranslations('profile.password')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const form = useForm({
    resolver: check,
    defaultValues: EMPTY,
  })
  const { control, handleSubmit, setError, reset, formState } = form
  const { errors, isDirty, isSubmitting } = formState
  useUnsavedChanges(isDirty)

  const save = async ({ currentPassword, password }: ParsedFields<'password'>) => {
    try {
      await callApi<typeof changePassword>({
        method: 'PATCH',
        path: '/api/user/password',
        body: { currentPassword, password },
      })
    } catch (error) {
      return void showFormError(error, t('changeFailed'), setError)
    }
    reset(EMPTY)
    toast({ title: t('changed'), description: t('changedHint') })
    router.refresh()
  }

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
        <HydratedArea>
          <LabeledField control={control} name="currentPassword" label={t('current')} required>
            {(field) => <PasswordInput {...field} autoComplete="current-password" />}
          </LabeledField>
          <div className="grid gap-5 sm:grid-cols-2">
            <LabeledField
              control={control}
              name="password"
              label={t('new')}
              description={errors.password ? undefined : tCommon('password.hint', { min: MIN_PASSWORD })}
              required
            >
              {(field) => <PasswordInput {...field} autoComplete="new-password" />}
            </LabeledField>
            <LabeledField control={control} name="confirmation" label={t('confirm')} required>
              {(field) => <PasswordInput {...field} autoComplete="new-password" />}
            </LabeledField>
          </div>
          <div className="flex justify-end">
            <Button type="submit" variant="outline" loading={isSubmitting} loadingText={tCommon('saving')}>
              {t('change')}
            </Button>
          </div>
        </HydratedArea>
      </form>
    </Form>
  )
}

function RequestLink({ email }: { email: string }) {
  const t = useTranslations('profile.password')
  const [pending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    try {
      await callApi<typeof forgotPassword>({
        method: 'POST',
        path: '/api/auth/forgot-password',
        body: { email },
      })
      toast({
        title: t('linkSent'),
        description: t('linkSentHint'),
      })
    } catch (error) {
      toastError(t('linkFailed'), error)
    }
    setPending(false)
  }
  return (
    <Button variant="outline" loading={pending} onClick={send}>
      {t('requestLink')}
    </Button>
  )
}
