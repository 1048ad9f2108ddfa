'use client'

import { useForm } from 'react-hook-form'
import { PasswordInput } from '@/components/shared/password-input'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { FormField } from '@/components/ui/legacy/form-field'
import { AUTH_MESSAGES } from '@/lib/identity/rules/messages'
import { apiFetch } from '@/lib/platform/http/client'
import { showFailure } from '../show-failure'
import type { Shown } from './scan-step'

interface BeginStepProps {
  hasPassword: boolean
  onBegun: (shown: Shown) => void
  onCancel: () => void
}

/** Makes sure that it is the owner who sets this up, and gets the secret. */
export function BeginStep({ hasPassword, onBegun, onCancel }: BeginStepProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  const begin = async (values: { password: string }) => {
    try {
      onBegun(
        await apiFetch<Shown>('/api/user/two-step', { method: 'POST', body: hasPassword ? values : {} }),
      )
    } catch (error) {
      showFailure(error, 'Two-step sign-in was not set up', setError)
    }
  }

  return (
    <form noValidate method="post" onSubmit={handleSubmit(begin)} className="grid gap-5">
      <DialogHeader>
        <DialogTitle>Set up two-step sign-in</DialogTitle>
        <DialogDescription>
          You need an authenticator app, such as Google Authenticator, Microsoft Authenticator or the one in
          your password manager.
        </DialogDescription>
      </DialogHeader>
      {hasPassword && (
        <FormField required label="Password" error={errors.password?.message}>
          <PasswordInput
            {...register('password', { required: AUTH_MESSAGES.passwordRequired })}
            autoComplete="current-password"
          />
        </FormField>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting}>
          Continue
        </Button>
      </DialogFooter>
    </form>
  )
}
