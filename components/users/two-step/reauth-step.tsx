'use client'

import { useTranslations } from 'next-intl'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { PasswordInput } from '@/components/shared/password-input'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { proofFormSchemas } from '@/lib/auth/rules/forms'
import { showFormError } from '@/components/shared/form/show-form-error'

export type ReauthCredential = { password: string } | { code: string }

interface ReauthStepProps {
  title: string
  description: string
  action: string
  isDestructive?: boolean
  /** Title of the toast when it fails. */
  failure: string
  hasPassword: boolean
  /** True if a code is accepted too. */
  hasCode?: boolean
  /** Hint about the source of the code. */
  codeHint?: string
  onSubmit: (proof: ReauthCredential) => Promise<void>
  onCancel: () => void
}

/** Asks for the password, or for a code if the user has no password or prefers a code. */
export function ReauthStep(props: ReauthStepProps) {
  const { title, description, action, isDestructive, failure, hasPassword, onSubmit, onCancel } = props
  const t = useTranslations('reauthentication')
  const tCommon = useTranslations('common')
  const { hasCode = true, codeHint = t('appHint') } = props
  const [by, setBy] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code')
  const form = useForm({
    resolver: zodResolver(proofFormSchemas[by]),
    defaultValues: { password: '', code: '' },
  })
  const { control, handleSubmit, setError, setFocus, formState } = form

  const change = (to: 'password' | 'code') => {
    flushSync(() => setBy(to))
    setFocus(to)
  }
  const submit = async ({ password, code }: { password: string; code: string }) => {
    try {
      await onSubmit(by === 'password' ? { password } : { code })
    } catch (error) {
      showFormError(error, failure, setError)
    }
  }

  return (
    <Form {...form}>
      <form noValidate method="post" onSubmit={handleSubmit(submit)} className="grid gap-5">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        {by === 'password' ? (
          <LabeledField
            key="password"
            control={control}
            name="password"
            label={t('password')}
            required
            aside={
              hasCode && (
                <Button variant="link" className="text-caption" onClick={() => change('code')}>
                  {t('useCode')}
                </Button>
              )
            }
          >
            {(field) => <PasswordInput {...field} autoComplete="current-password" />}
          </LabeledField>
        ) : (
          <LabeledField
            key="code"
            control={control}
            name="code"
            label={t('code')}
            description={codeHint}
            required
            aside={
              hasPassword && (
                <Button variant="link" className="text-caption" onClick={() => change('password')}>
                  {t('usePassword')}
                </Button>
              )
            }
          >
            {(field) => (
              <Input
                {...field}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={40}
              />
            )}
          </LabeledField>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onCancel}>
            {tCommon('cancel')}
          </Button>
          <Button
            type="submit"
            variant={isDestructive ? 'destructive' : 'default'}
            loading={formState.isSubmitting}
          >
            {action}
          </Button>
        </DialogFooter>
      </form>
    </Form>
  )
}
