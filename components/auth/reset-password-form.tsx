'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { PASSWORD_HINT } from '@/lib/auth/rules/messages'
import { ApiError } from '@/lib/platform/http/api-client'
import { AuthForm, AuthSubmit } from './auth-form'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import type { resetPassword } from '@/lib/api/definitions/auth'
import { callAuth, showAuthFailure, waitForNavigation } from './call-auth'
import { AuthNotice } from './auth-notice'
import { PasswordInput } from '@/components/shared/password-input'
import { TextLink } from './text-link'

export function ResetPasswordForm({ token }: { token: string }) {
  const [isLinkInvalid, setIsLinkInvalid] = useState(false)

  const form = useForm({
    resolver: lazyResolvers.repeatedPassword,
    defaultValues: { password: '', confirmation: '' },
  })
  const { control, formState } = form

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await callAuth<typeof resetPassword>({
        method: 'POST',
        path: '/api/auth/reset-password',
        body: { token, password },
      })
    } catch (error) {
      setIsLinkInvalid(error instanceof ApiError && error.status === 410)
      return showAuthFailure(form, error, 'Password update failed')
    }
    toastAfterLoad({
      title: 'Password updated',
      description: 'Your password has been successfully updated',
    })
    loadPage('/login')
    await waitForNavigation()
  })

  return (
    <AuthForm form={form} onSubmit={submit}>
      {isLinkInvalid && <InvalidLink />}
      <LabeledField
        control={control}
        name="password"
        label="New password"
        description={formState.errors.password ? undefined : PASSWORD_HINT}
      >
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </LabeledField>
      <LabeledField control={control} name="confirmation" label="Confirm new password">
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </LabeledField>
      <AuthSubmit loading={formState.isSubmitting} loadingText="Saving...">
        Set new password
      </AuthSubmit>
    </AuthForm>
  )
}

const InvalidLink = () => (
  <AuthNotice tone="error" title="This link no longer works">
    It has expired or was already used. <TextLink href="/forgot-password">Request a new one</TextLink>
  </AuthNotice>
)
