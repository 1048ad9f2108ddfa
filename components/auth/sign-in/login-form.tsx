'use client'

import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useAutoFocus } from '@/components/shared/form/use-auto-focus'
import { Input } from '@/components/ui/input'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast } from '@/components/hooks/use-toast'
import { toLoginEmail, describeSignInError } from '@/lib/auth/rules/messages'
import { showAuthFailure, untilPageIsLeft } from '@/components/auth/auth-failure'
import { AuthForm, AuthSubmit } from '@/components/auth/auth-form'
import { AuthNotice } from '@/components/auth/auth-notice'
import { lazyChecks } from '@/components/auth/lazy-checks'
import type { LoginFields } from '@/lib/auth/rules/forms'
import { PasswordInput } from '@/components/shared/password-input'
import { TextLink } from '@/components/auth/text-link'
import { ResendNotice } from '@/components/auth/verify/resend-notice'
import { signInWithCredentials, type Credentials } from './sign-in'

const TwoStepCodeForm = dynamic(() => import('./two-step-code-form'))
// It shows nothing, so next-auth's client is loaded after the page.
const FollowSignIn = dynamic(() => import('./sign-in-sync').then((module) => module.SignInSync), {
  ssr: false,
})

interface LoginFormProps {
  /** A path on this origin to go to afterwards. */
  returnPath: string
  /** The code of a sign-in that failed elsewhere, such as at Google. */
  error?: string
  /** Google has done the first step; a code has to follow. */
  isAfterGoogle?: boolean
  /** What else the page offers while nobody has begun: other ways to sign in. */
  children?: ReactNode
}

export function LoginForm({ returnPath, error, isAfterGoogle = false, children }: LoginFormProps) {
  const [refused, setRefused] = useState<{ code: string; email?: string } | null>(
    error ? { code: error } : null,
  )
  /** What the first step was done with, while the second is asked for. */
  const [held, setHeld] = useState<LoginFields | 'google' | null>(isAfterGoogle ? 'google' : null)

  /** Whether this tab signs in, which it does not have to follow. */
  const [isSending, setIsSending] = useState(false)
  const send = async (credentials: Credentials) => {
    setIsSending(true)
    try {
      const code = await signInWithCredentials(credentials)
      if (code) setIsSending(false)
      return code
    } catch (error) {
      setIsSending(false)
      throw error
    }
  }

  const form = useForm({
    resolver: lazyChecks.login,
    defaultValues: { email: '', password: '' },
  })
  const { control, setFocus, formState } = form
  useAutoFocus(setFocus, 'email')
  const back = () => {
    flushSync(() => setHeld(null))
    setFocus('email')
  }
  const refuse = (code: string, email?: string) => {
    setRefused({ code, email })
    const { title, message } = describeSignInError(code)
    toast({ title, description: message, variant: 'destructive' })
  }
  const enter = (address?: string) => {
    const welcome = address ? `Welcome back, ${address}!` : 'Welcome back!'
    toastAfterLoad({ title: 'Sign in successful', description: welcome })
    // A full load: nothing that was fetched as a visitor may stay in memory.
    loadPage(returnPath)
  }

  const submit = form.handleSubmit(async ({ email, password }) => {
    setRefused(null)
    try {
      const code = await send({ email, password })
      if (code === 'SecondStepRequired') {
        // Here already when it is shown, so that nothing blinks.
        await import('./two-step-code-form')
        return setHeld({ email, password })
      }
      if (code) return refuse(code, toLoginEmail(email))
    } catch (error) {
      return showAuthFailure(form, error, 'Sign in failed')
    }
    enter(toLoginEmail(email))
    await untilPageIsLeft()
  })

  return (
    <>
      {!isSending && <FollowSignIn />}
      {held && (
        <TwoStepCodeForm
          send={(code) => send(held === 'google' ? { code } : { ...held, code })}
          onSignedIn={() => enter(held === 'google' ? undefined : toLoginEmail(held.email))}
          onRefused={(code) => {
            back()
            refuse(code)
          }}
          onBack={back}
        />
      )}
      {/* Stays behind the second step, so that nothing typed is lost on the way back. */}
      <AuthForm form={form} onSubmit={submit} hidden={Boolean(held)}>
        {refused && <Refusal {...refused} />}
        <LabeledField control={control} name="email" label="Email">
          {(field) => (
            // Text, because a username without @ will do.
            <Input
              {...field}
              type="text"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              maxLength={254}
            />
          )}
        </LabeledField>
        <LabeledField
          control={control}
          name="password"
          label="Password"
          aside={
            <TextLink href="/forgot-password" className="text-caption">
              Forgot password?
            </TextLink>
          }
        >
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </LabeledField>
        <AuthSubmit loading={formState.isSubmitting} loadingText="Signing in...">
          Sign in
        </AuthSubmit>
      </AuthForm>
      {!held && children}
    </>
  )
}

function Refusal({ code, email }: { code: string; email?: string }) {
  const { title, message, isUnverified } = describeSignInError(code)
  if (isUnverified) return <ResendNotice title={title} message={message} email={email} />
  return (
    <AuthNotice tone="error" title={title}>
      {message}
    </AuthNotice>
  )
}
