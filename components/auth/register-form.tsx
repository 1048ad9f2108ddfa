'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useAutoFocus } from '@/components/shared/form/use-auto-focus'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/hooks/use-toast'
import { MIN_PASSWORD, toUsername } from '@/lib/auth/rules/messages'
import { ApiError } from '@/lib/platform/http/api-client'
import { PasswordInput } from '@/components/shared/password-input'
import { AuthForm, AuthSubmit } from './auth-form'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import type { register } from '@/lib/api/definitions/auth'
import { callAuth, useAuthFailure, waitForNavigation } from './call-auth'
import { storePendingEmail } from '@/components/auth/verify/pending-email'

const EmailTakenDialog = dynamic(() => import('./email-taken-dialog'))

/** The specification's test for a registered address is the English message. */
const isTaken = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'account.address-taken' || error.message.includes('email already'))

export function RegisterForm() {
  const t = useTranslations('auth.register')
  const tField = useTranslations('auth.fields')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const [takenEmail, setTakenEmail] = useState<string | null>(null)

  const form = useForm({
    resolver: lazyResolvers.register,
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
  })
  const { control, formState } = form
  const showFailure = useAuthFailure(form)
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
      if (!isTaken(error)) return showFailure(error, t('failed'))
      toast({
        title: t('emailTaken.title'),
        description: t('emailTaken.description'),
        variant: 'destructive',
      })
      return setTakenEmail(email)
    }
    toast({
      title: t('succeeded.title'),
      description: t('succeeded.description'),
      next: {
        title: t('created.title'),
        description: t('created.description'),
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
          <LabeledField control={control} name="firstName" label={tField('firstName')}>
            {(field) => <Input {...field} autoComplete="given-name" maxLength={95} />}
          </LabeledField>
          <LabeledField control={control} name="lastName" label={tField('lastName')}>
            {(field) => <Input {...field} autoComplete="family-name" maxLength={95} />}
          </LabeledField>
        </div>
        <LabeledField control={control} name="email" label={tField('email')}>
          {(field) => <Input {...field} type="email" autoComplete="email" maxLength={254} />}
        </LabeledField>
        <LabeledField
          control={control}
          name="password"
          label={tField('password')}
          description={
            formState.errors.password ? undefined : tCommon('password.hint', { min: MIN_PASSWORD })
          }
        >
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </LabeledField>
        <AuthSubmit loading={formState.isSubmitting} loadingText={t('submitting')}>
          {t('submit')}
        </AuthSubmit>
      </AuthForm>
      {takenEmail && <EmailTakenDialog email={takenEmail} onClose={() => setTakenEmail(null)} />}
    </>
  )
}
