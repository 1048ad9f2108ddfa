'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/hooks/use-toast'
import { addressErrors } from '@/lib/identity/rules/messages'
import { authPost } from './auth-post'
import { MailDelay } from '@/components/auth/verify/mail-delay'
import { MailboxNotice } from '@/components/auth/verify/mailbox-notice'
import { Notice } from './notice'
import { useAuthForm } from '@/components/auth/sign-in/use-auth-form'

/** @param isMailLocal whether mail stays on this machine, and may be read by whoever looks */
export function ForgotPasswordForm({ isMailLocal = false }: { isMailLocal?: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null)

  const { errors, pending, form } = useAuthForm<{ email: string }>({
    fields: ['email'],
    validate: addressErrors,
    failure: 'Password reset failed',
    async submit({ email }) {
      setSentTo(null)
      await authPost('/api/auth/forgot-password', { email })
      setSentTo(email.trim())
      toast({
        title: 'Password reset email sent',
        description: 'Check your email for the password reset link',
      })
    },
  })

  return (
    <form {...form} className="grid gap-5">
      {sentTo && (
        <Notice>
          If there’s an account for <strong className="font-semibold">{sentTo}</strong>, a link is on its way.
          It expires in one hour.
        </Notice>
      )}
      {sentTo && isMailLocal && <MailboxNotice to={sentTo} />}
      <FormField label="Email" error={errors.email}>
        <Input name="email" type="email" autoComplete="email" maxLength={254} />
      </FormField>
      <Button type="submit" size="lg" className="w-full" loading={pending} loadingText="Sending...">
        {sentTo ? 'Send the link again' : 'Send reset link'}
      </Button>
      {sentTo && !isMailLocal && <MailDelay />}
    </form>
  )
}
