'use client'

import Link from 'next/link'
import { useState } from 'react'
import { announceSession } from '@/components/shared/session-channel'
import { loadPage } from '@/components/shared/load-page'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { toast, toastAfterLoad } from '@/components/ui/toast'
import { loginAddress, loginErrors, signInError, type LoginValues } from '@/lib/auth/rules'
import { Notice } from './notice'
import { PasswordInput } from '@/components/shared/password-input'
import { ResendNotice } from './resend-notice'
import { signInWithPassword } from './sign-in'
import { useAuthForm } from './use-auth-form'

interface LoginFormProps {
  /** A path on this origin to go to afterwards. */
  returnPath: string
  /** The code of a sign-in that failed elsewhere, such as at Google. */
  error?: string
}

export function LoginForm({ returnPath, error }: LoginFormProps) {
  const [refused, setRefused] = useState<{ code: string; email?: string } | null>(
    error ? { code: error } : null,
  )

  const { errors, pending, form } = useAuthForm<LoginValues>({
    fields: ['email', 'password'],
    validate: loginErrors,
    failure: 'Sign in failed',
    async submit({ email, password }) {
      setRefused(null)
      const code = await signInWithPassword(email, password)
      const address = loginAddress(email)
      if (code) {
        setRefused({ code, email: address })
        const { title, message } = signInError(code)
        return void toast({ title, description: message, variant: 'destructive' })
      }
      announceSession('signed-in')
      toastAfterLoad({ title: 'Sign in successful', description: `Welcome back, ${address}!` })
      // A full load: nothing that was fetched as a visitor may stay in memory.
      loadPage(returnPath)
      return true
    },
  })

  return (
    <form {...form} className="grid gap-5">
      {refused && <Refusal {...refused} />}
      <FormField label="Email" error={errors.email}>
        {/* Text, because a username without @ will do. */}
        <Input
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
        />
      </FormField>
      <FormField
        label="Password"
        error={errors.password}
        aside={
          <Link href="/forgot-password" className="auth-link text-caption">
            Forgot password?
          </Link>
        }
      >
        <PasswordInput name="password" autoComplete="current-password" />
      </FormField>
      <Button type="submit" size="lg" className="w-full" loading={pending} loadingText="Signing in...">
        Sign in
      </Button>
    </form>
  )
}

function Refusal({ code, email }: { code: string; email?: string }) {
  const { title, message, isUnverified } = signInError(code)
  if (isUnverified) return <ResendNotice title={title} message={message} email={email} />
  return (
    <Notice tone="error" title={title}>
      {message}
    </Notice>
  )
}
