'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useAutoFocus } from '@/components/shared/form/use-auto-focus'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/hooks/use-toast'
import { PASSWORD_HINT, toUsername } from '@/lib/auth/rules/messages'
import { ApiError } from '@/lib/platform/http/api-client'
import { PasswordInput } from '@/components/shared/password-input'
import { AuthForm, AuthSubmit } from './auth-form'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import type { register } from '@/lib/api/definitions/auth'
import { callAuth, showAuthFailure, waitForNavigation } from './call-auth'
import { storePendingEmail } from '@/components/auth/verify/pending-email'

const EmailTakenDialog = dynamic(() => import('./email-taken-dialog'))

/** Shown in the toast and the dialog (specification, section 8). */
const EMAIL_TAKEN = {
  title: 'Email already registered',
  description: 'This email is already registered. Would you like to resend the verification email?',
}

/** The specification's test for a registered address. */
const isTaken = (error: unknown) => error instanceof ApiError && error.message.includes('email already')

export function RegisterForm() {
  const router = useRouter()
  const [takenEmail, setTakenEmail] = useState<string | null>(null)

  const form = useForm({
    resolver: lazyResolvers.register,
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { control, formState } = form
  useAutoFocus(form.setFocus, 'firstName')

  const submit = form.handleSubmit(async ({ firstName, lastName, email, password }) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const body = {
      username: toUsername(email),
      email,
      fullName: `${firstName} ${lastName}`,
      password,
      timeZone,
    }
    try {
      await callAuth<typeof register>({ method: 'POST', path: '/api/register', body })
    } catch (error) {
      if (!isTaken(error)) return showAuthFailure(form, error, 'Sign up failed')
      toast({ title: EMAIL_TAKEN.title, description: EMAIL_TAKEN.description, variant: 'destructive' })
      return setTakenEmail(email)
    }
    toast({
      title: 'Sign up successful',
      description: 'Please check your email to confirm your account.',
      next: {
        title: 'Account created',
        description: 'Please check your email to verify your account before logging in.',
      },
    })
    storePendingEmail(email)
    router.push('/verify-email')
    await waitForNavigation()
  })

  return (
    <>
      <AuthForm form={form} onSubmit={submit}>
        <div className="grid grid-cols-2 items-start gap-3">
          <LabeledField control={control} name="firstName" label="First name">
            {(field) => <Input {...field} autoComplete="given-name" maxLength={95} />}
          </LabeledField>
          <LabeledField control={control} name="lastName" label="Last name">
            {(field) => <Input {...field} autoComplete="family-name" maxLength={95} />}
          </LabeledField>
        </div>
        <LabeledField control={control} name="email" label="Email">
          {(field) => <Input {...field} type="email" autoComplete="email" maxLength={254} />}
        </LabeledField>
        <LabeledField
          control={control}
          name="password"
          label="Password"
          description={formState.errors.password ? undefined : PASSWORD_HINT}
        >
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </LabeledField>
        <AuthSubmit loading={formState.isSubmitting} loadingText="Creating account...">
          Create account
        </AuthSubmit>
      </AuthForm>
      {takenEmail && (
        <EmailTakenDialog {...EMAIL_TAKEN} email={takenEmail} onClose={() => setTakenEmail(null)} />
      )}
    </>
  )
}
