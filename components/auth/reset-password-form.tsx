'use client'

import Link from 'next/link'
import { useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/legacy/form-field'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { PASSWORD_HINT, newPasswordErrors, type NewPasswordValues } from '@/lib/identity/rules/messages'
import { ApiError } from '@/lib/platform/http/client'
import { authPost } from './auth-post'
import { Notice } from './notice'
import { PasswordInput } from '@/components/shared/password-input'
import { useAuthForm } from '@/components/auth/sign-in/use-auth-form'

export function ResetPasswordForm({ token }: { token: string }) {
  const [isSpent, setIsSpent] = useState(false)

  const { errors, pending, form } = useAuthForm<NewPasswordValues>({
    fields: ['password', 'confirmation'],
    validate: newPasswordErrors,
    failure: 'Password update failed',
    async submit({ password }) {
      try {
        await authPost('/api/auth/reset-password', { token, password })
      } catch (error) {
        setIsSpent(error instanceof ApiError && error.status === 410)
        throw error
      }
      toastAfterLoad({
        title: 'Password updated',
        description: 'Your password has been successfully updated',
      })
      loadPage('/login')
      return true
    },
  })

  return (
    <form {...form} className="grid gap-5">
      {isSpent && <SpentLink />}
      <FormField
        label="New password"
        error={errors.password}
        hint={errors.password ? undefined : PASSWORD_HINT}
      >
        <PasswordInput name="password" autoComplete="new-password" />
      </FormField>
      <FormField label="Confirm new password" error={errors.confirmation}>
        <PasswordInput name="confirmation" autoComplete="new-password" />
      </FormField>
      <Button type="submit" size="lg" className="w-full" loading={pending} loadingText="Saving...">
        Set new password
      </Button>
    </form>
  )
}

const SpentLink = () => (
  <Notice tone="error" title="This link no longer works">
    It has expired or was already used.{' '}
    <Link href="/forgot-password" className="auth-link">
      Request a new one
    </Link>
  </Notice>
)
