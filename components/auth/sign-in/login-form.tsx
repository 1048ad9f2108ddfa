'use client'

import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useAutoFocus } from '@/components/shared/form/use-auto-focus'
import { Input } from '@/components/ui/input'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast } from '@/components/hooks/use-toast'
import { toLoginEmail } from '@/lib/auth/rules/messages'
import { useAuthFailure, waitForNavigation } from '@/components/auth/call-auth'
import { AuthForm, AuthSubmit } from '@/components/auth/auth-form'
import { AuthNotice } from '@/components/auth/auth-notice'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import type { LoginFields } from '@/lib/auth/rules/forms'
import { PasswordInput } from '@/components/shared/password-input'
import { TextLink } from '@/components/auth/text-link'
import { ResendNotice } from '@/components/auth/verify/resend-notice'
import { signInWithCredentials, type Credentials } from './sign-in'
import { useSignInErrors } from './use-sign-in-errors'

const TwoStepCodeForm = dynamic(() => import('./two-step-code-form'))
// Renders nothing, so next-auth's client is loaded after the page.
const FollowSignIn = dynamic(() => import('./sign-in-sync').then((module) => module.SignInSync), {
  ssr: false,
})

interface LoginFormProps {
  /** Path on this origin to open afterwards. */
  returnPath: string
  /** Error code of a sign-in that failed elsewhere, such as at Google. */
  error?: string
  /** True if Google has completed the first step and a code is required. */
  isAfterGoogle?: boolean
  /** Other ways to sign in, shown before the form is submitted. */
  children?: ReactNode
}

export function LoginForm({ returnPath, error, isAfterGoogle = false, children }: LoginFormProps) {
  const t = useTranslations('auth.signIn')
  const tField = useTranslations('auth.fields')
  const describeError = useSignInErrors()
  const [signInError, setSignInError] = useState<{ code: string; email?: string } | null>(
    error ? { code: error } : null,
  )
  /** Credentials of the first step, while the second is open. */
  const [pendingCredentials, setPendingCredentials] = useState<LoginFields | 'google' | null>(
    isAfterGoogle ? 'google' : null,
  )

  /** True while this tab signs in itself, so that it need not react to its own sign-in. */
  const [isSending, setIsSending] = useState(false)
  const send = async (credentials: Credentials) => {
    setIsSending(true)
    try {
      const code = await signInWithCredentials(credentials, (code) => describeError(code).message)
      if (code) setIsSending(false)
      return code
    } catch (error) {
      setIsSending(false)
      throw error
    }
  }

  const form = useForm({
    resolver: lazyResolvers.login,
    defaultValues: { email: '', password: '' },
  })
  const { control, setFocus, formState } = form
  const showFailure = useAuthFailure(form)
  useAutoFocus(setFocus, 'email')
  const returnToCredentials = () => {
    flushSync(() => setPendingCredentials(null))
    setFocus('email')
  }
  const showSignInError = (code: string, email?: string) => {
    setSignInError({ code, email })
    const { title, message } = describeError(code)
    toast({ title, description: message, variant: 'destructive' })
  }
  const completeSignIn = (address?: string) => {
    toastAfterLoad({ title: t('succeeded'), description: t('welcome', { email: address ?? 'none' }) })
    // A full page load clears what was fetched before sign-in.
    loadPage(returnPath)
  }

  const submit = form.handleSubmit(async ({ email, password }) => {
    setSignInError(null)
    try {
      const code = await send({ email, password })
      if (code === 'SecondStepRequired') {
        // Loaded before it is shown, to avoid flicker.
        await import('./two-step-code-form')
        return setPendingCredentials({ email, password })
      }
      if (code) return showSignInError(code, toLoginEmail(email))
    } catch (error) {
      return showFailure(error, t('failed'))
    }
    completeSignIn(toLoginEmail(email))
    await waitForNavigation()
  })

  return (
    <>
      {!isSending && <FollowSignIn />}
      {pendingCredentials && (
        <TwoStepCodeForm
          send={(code) => send(pendingCredentials === 'google' ? { code } : { ...pendingCredentials, code })}
          onSignedIn={() =>
            completeSignIn(
              pendingCredentials === 'google' ? undefined : toLoginEmail(pendingCredentials.email),
            )
          }
          onRestart={(code) => {
            returnToCredentials()
            showSignInError(code)
          }}
          onBack={returnToCredentials}
        />
      )}
      {/* Stays mounted behind the second step, so that going back keeps the input. */}
      <AuthForm form={form} onSubmit={submit} hidden={Boolean(pendingCredentials)}>
        {signInError && <SignInErrorNotice {...signInError} />}
        <LabeledField control={control} name="email" label={tField('email')}>
          {(field) => (
            // Not `email`: a username without @ is valid too.
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
          label={tField('password')}
          aside={
            <TextLink href="/forgot-password" className="text-caption py-0.5">
              {t('forgotPassword')}
            </TextLink>
          }
        >
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </LabeledField>
        <AuthSubmit loading={formState.isSubmitting} loadingText={t('submitting')}>
          {t('submit')}
        </AuthSubmit>
      </AuthForm>
      {!pendingCredentials && children}
    </>
  )
}

function SignInErrorNotice({ code, email }: { code: string; email?: string }) {
  const { title, message, isUnverified } = useSignInErrors()(code)
  if (isUnverified) return <ResendNotice title={title} message={message} email={email} />
  return (
    <AuthNotice tone="error" title={title}>
      {message}
    </AuthNotice>
  )
}
