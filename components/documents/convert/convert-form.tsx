'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useForm, useWatch, useFormContext } from 'react-hook-form'
import { useDecimalSign } from '@/components/shared/format-settings'
import { CheckboxField } from '@/components/shared/form/checkbox-field'
import { useReportDirty } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import type { ConvertInput } from '@/lib/documents/quote-billing/convert-schema'
import type { ConversionStart } from '@/lib/documents/quote-billing/conversion-response'
import { newUuid } from '@/lib/core/ids'
import {
  listConversionOptions,
  createConvertFields,
  findBlockingDraft,
  findFullInvoice,
  type ConvertFields,
  exceedsRemaining,
  computeConversionTotal,
  createConvertFormSchema,
} from './convert-fields'
import { LineSelection } from './line-selection'
import { ConversionChoice, DepositFields } from './conversion-fields'
import { useConversion } from './use-conversion'
import { Money } from '@/components/shared/text/money'
import { useFormats } from '@/components/shared/formats'

interface ConvertFormProps {
  id: number
  isQuote: boolean
  start: ConversionStart
  onDirty: (dirty: boolean) => void
  onClose: () => void
}

/** Conversion form: what to bill, the details, and the resulting total. */
export function ConvertForm(props: ConvertFormProps) {
  const formats = useFormats()
  const t = useTranslations('conversion')
  const tCommon = useTranslations('common')
  const { isQuote, start, onClose } = props
  const choices = listConversionOptions(start, isQuote)
  // The only option is blocked by a draft.
  const blockingDraft = choices.length === 1 && choices[0] === 'FINAL' ? findBlockingDraft(start) : undefined
  if (choices.length > 0 && !blockingDraft) return <OpenConvertForm {...props} />
  const money = (amount: number) => formats.money(amount, start.currency)
  return (
    <div className="grid gap-5">
      <p>
        {blockingDraft
          ? t('onlyFinal', { number: blockingDraft.invoiceNumber })
          : t('allBilled', { billed: money(start.billed), total: money(start.totalAmount) })}
      </p>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          {tCommon('close')}
        </Button>
      </DialogFooter>
    </div>
  )
}

function OpenConvertForm({ id, isQuote, start, onDirty, onClose }: ConvertFormProps) {
  const t = useTranslations('conversion')
  const tCommon = useTranslations('common')
  const decimalSign = useDecimalSign()
  const [defaultValues] = useState(() => createConvertFields(start, isQuote, decimalSign))
  const resolver = useMemo(() => zodResolver(createConvertFormSchema(start, t('again.required'))), [start, t])
  const form = useForm<ConvertFields, unknown, ConvertInput>({ resolver, defaultValues })
  const { control, formState } = form
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = formState
  // A choice is made again with one click.
  const { to: _choice, ...typedFields } = dirtyFields
  useReportDirty(Object.keys(typedFields).length > 0, onDirty)
  const [key] = useState(() => newUuid())
  const convert = useConversion(id, key, form)
  const to = useWatch({ control, name: 'to' })
  const choices = listConversionOptions(start, isQuote)
  const fullInvoice = findFullInvoice(start)

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={form.handleSubmit(convert)} className="grid gap-5">
        {choices.length > 1 && <ConversionChoice start={start} choices={choices} />}
        {to === 'PARTIAL' && <LineSelection start={start} />}
        {to === 'DEPOSIT' && <DepositFields currency={start.currency} />}
        {fullInvoice && (
          <CheckboxField
            control={control}
            name="again"
            label={t('again.label')}
            description={t('again.hint', { number: fullInvoice.invoiceNumber })}
          />
        )}
        <ConversionTotal start={start} />
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {tCommon('cancel')}
          </Button>
          <Button
            type="submit"
            // Pending until the draft's screen is shown.
            loading={isSubmitting || isSubmitSuccessful}
            loadingText={t('submitting')}
          >
            {t('submit')}
          </Button>
        </DialogFooter>
      </form>
    </Form>
  )
}

/** Total of the new invoice, and the quote's remaining amount. */
function ConversionTotal({ start }: { start: ConversionStart }) {
  const formats = useFormats()
  const t = useTranslations('conversion.total')
  const { control } = useFormContext<ConvertFields>()
  const fields = useWatch({ control, compute: (typed: ConvertFields) => typed })
  const sum = computeConversionTotal(fields, start)
  const tooMuch = exceedsRemaining(fields, start, sum)
  // Where the rest is billed, the total already says how much that is.
  const isPart = start.billed > 0 && start.left > 0 && !sum?.eq(start.left)
  const money = (amount: number) => formats.money(amount, start.currency)
  return (
    <p className="bg-muted flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-lg px-4 py-3">
      <span className={`text-sm ${tooMuch ? 'text-destructive font-medium' : 'text-muted-foreground'}`}>
        {tooMuch ? t('tooMuch', { left: money(start.left) }) : t('label')}
        {!tooMuch && isPart && (
          <small className="text-caption block">
            {t('left', { left: money(start.left), total: money(start.totalAmount) })}
          </small>
        )}
      </span>
      <output aria-label={t('label')} className="text-lg font-semibold">
        {sum ? <Money amount={sum} currency={start.currency} /> : '—'}
      </output>
    </p>
  )
}
