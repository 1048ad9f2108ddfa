'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/hooks/use-toast'
import { AuthForm, AuthSubmit } from './auth-form'
import { lazyResolvers } from '@/components/auth/lazy-resolvers'
import type { forgotPassword } from '@/lib/api/definitions/auth'
import { callAuth, showAuthFailure } from './call-auth'
import { MailDelayNotice } from '@/components/auth/verify/mail-delay-notice'
import { LocalMailboxNotice } from '@/components/auth/verify/local-mailbox-notice'
import { AuthNotice } from './auth-notice'

/** `isMailLocal`: true if emails stay on this machine and the visitor may read them. */
export function ForgotPasswordForm({ isMailLocal = false }: { isMailLocal?: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null)

  const form = useForm({ resolver: lazyResolvers.address, defaultValues: { email: '' } })

  const submit = form.handleSubmit(async ({ email }) => {
    setSentTo(null)
    try {
      await callAuth<typeof forgotPassword>({
        method: 'POST',
        path: '/api/auth/forgot-password',
        body: { email },
      })
    } catch (error) {
      return showAuthFailure(form, error, 'Password reset failed')
    }
    setSentTo(email)
    toast({
      title: 'Password reset email sent',
      description: 'Check your email for the password reset link',
    })
  })

  return (
    <AuthForm form={form} onSubmit={submit}>
      {sentTo && (
        <AuthNotice>
          If there’s an account for <strong className="font-semibold">{sentTo}</strong>, a link is on its way.
          It expires in one hour.
        </AuthNotice>
      )}
      {sentTo && isMailLocal && <LocalMailboxNotice to={sentTo} />}
      <LabeledField control={form.control} name="email" label="Email">
        {(field) => <Input {...field} type="email" autoComplete="email" maxLength={254} />}
      </LabeledField>
      <AuthSubmit loading={form.formState.isSubmitting} loadingText="Sending...">
        {sentTo ? 'Send the link again' : 'Send reset link'}
      </AuthSubmit>
      {sentTo && !isMailLocal && <MailDelayNotice />}
    </AuthForm>
  )
}
