'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { PasswordInput } from '@/components/shared/password-input'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { AUTH_MESSAGES } from '@/lib/identity/rules/messages'
import { showFailure } from '../show-failure'

export type Proof = { password: string } | { code: string }

interface ProofStepProps {
  title: string
  description: string
  action: string
  isDestructive?: boolean
  /** Title of the toast when it fails. */
  failure: string
  hasPassword: boolean
  /** Whether a code would do as well. */
  hasCode?: boolean
  /** Where the code comes from. */
  codeHint?: string
  onProof: (proof: Proof) => Promise<void>
  onCancel: () => void
}

/** Asks for the password, or for a code from somebody who has none or would rather. */
export function ProofStep(props: ProofStepProps) {
  const { title, description, action, isDestructive, failure, hasPassword, onProof, onCancel } = props
  const { hasCode = true, codeHint = 'From your authenticator app, or one of your recovery codes.' } = props
  const [by, setBy] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code')
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '', code: '' },
    shouldUnregister: true,
  })
  const { errors, isSubmitting } = formState

  const change = (to: 'password' | 'code') => {
    flushSync(() => setBy(to))
    setFocus(to)
  }
  const prove = async ({ password, code }: { password?: string; code?: string }) => {
    try {
      await onProof(by === 'password' ? { password: password ?? '' } : { code: code ?? '' })
    } catch (error) {
      showFailure(error, failure, setError)
    }
  }

  return (
    <form noValidate method="post" onSubmit={handleSubmit(prove)} className="grid gap-5">
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
      </DialogHeader>
      {by === 'password' ? (
        <FormField
          key="password"
          required
          label="Password"
          error={errors.password?.message}
          aside={
            hasCode && (
              <Button variant="link" className="text-caption" onClick={() => change('code')}>
                Use a code instead
              </Button>
            )
          }
        >
          <PasswordInput
            {...register('password', { required: AUTH_MESSAGES.passwordRequired })}
            autoComplete="current-password"
          />
        </FormField>
      ) : (
        <FormField
          key="code"
          required
          label="Code"
          hint={codeHint}
          error={errors.code?.message}
          aside={
            hasPassword && (
              <Button variant="link" className="text-caption" onClick={() => change('password')}>
                Use your password instead
              </Button>
            )
          }
        >
          <Input
            {...register('code', { required: AUTH_MESSAGES.codeRequired })}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        </FormField>
      )}
      <DialogFooter>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={isDestructive ? 'destructive' : 'default'} loading={isSubmitting}>
          {action}
        </Button>
      </DialogFooter>
    </form>
  )
}
