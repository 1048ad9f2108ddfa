'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DateInput } from '@/components/ui/date-input'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { toast } from '@/components/ui/toast'
import type { Day } from '@/lib/kernel/dates'
import { ApiError, messageOf } from '@/lib/platform/http/client'
import { formatMoney } from '@/lib/kernel/money'
import { parseNumber } from '@/lib/kernel/money/parse'
import { paymentSchemaOf, type PaymentInput, type PaymentValues } from '@/lib/documents/payments/schema'
import { PAYMENT_KINDS } from '@/lib/documents/payments/types'
import { newUuid } from '@/lib/kernel/uuid'

interface PaymentDialogProps {
  /** What is left to pay. */
  balance: number
  currency: string
  today: Day
  /** Whether it starts with sending a receipt, and where that would go. */
  receipt: { isOn: boolean; to: string | null }
  record: (payment: PaymentInput) => Promise<void>
  onClose: () => void
}

/** Asks for a payment; what is left to pay, today, is what it starts with. */
export function PaymentDialog({ balance, currency, today, receipt, record, onClose }: PaymentDialogProps) {
  const [requestId] = useState(() => newUuid())
  const receiptHint = useId()
  const { register, handleSubmit, setError, formState } = useForm<PaymentValues, unknown, PaymentInput>({
    resolver: zodResolver(paymentSchemaOf({ currency, left: balance })),
    defaultValues: {
      ...{ paidOn: today, amount: balance, method: 'BANK_TRANSFER', reference: '', requestId },
      sendReceipt: receipt.isOn && receipt.to !== null,
    },
  })
  const { errors, isDirty, isSubmitting } = formState
  const { leave } = useUnsaved(isDirty)

  const save = async (payment: PaymentInput) => {
    try {
      await record(payment)
      onClose()
    } catch (error) {
      toast({ title: 'Failed to record payment', description: messageOf(error), variant: 'destructive' })
      if (!(error instanceof ApiError)) return
      for (const [field, [message]] of Object.entries(error.errors))
        setError(field as keyof PaymentValues, { message }, { shouldFocus: true })
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSubmitting && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <form noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>Record payment</DialogTitle>
            <DialogDescription>{formatMoney(balance, currency)} is left to pay.</DialogDescription>
          </DialogHeader>
          <div className="grid gap-5 sm:grid-cols-2">
            <FormField required label="Amount" error={errors.amount?.message}>
              <Input
                {...register('amount', { setValueAs: toAmount })}
                inputMode="decimal"
                autoComplete="off"
                className="tabular text-right"
              />
            </FormField>
            <FormField required label="Date" error={errors.paidOn?.message}>
              <DateInput {...register('paidOn')} />
            </FormField>
          </div>
          <FormField required label="Method" error={errors.method?.message}>
            <Select {...register('method')}>
              {Object.entries(PAYMENT_KINDS).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label="Reference" error={errors.reference?.message} hint="Only visible to you.">
            <Input {...register('reference')} maxLength={100} autoComplete="off" />
          </FormField>
          <div>
            <label className="touch-target flex items-center gap-2.5">
              <Checkbox
                {...register('sendReceipt')}
                disabled={receipt.to === null}
                aria-describedby={receiptHint}
              />
              Send receipt
            </label>
            <p id={receiptHint} className="ui-field-hint break-anywhere">
              {receipt.to === null
                ? 'Your client has no e-mail address.'
                : `To ${receipt.to}, with the invoice attached.`}
            </p>
          </div>
          <DialogFooter>
            <Button variant="outline" onClick={() => leave(onClose)}>
              Cancel
            </Button>
            <Button type="submit" loading={isSubmitting} loadingText="Saving...">
              Record payment
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** An amount as people type it; nothing typed is no amount. */
const toAmount = (text: string | number) => parseNumber(String(text)) ?? Number.NaN
