'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFormError } from '@/components/shared/form/show-form-error'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { useDateFormat } from '@/components/shared/format-settings'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { AmountField, PaymentMethodField } from '@/components/shared/payment-fields'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { refundSchema, type RefundInput, type RefundValues } from '@/lib/documents/client-credit/schema'
import type { CreditBalance } from '@/lib/documents/client-credit/credit-response'
import type { Day } from '@/lib/core/dates'
import { newUuid } from '@/lib/core/ids'
import { useFormats } from '@/components/shared/formats'

interface RefundDialogProps {
  balance: CreditBalance
  today: Day
  /** `key`: idempotency key, so a retry is recorded once. */
  refund: (input: RefundInput, key: string) => Promise<void>
  onClose: () => void
}

/** Records a refund of a client's credit, by default all of it today. */
export function RefundDialog({ balance, today, refund, onClose }: RefundDialogProps) {
  const formats = useFormats()
  const t = useTranslations('clients.credit.refundDialog')
  const tCommon = useTranslations('common')
  const { currency, amount } = balance
  const [key] = useState(() => newUuid())
  const { pattern } = useDateFormat()
  const form = useForm<RefundValues, unknown, RefundInput>({
    resolver: zodResolver(refundSchema, createDateErrorOptions(pattern)),
    defaultValues: {
      currency: currency as RefundValues['currency'],
      amount,
      refundedOn: today,
      method: 'BANK_TRANSFER',
      note: '',
    },
  })
  const { control, handleSubmit, setError } = form
  const { isDirty, isSubmitting } = form.formState
  const { leave } = useUnsavedChanges(isDirty)
  const save = async (input: RefundInput) => {
    try {
      await refund(input, key)
      onClose()
    } catch (error) {
      showFormError(error, t('failed'), setError)
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSubmitting && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <Form {...form}>
          <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{t('title')}</DialogTitle>
              <DialogDescription>{t('intro', { amount: formats.money(amount, currency) })}</DialogDescription>
            </DialogHeader>
            <div className="grid gap-5 sm:grid-cols-2">
              <AmountField control={control} name="amount" currency={currency} expected={amount} />
              <LabeledField required control={control} name="refundedOn" label={t('date')}>
                {(field) => <DateInput {...field} />}
              </LabeledField>
            </div>
            <PaymentMethodField control={control} name="method" />
            <LabeledField control={control} name="note" label={t('note')} description={t('noteHint')}>
              {(field) => <Input {...field} value={field.value ?? ''} maxLength={200} autoComplete="off" />}
            </LabeledField>
            <DialogFooter>
              <Button variant="outline" onClick={() => leave(onClose)}>
                {tCommon('cancel')}
              </Button>
              <Button type="submit" loading={isSubmitting} loadingText={tCommon('saving')}>
                {t('submit')}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
