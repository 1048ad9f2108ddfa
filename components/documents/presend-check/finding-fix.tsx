'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useState, type FormEvent, type ReactElement } from 'react'
import { useTranslations } from 'next-intl'
import { useForm, useFormState, type ControllerRenderProps } from 'react-hook-form'
import { useDateFormat, useDecimalSign } from '@/components/shared/format-settings'
import { CurrencyCombobox } from '@/components/shared/form/currency-combobox'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect, type SelectOption } from '@/components/shared/form/option-select'
import { useIdentifierLabel } from '@/components/shared/use-identifier-label'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { toast } from '@/components/hooks/use-toast'
import { usePaymentMethodOptions } from '@/components/documents/form/payment-method-options'
import { useBankRequestToast } from '@/components/shared/save-settings'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Finding } from '@/lib/presend-check/finding-response'
import { FEATURED_CURRENCIES } from '@/lib/core/currencies/featured-currencies'
import type { getInvoice } from '@/lib/api/definitions/invoices'
import { ApiError, callApi, getErrorMessage } from '@/lib/platform/http/api-client'
import { PAYMENT_METHODS } from '@/lib/documents/enums'
import { cn } from '@/lib/utils'
import { findFix, type Fix, type FixInput, type FixSuggestion } from './find-fix'
import { UNSAVED_ATTRIBUTE } from './unsaved-fix'
import { z } from 'zod'
import { createDateErrorOptions } from '@/components/shared/form/date-errors'
import type { DatePattern } from '@/lib/core/reader-locale'
import { useFormats } from '@/components/shared/formats'

/** Validates each input of a fix as the API does, without converting it. `pattern`: date format of its messages. */
const fixSchema = (parts: FixInput[], pattern: DatePattern) =>
  z.object({ values: z.array(z.string()) }).superRefine(({ values }, context) =>
    parts.forEach(({ schema }, index) => {
      const { error } = schema.safeParse(values[index], createDateErrorOptions(pattern))
      if (error)
        context.addIssue({ code: 'custom', path: ['values', index], message: error.issues[0]?.message })
    }),
  )

type FixFields = z.output<ReturnType<typeof fixSchema>>

interface FindingFixProps {
  invoiceId: number
  finding: Finding
  /** Called after saving. */
  onSaved: () => void
}

/** Field of a finding, filled with its current or suggested value. */
export default function FindingFix({ invoiceId, finding, onSaved }: FindingFixProps) {
  const t = useTranslations('common')
  const [fix, setFix] = useState<Fix | 'loading' | null>('loading')
  const [problem, setProblem] = useState<string>()
  const { field, suggestion } = finding
  const sign = useDecimalSign()

  useEffect(() => {
    const aborted = new AbortController()
    callApi<typeof getInvoice>({ method: 'GET', path: `/api/invoices/${invoiceId}`, signal: aborted.signal })
      .then((invoice) => setFix(findFix(field, invoice, suggestion, sign)))
      .catch((error: unknown) => {
        if (aborted.signal.aborted) return
        setFix(null)
        setProblem(getErrorMessage(error))
      })
    return () => aborted.abort()
  }, [invoiceId, field, suggestion, sign])

  if (problem) return <p role="alert">{problem}</p>
  // Reserves the height of one field.
  if (fix === 'loading') return <div className="min-h-16" role="status" aria-label={t('loading')} />
  return fix && <FixForm fix={fix} onSaved={onSaved} />
}

function FixForm({ fix, onSaved }: { fix: Fix } & Pick<FindingFixProps, 'onSaved'>) {
  const t = useTranslations('presendCheck')
  const tCommon = useTranslations('common')
  const { pattern } = useDateFormat()
  const sign = useDecimalSign()
  const resolver = useMemo(() => zodResolver(fixSchema(fix.parts, pattern)), [fix, pattern])
  const form = useForm<FixFields>({
    resolver,
    defaultValues: {
      values: fix.parts.map(({ value, control }) =>
        control === 'percent' ? value.replace('.', sign) : value,
      ),
    },
  })
  const { control, setError } = form
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control })
  const isSingle = fix.parts.length === 1
  const hint = fix.hint && t(`hints.${fix.hint}`)
  const methods = usePaymentMethodOptions()
  const getIdentifierLabel = useIdentifierLabel()
  const getPartLabel = ({ label, identifier }: FixInput) => {
    const text = t(`fields.${label}`, fix.labelValues)
    return identifier ? getIdentifierLabel(identifier.country, identifier.kind, text) : text
  }
  useUnsavedChanges(isDirty)
  const bankRequestToast = useBankRequestToast()

  const save = form.handleSubmit(async (fields) => {
    try {
      const isWaiting = await fix.save(
        Object.fromEntries(fix.parts.map(({ name }, index) => [name, fields.values[index] ?? ''])),
      )
      if (isWaiting === true) toast(bankRequestToast)
      form.reset(fields, { keepIsSubmitSuccessful: true })
      onSaved()
    } catch (error) {
      const invalidParts = error instanceof ApiError ? fix.parts.filter(({ name }) => error.errors[name]) : []
      if (invalidParts.length === 0 || !(error instanceof ApiError))
        return setError('values.0', { message: getErrorMessage(error) })
      for (const part of invalidParts)
        setError(
          `values.${fix.parts.indexOf(part)}`,
          { message: error.errors[part.name]?.[0] },
          { shouldFocus: part === invalidParts[0] },
        )
    }
  })
  const submit = (event: FormEvent) => {
    // React events bubble to the dialog's form, which is a parent in React's tree.
    event.stopPropagation()
    return save(event)
  }

  return (
    <Form {...form}>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        {...{ [UNSAVED_ATTRIBUTE]: isDirty || isSubmitting || undefined }}
        className="grid gap-3"
      >
        <div className={cn('grid gap-3', !isSingle && 'sm:grid-cols-2')}>
          {fix.parts.map((part, index) => (
            <LabeledField
              key={part.name}
              control={control}
              name={`values.${index}`}
              label={getPartLabel(part)}
              description={isSingle ? hint : undefined}
            >
              {(field) =>
                renderControl(part, methods, { ...field, autoFocus: index === 0, autoComplete: 'off' })
              }
            </LabeledField>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            variant="outline"
            size="sm"
            loading={isSubmitting}
            loadingText={tCommon('saving')}
          >
            {fix.suggestion && !isDirty && !isSubmitSuccessful ? (
              <SuggestionLabel {...fix.suggestion} />
            ) : (
              tCommon('save')
            )}
          </Button>
          {!isSingle && hint && <p className="text-caption text-muted-foreground">{hint}</p>}
        </div>
      </form>
    </Form>
  )
}

type FieldProps = ControllerRenderProps<FixFields, `values.${number}`> & {
  autoFocus: boolean
  autoComplete: 'off'
}

/** Characters; a longer suggestion is shown in the field only, not on the button. */
const MAX_SUGGESTION_LABEL = 20

/** Label of the button that saves the suggestion as it is. */
function SuggestionLabel({ value, control }: FixSuggestion) {
  const formats = useFormats()
  const t = useTranslations('presendCheck.use')
  const method = PAYMENT_METHODS.find((one) => one === value)
  if (control === 'method' && method) return t(method)
  if (control === 'date') return t('value', { value: formats.dayOfYear(value) })
  if (control === 'percent') return t('value', { value: formats.percent(value) })
  return value.length > MAX_SUGGESTION_LABEL ? t('suggestion') : t('value', { value })
}

function renderControl({ control }: FixInput, methods: SelectOption[], field: FieldProps): ReactElement {
  if (control === 'area') return <Textarea {...field} rows={3} maxLength={5000} />
  if (control === 'date') return <DateInput {...field} />
  if (control === 'percent' || control === 'decimal') return <Input {...field} inputMode="decimal" />
  if (control === 'email') return <Input {...field} type="email" maxLength={254} />
  if (control === 'currency') return <CurrencyCombobox {...field} first={FEATURED_CURRENCIES} />
  if (control === 'method') return <OptionSelect {...field} options={methods} />
  return <Input {...field} maxLength={200} spellCheck={false} />
}
