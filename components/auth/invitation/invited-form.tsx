'use client'

import Link from 'next/link'
import { useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { PasswordInput } from '@/components/shared/password-input'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { PASSWORD_HINT, registerErrors, type RegisterValues } from '@/lib/identity/rules/messages'
import { ApiError } from '@/lib/platform/http/client'
import { authPost } from '../auth-post'
import { Notice } from '../notice'
import { useAuthForm } from '../sign-in/use-auth-form'

interface InvitedFormProps {
  token: string
  /** Whom the invitation went to: the link proves the mailbox. */
  email: string
  /** The way to sign-in and back. */
  signIn: string
}

/** Opens the account of somebody who was invited, and the business with it. */
export function InvitedForm({ token, email, signIn }: InvitedFormProps) {
  const [refused, setRefused] = useState<string | null>(null)

  const { errors, pending, form } = useAuthForm<Omit<RegisterValues, 'email'>>({
    fields: ['firstName', 'lastName', 'password'],
    validate: (values) => registerErrors({ ...values, email }),
    failure: 'Sign up failed',
    rename: { fullName: 'firstName' },
    async submit({ firstName, lastName, password }) {
      setRefused(null)
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const fullName = `${firstName.trim()} ${lastName.trim()}`
      try {
        await authPost('/api/register/invited', { token, fullName, password, timeZone })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) return setRefused(error.message)
        throw error
      }
      // A full load: nothing that was fetched as a visitor may stay in memory.
      loadPage('/')
      return true
    },
  })

  return (
    <form {...form} className="grid gap-5">
      {refused && (
        <Notice tone="error" title={refused}>
          <Link href={signIn} className="auth-link">
            Sign in
          </Link>{' '}
          to accept the invitation.
        </Notice>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <FormField label="First name" error={errors.firstName}>
          <Input name="firstName" autoComplete="given-name" maxLength={95} />
        </FormField>
        <FormField label="Last name" error={errors.lastName}>
          <Input name="lastName" autoComplete="family-name" maxLength={95} />
        </FormField>
      </div>
      <FormField label="Email" hint="The invitation is for this address.">
        <Input type="email" value={email} readOnly autoComplete="username" />
      </FormField>
      <FormField label="Password" error={errors.password} hint={errors.password ? undefined : PASSWORD_HINT}>
        <PasswordInput name="password" autoComplete="new-password" />
      </FormField>
      <Button type="submit" size="lg" className="w-full" loading={pending} loadingText="Creating account...">
        Create your account
      </Button>
    </form>
  )
}
