'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/hooks/use-toast'
import { AuthForm, AuthSubmit } from './auth-form'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import type { forgotPassword } from '@/lib/api/definitions/auth'
import { callAuth, useAuthFailure } from './call-auth'
import { MailDelayNotice } from '@/components/auth/verify/mail-delay-notice'
import { LocalMailboxNotice } from '@/components/auth/verify/local-mailbox-notice'
import { AuthNotice } from './auth-notice'

/** `isMailLocal`: true if emails stay on this machine and the visitor may read them. */
export function ForgotPasswordForm({ isMailLocal = false }: { isMailLocal?: boolean }) {
  const t = useTranslations('auth.forgotPassword')
  const tField = useTranslations('auth.fields')
  const [sentTo, setSentTo] = useState<string | null>(null)

  const form = useForm({ resolver: lazyResolvers.address, defaultValues: { email: '' } })
  const showFailure = useAuthFailure(form)

  const submit = form.handleSubmit(async ({ email }) => {
    setSentTo(null)
    try {
      await callAuth<typeof forgotPassword>({
        method: 'POST',
        path: '/api/auth/forgot-password',
        body: { email },
      })
    } catch (error) {
      return showFailure(error, t('failed'))
    }
    setSentTo(email)
    toast({ title: t('succeeded.title'), description: t('succeeded.description') })
  })

  return (
    <AuthForm form={form} onSubmit={submit}>
      {sentTo && (
        <AuthNotice>
          {t.rich('sent', {
            email: sentTo,
            strong: (text) => <strong className="font-semibold">{text}</strong>,
          })}
        </AuthNotice>
      )}
      {sentTo && isMailLocal && <LocalMailboxNotice to={sentTo} />}
      <LabeledField control={form.control} name="email" label={tField('email')}>
        {(field) => <Input {...field} type="email" autoComplete="email" maxLength={254} />}
      </LabeledField>
      <AuthSubmit loading={form.formState.isSubmitting} loadingText={t('submitting')}>
        {sentTo ? t('submitAgain') : t('submit')}
      </AuthSubmit>
      {sentTo && !isMailLocal && <MailDelayNotice />}
    </AuthForm>
  )
}
