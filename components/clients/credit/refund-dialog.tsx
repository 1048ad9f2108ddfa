'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useShownRefusal } from '@/components/shared/use-shown-refusal'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { AmountField, MethodField } from '@/components/shared/payment-fields'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/legacy/date-input'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { refundSchema, type RefundInput, type RefundValues } from '@/lib/documents/credit/schema'
import type { CreditBalance } from '@/lib/documents/credit/types'
import type { Day } from '@/lib/kernel/dates'
import { formatMoney } from '@/lib/kernel/money'
import { newUuid } from '@/lib/kernel/uuid'

interface RefundDialogProps {
  balance: CreditBalance
  today: Day
  refund: (input: RefundInput) => Promise<void>
  onClose: () => void
}

/** Asks what of a client's credit was paid back; all of it, today, is what it starts with. */
export function RefundDialog({ balance, today, refund, onClose }: RefundDialogProps) {
  const { currency, amount } = balance
  const [requestId] = useState(() => newUuid())
  const { control, register, handleSubmit, setError, formState } = useForm<
    RefundValues,
    unknown,
    RefundInput
  >({
    resolver: zodResolver(refundSchema),
    defaultValues: {
      ...{ currency: currency as RefundValues['currency'], amount, refundedOn: today },
      ...{ method: 'BANK_TRANSFER', note: '', requestId },
    },
  })
  const { errors, isDirty, isSubmitting } = formState
  const { leave } = useUnsaved(isDirty)
  const shown = useShownRefusal('Failed to record refund', setError)
  const save = (input: RefundInput) =>
    shown(async () => {
      await refund(input)
      onClose()
    })

  return (
    <Dialog open onOpenChange={(open) => !open && !isSubmitting && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <form noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>Refund credit</DialogTitle>
            <DialogDescription>
              Your client has {formatMoney(amount, currency)} of credit. Record what you paid back.
            </DialogDescription>
          </DialogHeader>
          <div className="grid gap-5 sm:grid-cols-2">
            <AmountField control={control} name="amount" currency={currency} expected={amount} />
            <FormField required label="Date" error={errors.refundedOn?.message}>
              <DateInput {...register('refundedOn')} />
            </FormField>
          </div>
          <MethodField field={register('method')} error={errors.method?.message} />
          <FormField label="Note" error={errors.note?.message} hint="Only visible to you.">
            <Input {...register('note')} maxLength={200} autoComplete="off" />
          </FormField>
          <DialogFooter>
            <Button variant="outline" onClick={() => leave(onClose)}>
              Cancel
            </Button>
            <Button type="submit" loading={isSubmitting} loadingText="Saving...">
              Record refund
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
