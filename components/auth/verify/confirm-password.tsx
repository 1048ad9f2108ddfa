'use client'

import { useState } from 'react'
import { PasswordInput } from '@/components/shared/password-input'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/legacy/form-field'
import { AUTH_MESSAGES, PASSWORD_HINT, newPasswordError } from '@/lib/identity/rules/messages'
import { AuthHeading } from '@/components/auth/auth-heading'
import { useAuthForm } from '@/components/auth/sign-in/use-auth-form'

/** What shows that it is whoever registered who opens the link, in a browser that did not. */
export type LinkProof = { password: string } | { newPassword: string }

interface ConfirmPasswordProps {
  /** Throws what is wrong with it. */
  onProof: (proof: LinkProof) => Promise<void>
}

/** For the link of a verification mail in another browser than the one that registered. */
export function ConfirmPassword({ onProof }: ConfirmPasswordProps) {
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
      {isNew ? <NewPasswordForm onProof={onProof} /> : <PasswordForm onProof={onProof} />}
      <Button variant="link" className="justify-self-center" onClick={() => setIsNew(!isNew)}>
        {isNew ? 'I know the password' : 'I don’t know the password, or didn’t register'}
      </Button>
    </div>
  )
}

function PasswordForm({ onProof }: ConfirmPasswordProps) {
  const { errors, pending, form } = useAuthForm<{ password: string }>({
    fields: ['password'],
    validate: ({ password }) => (password ? {} : { password: AUTH_MESSAGES.passwordRequired }),
    failure: 'Verification failed',
    submit: ({ password }) => onProof({ password }).then(() => true),
  })
  return (
    <form {...form} className="grid gap-5">
      <FormField label="Password" error={errors.password}>
        <PasswordInput name="password" autoComplete="current-password" autoFocus />
      </FormField>
      <Submit pending={pending} />
    </form>
  )
}

function NewPasswordForm({ onProof }: ConfirmPasswordProps) {
  const { errors, pending, form } = useAuthForm<{ newPassword: string }>({
    fields: ['newPassword'],
    validate({ newPassword }) {
      const wrong = newPasswordError(newPassword)
      return wrong ? { newPassword: wrong } : {}
    },
    failure: 'Verification failed',
    submit: ({ newPassword }) => onProof({ newPassword }).then(() => true),
  })
  return (
    <form {...form} className="grid gap-5">
      <FormField
        label="New password"
        error={errors.newPassword}
        hint={errors.newPassword ? undefined : PASSWORD_HINT}
      >
        <PasswordInput name="newPassword" autoComplete="new-password" autoFocus />
      </FormField>
      <Submit pending={pending} />
    </form>
  )
}

const Submit = ({ pending }: { pending: boolean }) => (
  <Button type="submit" size="lg" className="w-full" loading={pending} loadingText="Verifying...">
    Verify email
  </Button>
)
