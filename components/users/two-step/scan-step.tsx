'use client'

import { useTranslations } from 'next-intl'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Copy } from 'lucide-react'
import { useCopyText } from '@/components/shared/copy-field'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { twoStepConfirmSchema } from '@/lib/auth/rules/schema'
import type { beginTwoStep, confirmTwoStep } from '@/lib/api/definitions/reauthentication'
import type { ApiData } from '@/lib/platform/http/api-call'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { showFormError } from '@/components/shared/form/show-form-error'

/** Secret for the authenticator app, as text and as an SVG QR code. */
export type TwoStepSecret = ApiData<typeof beginTwoStep>

interface ScanStepProps extends TwoStepSecret {
  onConfirmed: (codes: string[]) => void
  /** Called if the secret shown has expired. */
  onStartAgain: () => void
}

/** Shows the secret and asks for a code, which proves that the app has it. */
export function ScanStep({ secret, qr, onConfirmed, onStartAgain }: ScanStepProps) {
  const t = useTranslations('twoStep.scan')
  const tSetup = useTranslations('twoStep.setup')
  const form = useForm({ resolver: zodResolver(twoStepConfirmSchema), defaultValues: { code: '' } })
  const { control, handleSubmit, setError, formState } = form
  const copyText = useCopyText()
  // Grouped for typing, which apps accept.
  const key = secret.replace(/.{4}(?=.)/g, '$& ')

  const confirm = async (body: { code: string }) => {
    try {
      const { codes } = await callApi<typeof confirmTwoStep>({
        method: 'POST',
        path: '/api/user/two-step/confirm',
        body,
      })
      onConfirmed(codes)
    } catch (error) {
      showFormError(error, tSetup('failed'), setError)
      if (error instanceof ApiError && error.status === 409) onStartAgain()
    }
  }

  return (
    <Form {...form}>
      <form noValidate method="post" onSubmit={handleSubmit(confirm)} className="grid gap-5">
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
          <DialogDescription>{t('description')}</DialogDescription>
        </DialogHeader>
        {/* eslint-disable-next-line @next/next/no-img-element -- a data URL from the server */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={t('qr')}
          className="mx-auto size-48 rounded-md border"
        />
        <div role="group" aria-label={t('key')} className="bg-muted flex items-center gap-3 rounded-md p-3">
          <code className="flex-1 text-center text-sm text-balance">{key}</code>
          <Button
            variant="outline"
            size="icon"
            aria-label={t('copyKey')}
            onClick={() => copyText(key, t('copyManually'))}
          >
            <Copy aria-hidden="true" />
          </Button>
        </div>
        <LabeledField control={control} name="code" label={t('code')} required>
          {(field) => (
            <Input
              {...field}
              autoFocus
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={9}
              className="tracking-wide tabular-nums"
            />
          )}
        </LabeledField>
        <DialogFooter>
          <Button type="submit" loading={formState.isSubmitting} loadingText={t('submitting')}>
            {t('submit')}
          </Button>
        </DialogFooter>
      </form>
    </Form>
  )
}
