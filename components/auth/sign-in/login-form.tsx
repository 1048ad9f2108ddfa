'use client'

import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { loadPage } from '@/components/shared/browser/load-page'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast } from '@/components/hooks/use-toast'
import { loginAddress, loginErrors, signInError, type LoginValues } from '@/lib/identity/rules/messages'
import { Notice } from '@/components/auth/notice'
import { PasswordInput } from '@/components/shared/password-input'
import { ResendNotice } from '@/components/auth/verify/resend-notice'
import { FollowSignIn } from './follow-sign-in'
import { signInWithCredentials, type Credentials } from './sign-in'
import { useAuthForm } from './use-auth-form'

const SecondStep = dynamic(() => import('./second-step'))

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
  const [held, setHeld] = useState<LoginValues | 'google' | null>(isAfterGoogle ? 'google' : null)

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

  const first = useRef<HTMLFormElement>(null)
  const back = () => {
    flushSync(() => setHeld(null))
    ;(first.current?.elements.namedItem('email') as HTMLElement | null)?.focus()
  }
  const refuse = (code: string, email?: string) => {
    setRefused({ code, email })
    const { title, message } = signInError(code)
    toast({ title, description: message, variant: 'destructive' })
  }
  const enter = (address?: string) => {
    const welcome = address ? `Welcome back, ${address}!` : 'Welcome back!'
    toastAfterLoad({ title: 'Sign in successful', description: welcome })
    // A full load: nothing that was fetched as a visitor may stay in memory.
    loadPage(returnPath)
  }

  const { errors, pending, form } = useAuthForm<LoginValues>({
    fields: ['email', 'password'],
    validate: loginErrors,
    failure: 'Sign in failed',
    async submit({ email, password }) {
      setRefused(null)
      const code = await send({ email, password })
      if (code === 'SecondStepRequired') {
        // Here already when it is shown, so that nothing blinks.
        await import('./second-step')
        return setHeld({ email, password })
      }
      if (code) return refuse(code, loginAddress(email))
      enter(loginAddress(email))
      return true
    },
  })

  return (
    <>
      {!isSending && <FollowSignIn />}
      {held && (
        <SecondStep
          send={(code) => send(held === 'google' ? { code } : { ...held, code })}
          onSignedIn={() => enter(held === 'google' ? undefined : loginAddress(held.email))}
          onRefused={(code) => {
            back()
            refuse(code)
          }}
          onBack={back}
        />
      )}
      {/* Stays behind the second step, so that nothing typed is lost on the way back. */}
      <form {...form} ref={first} hidden={Boolean(held)} className="grid gap-5">
        {refused && <Refusal {...refused} />}
        <FormField label="Email" error={errors.email}>
          {/* Text, because a username without @ will do. */}
          <Input
            name="email"
            autoFocus
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
      {!held && children}
    </>
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
