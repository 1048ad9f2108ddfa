'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { useDateFormat } from '@/components/shared/format-settings'
import { CheckboxField } from '@/components/shared/form/checkbox-field'
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
import type { Day } from '@/lib/core/dates'
import { createPaymentSchema, type PaymentInput, type PaymentValues } from '@/lib/documents/payments/schema'
import { newUuid } from '@/lib/core/ids'
import { PaymentFields, createExcessValidator, dropStaleOptions } from './payment-fields'
import { showFormError } from '@/components/shared/form/show-form-error'
import { useFormats } from '@/components/shared/formats'

interface PaymentDialogProps {
  /** Balance due. */
  balance: number
  currency: string
  /** Client's name. */
  client: string
  /** Issue date of the invoice. */
  issueDate: Day
  /** Withholding tax stated on the invoice, unless it was paid. */
  withheld: number
  today: Day
  /** Default for sending a receipt, and its recipient. */
  receipt: { isOn: boolean; to: string | null }
  record: (payment: PaymentInput, key: string) => Promise<void>
  onClose: () => void
}

/** Records a payment, by default the balance due today. */
export function PaymentDialog(props: PaymentDialogProps) {
  const formats = useFormats()
  const { balance, currency, client, issueDate, withheld, today, receipt, record, onClose } = props
  const t = useTranslations('payments')
  const tCommon = useTranslations('common')
  const [key] = useState(() => newUuid())
  const { pattern } = useDateFormat()
  const form = useForm<PaymentValues, unknown, PaymentInput>({
    resolver: zodResolver(
      createPaymentSchema(
        { currency, left: balance },
        createExcessValidator({ left: balance, withheld, currency, client }, { t, formats }),
      ),
      createDateErrorOptions(pattern),
    ),
    defaultValues: {
      paidOn: today,
      amount: balance,
      method: 'BANK_TRANSFER',
      reference: '',
      creditExcess: false,
      notWithheld: false,
      sendReceipt: receipt.isOn && receipt.to !== null,
    },
  })
  const { isDirty, isSubmitting } = form.formState
  const { leave } = useUnsavedChanges(isDirty)

  const save = async (payment: PaymentInput) => {
    try {
      await record(dropStaleOptions(payment, { left: balance, withheld }), key)
      onClose()
    } catch (error) {
      showFormError(error, t('record.failed'), form.setError)
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSubmitting && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <Form {...form}>
          <form method="post" noValidate onSubmit={form.handleSubmit(save)} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{t('record.title')}</DialogTitle>
              <DialogDescription>
                {t('record.intro', { amount: formats.money(balance, currency) })}
              </DialogDescription>
            </DialogHeader>
            <PaymentFields
              form={form}
              left={balance}
              currency={currency}
              issueDate={issueDate}
              withheld={withheld}
            />
            <CheckboxField
              control={form.control}
              name="sendReceipt"
              label={t('record.receipt')}
              disabled={receipt.to === null}
              description={
                receipt.to === null ? t('record.noEmail') : t('record.receiptTo', { email: receipt.to })
              }
            />
            <DialogFooter>
              <Button variant="outline" onClick={() => leave(onClose)}>
                {tCommon('cancel')}
              </Button>
              <Button type="submit" loading={isSubmitting} loadingText={tCommon('saving')}>
                {t('record.submit')}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
