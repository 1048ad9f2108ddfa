'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useAutoFocus } from '@/components/shared/form/use-auto-focus'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { ApiError } from '@/lib/platform/http/api-client'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import { useAuthFailure, waitForNavigation } from '@/components/auth/call-auth'
import { AuthForm, AuthSubmit } from '../auth-form'

interface CodeFormProps {
  /** Signs in with a code. Returns null, or an error code. */
  send: (code: string) => Promise<string | null>
  onSignedIn: () => void
  /** Called if the first step has to be repeated. */
  onRestart: (error: string) => void
}

const INPUTS = {
  app: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 9 },
  recovery: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
} as const
type Kind = keyof typeof INPUTS

/** Second step of signing in: a code from the app, or a recovery code. */
export default function TwoStepCodeForm({ onBack, ...form }: CodeFormProps & { onBack: () => void }) {
  const t = useTranslations('auth.twoStepCode')
  const tCommon = useTranslations('common')
  const [kind, setKind] = useState<Kind>('app')
  return (
    <section aria-labelledby="second-step" className="grid gap-5">
      <h2 id="second-step" className="text-lg font-semibold">
        {t('title')}
      </h2>
      <CodeForm key={kind} kind={kind} {...form} />
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
        <Button variant="link" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {t(`kinds.${kind}.switch`)}
        </Button>
        <Button variant="link" onClick={onBack}>
          {tCommon('back')}
        </Button>
      </div>
    </section>
  )
}

function CodeForm({ kind, send, onSignedIn, onRestart }: CodeFormProps & { kind: Kind }) {
  const t = useTranslations('auth.twoStepCode')
  const tSignIn = useTranslations('auth.signIn')
  const tCommon = useTranslations('common')
  const form = useForm({ resolver: lazyResolvers.code, defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const showFailure = useAuthFailure(form)
  useAutoFocus(form.setFocus, 'code')

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const error = await send(code)
      if (error === 'SecondStepInvalid') throw new ApiError(401, t('wrong'), { code: [t('wrong')] })
      if (error) return onRestart(error)
    } catch (error) {
      return showFailure(error, tSignIn('failed'))
    }
    onSignedIn()
    await waitForNavigation()
  })
  return (
    <AuthForm form={form} onSubmit={submit}>
      <LabeledField
        control={form.control}
        name="code"
        label={t(`kinds.${kind}.label`)}
        description={errors.code ? undefined : t(`kinds.${kind}.hint`)}
      >
        {(field) => <Input {...field} {...INPUTS[kind]} type="text" className="tracking-wide tabular-nums" />}
      </LabeledField>
      <AuthSubmit loading={isSubmitting} loadingText={tSignIn('submitting')}>
        {tCommon('continue')}
      </AuthSubmit>
    </AuthForm>
  )
}
