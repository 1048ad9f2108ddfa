'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { addressErrors } from '@/lib/identity/rules/messages'
import { AuthHeading } from '@/components/auth/auth-heading'
import { MailDelay } from './mail-delay'
import { MailboxNotice } from './mailbox-notice'
import { keepPendingAddress, pendingAddress } from './pending-address'
import { useAuthForm } from '@/components/auth/sign-in/use-auth-form'
import { useResend } from './use-resend'

const never = () => () => undefined

interface CheckInboxProps {
  heading: string
  text: string
  /** Whether mail stays on this machine, and may be read by whoever looks. */
  isMailLocal?: boolean
}

/** Waiting for the verification mail, with a way to get it once more. */
export function CheckInbox({ heading, text, isMailLocal = false }: CheckInboxProps) {
  const registered = useSyncExternalStore(never, pendingAddress, () => '')
  const { resend } = useResend()
  const { errors, pending, form } = useAuthForm<{ email: string }>({
    fields: ['email'],
    validate: addressErrors,
    failure: 'Failed to resend verification email',
    async submit({ email }) {
      if (await resend(email.trim())) keepPendingAddress(email.trim())
    },
  })

  return (
    <div className="grid gap-8">
      <AuthHeading heading={heading} text={text} />
      {isMailLocal && <MailboxNotice to={registered} />}
      <form {...form} className="grid gap-5">
        <FormField label="Email" error={errors.email}>
          {/* Remounted once the address that was registered in this tab is known. */}
          <Input
            key={registered}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={registered}
          />
        </FormField>
        <Button
          type="submit"
          variant="outline"
          size="lg"
          className="w-full"
          loading={pending}
          loadingText="Sending..."
        >
          Resend verification email
        </Button>
      </form>
      {!isMailLocal && <MailDelay />}
    </div>
  )
}
