'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useAutoFocus } from '@/components/shared/form/use-auto-focus'
import { PasswordInput } from '@/components/shared/password-input'
import { Button } from '@/components/ui/button'
import { PASSWORD_HINT } from '@/lib/auth/rules/messages'
import { showAuthFailure, waitForNavigation } from '@/components/auth/call-auth'
import { AuthForm, AuthSubmit } from '@/components/auth/auth-form'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import { AuthHeading } from '@/components/auth/auth-heading'

/** Proof in another browser that the visitor is the one who registered. */
export type VerificationCredential = { password: string } | { newPassword: string }

interface PasswordConfirmationProps {
  /** Throws the error of the credential. */
  onSubmit: (credential: VerificationCredential) => Promise<void>
}

const FAILURE = 'Verification failed'

/** Confirmation for a verification link opened in another browser than the one that registered. */
export function PasswordConfirmation({ onSubmit }: PasswordConfirmationProps) {
  const [isNew, setIsNew] = useState(false)
  return (
    <div className="grid gap-7">
      {isNew ? (
        <AuthHeading
          heading="Choose a new password"
          text="It makes this account yours alone: whoever registered your email before can no longer sign in, and nothing they entered is kept."
        />
      ) : (
        <AuthHeading
          heading="Confirm your email"
          text="This isn’t the browser you registered in. Enter the password you chose there."
        />
      )}
      {isNew ? <NewPasswordForm onSubmit={onSubmit} /> : <PasswordForm onSubmit={onSubmit} />}
      <Button variant="link" className="justify-self-center" onClick={() => setIsNew(!isNew)}>
        {isNew ? 'I know the password' : 'I don’t know the password, or didn’t register'}
      </Button>
    </div>
  )
}

function PasswordForm({ onSubmit }: PasswordConfirmationProps) {
  const form = useForm({ resolver: lazyResolvers.password, defaultValues: { password: '' } })
  useAutoFocus(form.setFocus, 'password')
  const submit = form.handleSubmit(async (credential) => {
    try {
      await onSubmit(credential)
    } catch (error) {
      return showAuthFailure(form, error, FAILURE)
    }
    await waitForNavigation()
  })
  return (
    <AuthForm form={form} onSubmit={submit}>
      <LabeledField control={form.control} name="password" label="Password">
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </LabeledField>
      <AuthSubmit loading={form.formState.isSubmitting} loadingText="Verifying...">
        Verify email
      </AuthSubmit>
    </AuthForm>
  )
}

function NewPasswordForm({ onSubmit }: PasswordConfirmationProps) {
  const form = useForm({ resolver: lazyResolvers.newPassword, defaultValues: { newPassword: '' } })
  const { errors, isSubmitting } = form.formState
  useAutoFocus(form.setFocus, 'newPassword')
  const submit = form.handleSubmit(async (proof) => {
    try {
      await onSubmit(proof)
    } catch (error) {
      return showAuthFailure(form, error, FAILURE)
    }
    await waitForNavigation()
  })
  return (
    <AuthForm form={form} onSubmit={submit}>
      <LabeledField
        control={form.control}
        name="newPassword"
        label="New password"
        description={errors.newPassword ? undefined : PASSWORD_HINT}
      >
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </LabeledField>
      <AuthSubmit loading={isSubmitting} loadingText="Verifying...">
        Verify email
      </AuthSubmit>
    </AuthForm>
  )
}
