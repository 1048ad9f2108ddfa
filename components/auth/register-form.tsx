'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/hooks/use-toast'
import { PASSWORD_HINT, registerErrors, type RegisterValues } from '@/lib/identity/rules/messages'
import { ApiError } from '@/lib/platform/http/client'
import { PasswordInput } from '@/components/shared/password-input'
import { authPost } from './auth-post'
import { keepPendingAddress } from '@/components/auth/verify/pending-address'
import { useAuthForm } from '@/components/auth/sign-in/use-auth-form'

const EmailTakenDialog = dynamic(() => import('./email-taken-dialog'))

/** Used by the toast and by the dialog (specification, section 8). */
const EMAIL_TAKEN = {
  title: 'Email already registered',
  description: 'This email is already registered. Would you like to resend the verification email?',
}

/** The specification's test for an address that has an account. */
const isTaken = (error: unknown) => error instanceof ApiError && error.message.includes('email already')

export function RegisterForm() {
  const router = useRouter()
  const [takenEmail, setTakenEmail] = useState<string | null>(null)

  const { errors, pending, form } = useAuthForm<RegisterValues>({
    fields: ['firstName', 'lastName', 'email', 'password'],
    validate: registerErrors,
    failure: 'Sign up failed',
    rename: { fullName: 'firstName' },
    async submit({ firstName, lastName, email, password }) {
      const address = email.trim().toLowerCase()
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const fullName = `${firstName.trim()} ${lastName.trim()}`
      const body = {
        username: address.split('@')[0]!.slice(0, 100),
        email: address,
        fullName,
        password,
        timeZone,
      }
      try {
        await authPost('/api/register', body)
      } catch (error) {
        if (!isTaken(error)) throw error
        toast({ title: EMAIL_TAKEN.title, description: EMAIL_TAKEN.description, variant: 'destructive' })
        return setTakenEmail(address)
      }
      toast({
        title: 'Sign up successful',
        description: 'Please check your email to confirm your account.',
        next: {
          title: 'Account created',
          description: 'Please check your email to verify your account before logging in.',
        },
      })
      keepPendingAddress(address)
      router.push('/verify-email')
      return true
    },
  })

  return (
    <>
      <form {...form} className="grid gap-5">
        <div className="grid grid-cols-2 items-start gap-3">
          <FormField label="First name" error={errors.firstName}>
            <Input name="firstName" autoFocus autoComplete="given-name" maxLength={95} />
          </FormField>
          <FormField label="Last name" error={errors.lastName}>
            <Input name="lastName" autoComplete="family-name" maxLength={95} />
          </FormField>
        </div>
        <FormField label="Email" error={errors.email}>
          <Input name="email" type="email" autoComplete="email" maxLength={254} />
        </FormField>
        <FormField
          label="Password"
          error={errors.password}
          hint={errors.password ? undefined : PASSWORD_HINT}
        >
          <PasswordInput name="password" autoComplete="new-password" />
        </FormField>
        <Button
          type="submit"
          size="lg"
          className="w-full"
          loading={pending}
          loadingText="Creating account..."
        >
          Create account
        </Button>
      </form>
      {takenEmail && (
        <EmailTakenDialog {...EMAIL_TAKEN} email={takenEmail} onClose={() => setTakenEmail(null)} />
      )}
    </>
  )
}
