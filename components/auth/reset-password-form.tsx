'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { MIN_PASSWORD } from '@/lib/auth/rules/messages'
import { ApiError } from '@/lib/platform/http/api-client'
import { AuthForm, AuthSubmit } from './auth-form'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import type { resetPassword } from '@/lib/api/definitions/auth'
import { callAuth, useAuthFailure, waitForNavigation } from './call-auth'
import { AuthNotice } from './auth-notice'
import { PasswordInput } from '@/components/shared/password-input'
import { TextLink } from './text-link'

export function ResetPasswordForm({ token }: { token: string }) {
  const t = useTranslations('auth.resetPassword')
  const tField = useTranslations('auth.fields')
  const tCommon = useTranslations('common')
  const [isLinkInvalid, setIsLinkInvalid] = useState(false)

  const form = useForm({
    resolver: lazyResolvers.repeatedPassword,
    defaultValues: { password: '', confirmation: '' },
  })
  const { control, formState } = form
  const showFailure = useAuthFailure(form)

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await callAuth<typeof resetPassword>({
        method: 'POST',
        path: '/api/auth/reset-password',
        body: { token, password },
      })
    } catch (error) {
      setIsLinkInvalid(error instanceof ApiError && error.status === 410)
      return showFailure(error, t('failed'))
    }
    toastAfterLoad({ title: t('succeeded.title'), description: t('succeeded.description') })
    loadPage('/login')
    await waitForNavigation()
  })

  return (
    <AuthForm form={form} onSubmit={submit}>
      {isLinkInvalid && <InvalidLink />}
      <LabeledField
        control={control}
        name="password"
        label={tField('newPassword')}
        description={formState.errors.password ? undefined : tCommon('password.hint', { min: MIN_PASSWORD })}
      >
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </LabeledField>
      <LabeledField control={control} name="confirmation" label={tField('confirmation')}>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </LabeledField>
      <AuthSubmit loading={formState.isSubmitting} loadingText={tCommon('saving')}>
        {t('submit')}
      </AuthSubmit>
    </AuthForm>
  )
}

function InvalidLink() {
  const t = useTranslations('auth.resetPassword.expired')
  return (
    <AuthNotice tone="error" title={t('title')}>
      {t.rich('text', { link: (text) => <TextLink href="/forgot-password">{text}</TextLink> })}
    </AuthNotice>
  )
}
