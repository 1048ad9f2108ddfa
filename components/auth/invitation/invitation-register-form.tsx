'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { PasswordInput } from '@/components/shared/password-input'
import { Input } from '@/components/ui/input'
import { ReadOnlyEmail } from '@/components/shared/read-only-email'
import { MIN_PASSWORD } from '@/lib/auth/rules/messages'
import { ApiError } from '@/lib/platform/http/api-client'
import { AuthForm, AuthSubmit } from '../auth-form'
import type { registerByInvitation } from '@/lib/api/definitions/auth'
import { callAuth, useAuthFailure, waitForNavigation } from '../call-auth'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import { AuthNotice } from '../auth-notice'
import { TextLink } from '../text-link'

interface InvitationRegisterFormProps {
  token: string
  /** Invited address, which the link verifies. */
  email: string
  /** Sign-in URL that returns here. */
  signIn: string
}

/** Registers an invited user and accepts the invitation. */
export function InvitationRegisterForm({ token, email, signIn }: InvitationRegisterFormProps) {
  const t = useTranslations('auth.invitation')
  const tField = useTranslations('auth.fields')
  const tRegister = useTranslations('auth.register')
  const tCommon = useTranslations('common')
  const [errorMessage, setErrorMessage] = useState<string | null>(null)

  const form = useForm({
    resolver: lazyResolvers.invited,
    defaultValues: { firstName: '', lastName: '', password: '' },
  })
  const { control, formState } = form
  const showFailure = useAuthFailure(form)

  const submit = form.handleSubmit(async ({ firstName, lastName, password }) => {
    setErrorMessage(null)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const fullName = `${firstName} ${lastName}`
    try {
      await callAuth<typeof registerByInvitation>({
        method: 'POST',
        path: '/api/register/invited',
        body: { token, fullName, password, timeZone },
      })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return setErrorMessage(error.message)
      return showFailure(error, tRegister('failed'))
    }
    // A full page load clears what was fetched before sign-in.
    loadPage('/')
    await waitForNavigation()
  })

  return (
    <AuthForm form={form} onSubmit={submit}>
      {errorMessage && (
        <AuthNotice tone="error" title={errorMessage}>
          {t.rich('emailTaken', { link: (text) => <TextLink href={signIn}>{text}</TextLink> })}
        </AuthNotice>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <LabeledField control={control} name="firstName" label={tField('firstName')}>
          {(field) => <Input {...field} autoComplete="given-name" maxLength={95} />}
        </LabeledField>
        <LabeledField control={control} name="lastName" label={tField('lastName')}>
          {(field) => <Input {...field} autoComplete="family-name" maxLength={95} />}
        </LabeledField>
      </div>
      <ReadOnlyEmail email={email} autoComplete="username" description={t('emailHint')} />
      <LabeledField
        control={control}
        name="password"
        label={tField('password')}
        description={formState.errors.password ? undefined : tCommon('password.hint', { min: MIN_PASSWORD })}
      >
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </LabeledField>
      <AuthSubmit loading={formState.isSubmitting} loadingText={tRegister('submitting')}>
        {t('submit')}
      </AuthSubmit>
    </AuthForm>
  )
}
