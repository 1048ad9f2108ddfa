'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useAutoFocus } from '@/components/shared/form/use-auto-focus'
import { PasswordInput } from '@/components/shared/password-input'
import { Button } from '@/components/ui/button'
import { MIN_PASSWORD } from '@/lib/auth/rules/messages'
import { useAuthFailure, waitForNavigation } from '@/components/auth/call-auth'
import { AuthForm, AuthSubmit } from '@/components/auth/auth-form'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import { AuthHeading } from '@/components/auth/auth-heading'

/** Proof in another browser that the visitor is the one who registered. */
export type VerificationCredential = { password: string } | { newPassword: string }

interface PasswordConfirmationProps {
  /** Throws the error of the credential. */
  onSubmit: (credential: VerificationCredential) => Promise<void>
}

/** Confirmation for a verification link opened in another browser than the one that registered. */
export function PasswordConfirmation({ onSubmit }: PasswordConfirmationProps) {
  const t = useTranslations('auth.verifyEmail')
  const [isNew, setIsNew] = useState(false)
  return (
    <div className="grid gap-7">
      {isNew ? (
        <AuthHeading heading={t('newPassword.title')} text={t('newPassword.text')} />
      ) : (
        <AuthHeading heading={t('confirm.title')} text={t('password.text')} />
      )}
      {isNew ? <NewPasswordForm onSubmit={onSubmit} /> : <PasswordForm onSubmit={onSubmit} />}
      <Button variant="link" className="justify-self-center" onClick={() => setIsNew(!isNew)}>
        {isNew ? t('newPassword.switch') : t('password.switch')}
      </Button>
    </div>
  )
}

function PasswordForm({ onSubmit }: PasswordConfirmationProps) {
  const t = useTranslations('auth.verifyEmail.confirm')
  const tField = useTranslations('auth.fields')
  const form = useForm({ resolver: lazyResolvers.password, defaultValues: { password: '' } })
  const showFailure = useAuthFailure(form)
  useAutoFocus(form.setFocus, 'password')
  const submit = form.handleSubmit(async (credential) => {
    try {
      await onSubmit(credential)
    } catch (error) {
      return showFailure(error, t('failed'))
    }
    await waitForNavigation()
  })
  return (
    <AuthForm form={form} onSubmit={submit}>
      <LabeledField control={form.control} name="password" label={tField('password')}>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </LabeledField>
      <AuthSubmit loading={form.formState.isSubmitting} loadingText={t('submitting')}>
        {t('submit')}
      </AuthSubmit>
    </AuthForm>
  )
}

function NewPasswordForm({ onSubmit }: PasswordConfirmationProps) {
  const t = useTranslations('auth.verifyEmail.confirm')
  const tField = useTranslations('auth.fields')
  const tCommon = useTranslations('common')
  const form = useForm({ resolver: lazyResolvers.newPassword, defaultValues: { newPassword: '' } })
  const { errors, isSubmitting } = form.formState
  const showFailure = useAuthFailure(form)
  useAutoFocus(form.setFocus, 'newPassword')
  const submit = form.handleSubmit(async (proof) => {
    try {
      await onSubmit(proof)
    } catch (error) {
      return showFailure(error, t('failed'))
    }
    await waitForNavigation()
  })
  return (
    <AuthForm form={form} onSubmit={submit}>
      <LabeledField
        control={form.control}
        name="newPassword"
        label={tField('newPassword')}
        description={errors.newPassword ? undefined : tCommon('password.hint', { min: MIN_PASSWORD })}
      >
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </LabeledField>
      <AuthSubmit loading={isSubmitting} loadingText={t('submitting')}>
        {t('submit')}
      </AuthSubmit>
    </AuthForm>
  )
}
