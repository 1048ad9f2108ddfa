'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useAutoFocus } from '@/components/shared/form/use-auto-focus'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { AUTH_MESSAGES } from '@/lib/auth/rules/messages'
import { ApiError } from '@/lib/platform/http/api-client'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import { showAuthFailure, waitForNavigation } from '@/components/auth/call-auth'
import { AuthForm, AuthSubmit } from '../auth-form'

interface CodeFormProps {
  /** Signs in with a code. Returns null, or an error code. */
  send: (code: string) => Promise<string | null>
  onSignedIn: () => void
  /** Called if the first step has to be repeated. */
  onRestart: (error: string) => void
}

const KINDS = {
  app: {
    label: 'Code',
    hint: 'Enter the 6-digit code from your authenticator app.',
    switchLabel: 'Use a recovery code instead',
    input: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 9 },
  },
  recovery: {
    label: 'Recovery code',
    hint: 'Enter one of the codes you saved when you set this up. Each works once.',
    switchLabel: 'Use a code from the app instead',
    input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
  },
} as const
type Kind = keyof typeof KINDS

/** Second step of signing in: a code from the app, or a recovery code. */
export default function TwoStepCodeForm({ onBack, ...form }: CodeFormProps & { onBack: () => void }) {
  const [kind, setKind] = useState<Kind>('app')
  return (
    <section aria-labelledby="second-step" className="grid gap-5">
      <h2 id="second-step" className="text-lg font-semibold">
        Two-step sign-in
      </h2>
      <CodeForm key={kind} kind={kind} {...form} />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <Button variant="link" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {KINDS[kind].switchLabel}
        </Button>
        <Button variant="link" onClick={onBack}>
          Back
        </Button>
      </div>
    </section>
  )
}

function CodeForm({ kind, send, onSignedIn, onRestart }: CodeFormProps & { kind: Kind }) {
  const { label, hint, input } = KINDS[kind]
  const form = useForm({ resolver: lazyResolvers.code, defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  useAutoFocus(form.setFocus, 'code')

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const error = await send(code)
      const { codeWrong } = AUTH_MESSAGES
      if (error === 'SecondStepInvalid') throw new ApiError(401, codeWrong, { code: [codeWrong] })
      if (error) return onRestart(error)
    } catch (error) {
      return showAuthFailure(form, error, 'Sign in failed')
    }
    onSignedIn()
    await waitForNavigation()
  })
  return (
    <AuthForm form={form} onSubmit={submit}>
      <LabeledField
        control={form.control}
        name="code"
        label={label}
        description={errors.code ? undefined : hint}
      >
        {(field) => <Input {...field} {...input} type="text" className="tracking-wide tabular-nums" />}
      </LabeledField>
      <AuthSubmit loading={isSubmitting} loadingText="Signing in...">
        Continue
      </AuthSubmit>
    </AuthForm>
  )
}
