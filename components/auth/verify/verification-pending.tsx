'use client'

import { useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { AuthForm, AuthSubmit } from '@/components/auth/auth-form'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import { AuthHeading } from '@/components/auth/auth-heading'
import { MailDelayNotice } from './mail-delay-notice'
import { LocalMailboxNotice } from './local-mailbox-notice'
import { storePendingEmail, getPendingEmail } from './pending-email'
import { useResendVerification } from './resend-notice'

const never = () => () => undefined

interface VerificationPendingProps {
  heading: string
  text: string
  /** True if emails stay on this machine and the visitor may read them. */
  isMailLocal?: boolean
}

/** Waiting screen for the verification email, which can be sent again. */
export function VerificationPending({ heading, text, isMailLocal = false }: VerificationPendingProps) {
  const t = useTranslations('auth.verifyEmail.resend')
  const tField = useTranslations('auth.fields')
  const registered = useSyncExternalStore(never, getPendingEmail, () => '')
  const { resend } = useResendVerification()
  const form = useForm({
    resolver: lazyResolvers.address,
    defaultValues: { email: '' },
    // Read from session storage, so known only in the browser.
    values: registered === '' ? undefined : { email: registered },
  })
  const submit = form.handleSubmit(async ({ email }) => {
    if (await resend(email)) storePendingEmail(email)
  })

  return (
    <div className="grid gap-8">
      <AuthHeading heading={heading} text={text} />
      {isMailLocal && <LocalMailboxNotice to={registered} />}
      <AuthForm form={form} onSubmit={submit}>
        <LabeledField control={form.control} name="email" label={tField('email')}>
          {(field) => <Input {...field} type="email" autoComplete="email" maxLength={254} />}
        </LabeledField>
        <AuthSubmit variant="outline" loading={form.formState.isSubmitting} loadingText={t('submitting')}>
          {t('submit')}
        </AuthSubmit>
      </AuthForm>
      {!isMailLocal && <MailDelayNotice />}
    </div>
  )
}
