'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { useDateFormat } from '@/components/shared/format-settings'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import { SaveButton } from '@/components/shared/form/save-button'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
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
import { createPaymentSchema, type PaymentInput, type PaymentValues } from '@/lib/documents/payments/schema'
import type { Day } from '@/lib/core/dates'
import { isMoney } from '@/lib/documents/payments/types'
import { sum, toNumber } from '@/lib/core/money'
import { PaymentFields, createExcessValidator, dropStaleOptions } from './payment-fields'
import type { PaymentRow } from './payment-rows'
import { showFormError } from '@/components/shared/form/show-form-error'
import type { PaymentPatch } from './use-payments'
import { useFormats } from '@/components/shared/formats'

interface EditPaymentDialogProps {
  row: PaymentRow
  currency: string
  /** Current balance due. */
  balance: number
  /** Client's name. */
  client: string
  /** Issue date of the invoice. */
  issueDate: Day
  /** Withholding tax stated on the invoice, unless it was paid. */
  withheld: number
  change: (row: PaymentRow, to: PaymentPatch) => Promise<void>
  onClose: () => void
}

export function EditPaymentDialog(props: EditPaymentDialogProps) {
  const formats = useFormats()
  const { row, currency, balance, client, issueDate, withheld, change, onClose } = props
  const t = useTranslations('payments')
  const tCommon = useTranslations('common')
  const { received, amount, paidOn, method, reference } = row.stored
  const isOfMoney = isMoney(method)
  // Balance due without this payment.
  const left = toNumber(sum([balance, amount]))
  const { pattern } = useDateFormat()
  const form = useForm<PaymentValues, unknown, PaymentInput>({
    // A payment from credit has no excess: the server limits it to the unused credit.
    resolver: zodResolver(
      createPaymentSchema(
        { currency, left },
        isOfMoney ? createExcessValidator({ left, withheld, currency, client }, { t, formats }) : () => null,
      ),
      createDateErrorOptions(pattern),
    ),
    defaultValues: {
      paidOn,
      amount: received,
      reference: reference ?? '',
      // A payment from credit has no method to choose, and none is sent.
      method: isOfMoney ? method : 'OTHER',
      creditExcess: row.parts !== null,
      notWithheld: false,
    },
  })
  const { isDirty, isSubmitting } = form.formState
  const { leave } = useUnsavedChanges(isDirty)

  const save = async ({ sendReceipt: _, ...typed }: PaymentInput) => {
    const { method: chosen, creditExcess, notWithheld, ...to } = dropStaleOptions(typed, { left, withheld })
    try {
      await change(row, {
        ...to,
        ...(isOfMoney && {
          method: chosen,
          ...(notWithheld && { notWithheld }),
          ...(creditExcess && { creditExcess }),
        }),
      })
      onClose()
    } catch (error) {
      showFormError(error, t('edit.failed'), form.setError)
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSubmitting && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <Form {...form}>
          <form method="post" noValidate onSubmit={form.handleSubmit(save)} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{isOfMoney ? t('edit.title') : t('edit.titleCredit')}</DialogTitle>
              <DialogDescription>
                {t('edit.intro', { amount: formats.money(left, currency) })}
              </DialogDescription>
            </DialogHeader>
            <PaymentFields
              form={form}
              left={left}
              isMoney={isOfMoney}
              currency={currency}
              issueDate={issueDate}
              withheld={withheld}
            />
            <DialogFooter>
              <Button variant="outline" onClick={() => leave(onClose)}>
                {tCommon('cancel')}
              </Button>
              <SaveButton canSave={isDirty} loading={isSubmitting}>
                {tCommon('save')}
              </SaveButton>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
