import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useFieldMessage } from '@/components/hooks/use-field-message'
import { useDecimalSign } from '@/components/shared/format-settings'
import { useReportDirty } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DialogFooter } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { type CreditInput, creditSchema } from '@/lib/documents/credit-notes/schema'
import type { CreditableResponse } from '@/lib/documents/credit-notes/creditable-response'
import type { Invoice } from '@/lib/documents/types'
import { newUuid } from '@/lib/core/ids'
import { getErrorMessage } from '@/lib/platform/http/api-client'
import { CreditNoteLineRow } from './credit-note-line-row'
import {
  fillRemainingQuantities,
  getLineAmounts,
  listCreditableLines,
  clearQuantities,
  toCreditParts,
  computeCreditNoteTotals,
  type CreditFields,
  type TypedQuantities,
  findQuantityError,
  type CreditableLine,
} from './credit-note-values'
import { z } from 'zod'
import { toastError } from '@/components/shared/toast-error'
import { useFormats } from '@/components/shared/formats'
import type { Translator } from '@/lib/i18n/translator'

/** Validates the quantities as the API does; none may exceed the line's remaining quantity. */
const creditFormSchema = (lines: CreditableLine[], t: Translator<'creditNotes.lines'>) =>
  z.custom<CreditFields>().transform((fields, context) => {
    lines.forEach((one, index) => {
      const problem = findQuantityError(one, fields.lines[index]?.quantity ?? '')
      if (!problem) return
      const message = problem === 'invalid' ? t('invalid') : t('tooMuch', { left: one.remainingText })
      context.addIssue({ code: 'custom', path: ['lines', index, 'quantity'], message })
    })
    if (context.issues.length > 0) return z.NEVER
    const { data, error } = creditSchema.safeParse({ lines: toCreditParts(lines, fields.lines) })
    if (data) return data
    context.addIssue({ code: 'custom', path: ['lines'], message: error.issues[0]?.message })
    return z.NEVER
  })

interface CreditNoteFormProps {
  invoice: Invoice
  left: CreditableResponse
  /** `key`: idempotency key, so a retry creates no second credit note. */
  create: (input: CreditInput, key: string) => Promise<void>
  saving: boolean
  onDirty: (dirty: boolean) => void
  onLeave: () => void
}

/** Quantity to credit of each line, by default all that remains, with the resulting total. */
export function CreditNoteForm({ invoice, left, create, saving, onDirty, onLeave }: CreditNoteFormProps) {
  const formats = useFormats()
  const t = useTranslations('creditNotes')
  const tLines = useTranslations('creditNotes.lines')
  const tCommon = useTranslations('common')
  const formatFieldMessage = useFieldMessage()
  const decimalSign = useDecimalSign()
  const language = useLocale()
  const lines = useMemo(
    () => listCreditableLines(invoice, left, decimalSign, formats, language),
    [invoice, left, decimalSign, formats, language],
  )
  const resolver = useMemo(() => zodResolver(creditFormSchema(lines, tLines)), [lines, tLines])
  const [key] = useState(() => newUuid())
  const form = useForm<CreditFields, unknown, CreditInput>({
    resolver,
    defaultValues: { lines: fillRemainingQuantities(lines) },
    mode: 'onChange',
  })
  const { control, formState } = form
  const { errors, isDirty } = formState
  useReportDirty(isDirty, onDirty)

  const typed = useWatch({ control, name: 'lines' })
  const open = lines.filter((one) => one.remaining > 0)
  const parts = toCreditParts(lines, typed)
  const total = computeCreditNoteTotals(invoice, left, lines, typed)
  const amounts = total && getLineAmounts(total, parts)
  const money = (amount: { toFixed(): string }) => formats.money(amount, invoice.currency)
  const problem = errors.root?.server?.message ?? errors.lines?.root?.message

  const setQuantities = (quantities: TypedQuantities) => {
    quantities.forEach(({ quantity }, index) =>
      form.setValue(`lines.${index}.quantity`, quantity, { shouldDirty: true }),
    )
    form.clearErrors()
  }
  const save = async (input: CreditInput) => {
    try {
      await create(input, key)
    } catch (error) {
      form.setError('root.server', { message: getErrorMessage(error) })
      toastError(t('failed'), error)
    }
  }

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={form.handleSubmit(save)} className="grid gap-4">
        <fieldset className="min-w-0">
          <legend className="sr-only">{tLines('label')}</legend>
          {open.length > 1 && (
            <label className="flex min-h-11 items-center gap-3 border-b font-medium">
              <Checkbox
                checked={parts.length > 0 && parts.length < open.length ? 'indeterminate' : parts.length > 0}
                onCheckedChange={(checked) =>
                  setQuantities(checked === true ? fillRemainingQuantities(lines) : clearQuantities(lines))
                }
              />
              {tLines('all')}
            </label>
          )}
          <ul className="-mx-1 max-h-[45dvh] divide-y overflow-y-auto px-1">
            {lines.map((one, index) => {
              const amount = amounts?.get(one.line)
              return (
                <li key={one.line} className="py-2.5">
                  <CreditNoteLineRow index={index} line={one} amount={amount ? money(amount) : null} />
                </li>
              )
            })}
          </ul>
        </fieldset>
        <div className="border-t pt-3" aria-live="polite">
          {total && total.discountAmount.gt(0) && (
            <AmountRow label={t('discount')} amount={money(total.discountAmount.neg())} />
          )}
          {/* Prices with tax contain it. */}
          {total && !total.totalAmount.eq(total.listed.minus(total.discountAmount)) && (
            <AmountRow label={t('tax')} amount={money(total.taxAmount)} />
          )}
          <p className="flex flex-wrap justify-between gap-x-4 text-base font-semibold">
            <span>{t('total')}</span>
            <span className="tabular-nums">{total ? money(total.totalAmount) : '—'}</span>
          </p>
          {total?.withheldAmount.gt(0) && (
            <AmountRow label={t('withheld')} amount={money(total.withheldAmount)} />
          )}
        </div>
        {problem && (
          <p role="alert" className="text-destructive">
            {formatFieldMessage(problem)}
          </p>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onLeave}>
            {tCommon('cancel')}
          </Button>
          <Button type="submit" loading={saving} loadingText={t('submitting')}>
            {t('submit')}
          </Button>
        </DialogFooter>
      </form>
    </Form>
  )
}

const AmountRow = ({ label, amount }: { label: string; amount: string }) => (
  <p className="text-caption text-muted-foreground flex flex-wrap justify-between gap-x-4">
    <span>{label}</span>
    <span className="tabular-nums">{amount}</span>
  </p>
)
