'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { AmountField } from '@/components/shared/payment-fields'
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
import { createCreditUseSchema, type CreditUse } from '@/lib/documents/client-credit/credit-use-schema'
import { newUuid } from '@/lib/core/ids'
import { showFormError } from '@/components/shared/form/show-form-error'
import { useFormats } from '@/components/shared/formats'

interface ApplyCreditDialogProps {
  /** Client's unused credit and the invoice's balance due. */
  credit: number
  balance: number
  currency: string
  apply: (input: CreditUse, key: string) => Promise<void>
  onClose: () => void
}

/** Asks how much credit to apply, by default as much as fits. */
export function ApplyCreditDialog({ credit, balance, currency, apply, onClose }: ApplyCreditDialogProps) {
  const formats = useFormats()
  const t = useTranslations('payments.credit')
  const tCommon = useTranslations('common')
  const [key] = useState(() => newUuid())
  const form = useForm<CreditUse>({
    resolver: zodResolver(createCreditUseSchema({ currency, left: balance })),
    defaultValues: { amount: Math.min(credit, balance) },
  })
  const { control, handleSubmit, setError } = form
  const { isDirty, isSubmitting } = form.formState
  const { leave } = useUnsavedChanges(isDirty)
  const save = async (input: CreditUse) => {
    try {
      await apply(input, key)
      onClose()
    } catch (error) {
      showFormError(error, t('failed'), setError)
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isSubmitting && leave(onClose)}>
      <DialogContent className="sm:max-w-sm">
        <Form {...form}>
          <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{t('title')}</DialogTitle>
              <DialogDescription>
                {t('intro', {
                  credit: formats.money(credit, currency),
                  balance: formats.money(balance, currency),
                })}
              </DialogDescription>
            </DialogHeader>
            <AmountField
              control={control}
              name="amount"
              currency={currency}
              expected={Math.min(credit, balance)}
            />
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
