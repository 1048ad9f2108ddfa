'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordInput } from '@/components/shared/password-input'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { FormField } from '@/components/ui/legacy/form-field'
import { toast } from '@/components/hooks/use-toast'
import { PASSWORD_HINT } from '@/lib/identity/rules/messages'
import { apiFetch, messageOf } from '@/lib/platform/http/client'
import { lazyCheck } from '../lazy-check'
import { showFailure } from '../show-failure'

type PasswordValues = { currentPassword: string; password: string; confirmation: string }
const check = lazyCheck<PasswordValues>('password')
const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmation: '' }

/** A new password for whoever knows the old one; without an old one, a link by mail. */
export function PasswordCard({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Password</CardTitle>
        <CardDescription>
          {hasPassword
            ? 'Changing your password signs you out everywhere else.'
            : 'You sign in with Google. Set a password to sign in without it, too.'}
        </CardDescription>
      </CardHeader>
      <CardContent>{hasPassword ? <ChangePassword /> : <RequestLink email={email} />}</CardContent>
    </Card>
  )
}

function ChangePassword() {
  const router = useRouter()
  const { register, handleSubmit, setError, reset, formState } = useForm<
    PasswordValues,
    unknown,
    Record<string, unknown>
  >({ resolver: check, defaultValues: EMPTY })
  const { errors, isDirty, isSubmitting } = formState
  useUnsaved(isDirty)

  const save = async ({ currentPassword, password }: Record<string, unknown>) => {
    try {
      await apiFetch('/api/user/password', { method: 'PATCH', body: { currentPassword, password } })
    } catch (error) {
      return void showFailure(error, 'Password update failed', setError)
    }
    reset(EMPTY)
    toast({ title: 'Password updated', description: 'Your password has been successfully updated' })
    router.refresh()
  }

  return (
    <form noValidate method="post" onSubmit={handleSubmit(save)} className="grid gap-5">
      <FormField required label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          required
          label="New password"
          error={errors.password?.message}
          hint={errors.password ? undefined : PASSWORD_HINT}
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </FormField>
        <FormField required label="Confirm new password" error={errors.confirmation?.message}>
          <PasswordInput {...register('confirmation')} autoComplete="new-password" />
        </FormField>
      </div>
      <div className="flex justify-end">
        <Button type="submit" variant="outline" loading={isSubmitting} loadingText="Saving...">
          Change password
        </Button>
      </div>
    </form>
  )
}

function RequestLink({ email }: { email: string }) {
  const [pending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    try {
      await apiFetch('/api/auth/forgot-password', { method: 'POST', body: { email } })
      toast({
        title: 'Password reset email sent',
        description: 'Check your email for the password reset link',
      })
    } catch (error) {
      toast({ title: 'Password reset failed', description: messageOf(error), variant: 'destructive' })
    }
    setPending(false)
  }
  return (
    <Button variant="outline" loading={pending} onClick={send}>
      E-mail me a link to set one
    </Button>
  )
}
