'use client'

import { useEffect, useState, type FormEvent, type ReactElement } from 'react'
import { useForm, useFormState, type Control, type ControllerRenderProps } from 'react-hook-form'
import { showServerErrors } from '@/components/shared/form/server-errors'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/legacy/date-input'
import { CurrencyOptions } from '@/components/shared/currency-options'
import {
  Form,
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import { Textarea } from '@/components/ui/textarea'
import type { Finding } from '@/lib/check/types'
import { apiFetch, messageOf } from '@/lib/platform/http/client'
import { paymentMethodLabel } from '@/lib/documents/status'
import { PAYMENT_METHODS, type Invoice } from '@/lib/documents/types'
import { SPECIFIED_CURRENCIES } from '@/lib/kernel/currencies/specified'
import { cn } from '@/lib/utils'
import { fixOf, type Fix, type FixPart } from './check-fixes'
import { UNSAVED } from './unsaved-fix'

interface CheckFixProps {
  invoiceId: number
  finding: Finding
  /** After it was saved. */
  onMended: () => void
}

/** The very field a finding speaks of, filled with what it holds or had better hold. */
export default function CheckFix({ invoiceId, finding, onMended }: CheckFixProps) {
  const [fix, setFix] = useState<Fix | 'loading' | null>('loading')
  const [problem, setProblem] = useState<string>()
  const { field, suggestion } = finding

  useEffect(() => {
    const aborted = new AbortController()
    apiFetch<Invoice>(`/api/invoices/${invoiceId}`, { signal: aborted.signal })
      .then((invoice) => setFix(fixOf(field, invoice, suggestion)))
      .catch((error: unknown) => {
        if (aborted.signal.aborted) return
        setFix(null)
        setProblem(messageOf(error))
      })
    return () => aborted.abort()
  }, [invoiceId, field, suggestion])

  if (problem) return <p role="alert">{problem}</p>
  // As high as one field.
  if (fix === 'loading') return <div className="min-h-16" role="status" aria-label="Loading..." />
  return fix && <FixForm fix={fix} onMended={onMended} />
}

type Values = Record<string, string>

function FixForm({ fix, onMended }: { fix: Fix } & Pick<CheckFixProps, 'onMended'>) {
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(fix.parts.map(({ name, value }) => [name, value])),
  })
  const { control, setError } = form
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control })
  const isSingle = fix.parts.length === 1
  useUnsaved(isDirty)

  const save = form.handleSubmit(async (values) => {
    try {
      await fix.save(values)
      form.reset(values, { keepIsSubmitSuccessful: true })
      onMended()
    } catch (error) {
      const names = fix.parts.map(({ name }) => name)
      if (!showServerErrors(form, error, names)) setError(names[0]!, { message: messageOf(error) })
    }
  })
  const submit = (event: FormEvent) => {
    // In React's tree the dialog's own form is around this one.
    event.stopPropagation()
    return save(event)
  }

  return (
    <Form {...form}>
      <form
        noValidate
        onSubmit={submit}
        {...{ [UNSAVED]: isDirty || isSubmitting || undefined }}
        className="grid gap-3"
      >
        <div className={cn('grid gap-3', !isSingle && 'sm:grid-cols-2')}>
          {fix.parts.map((part, index) => (
            <FixField
              key={part.name}
              part={part}
              control={control}
              hint={isSingle ? fix.hint : undefined}
              autoFocus={index === 0}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="outline" size="sm" loading={isSubmitting} loadingText="Saving...">
            {isDirty || isSubmitSuccessful ? 'Save' : (fix.offer ?? 'Save')}
          </Button>
          {!isSingle && fix.hint && <p className="text-caption text-muted-foreground">{fix.hint}</p>}
        </div>
      </form>
    </Form>
  )
}

interface FixFieldProps {
  part: FixPart
  control: Control<Values>
  hint: string | undefined
  autoFocus: boolean
}

function FixField({ part, control, hint, autoFocus }: FixFieldProps) {
  return (
    <FormField
      control={control}
      name={part.name}
      render={({ field }) => (
        <FormItem>
          <FormLabel>{part.label}</FormLabel>
          <FormControl>{controlOf(part, { ...field, autoFocus, autoComplete: 'off' })}</FormControl>
          {hint && <FormDescription>{hint}</FormDescription>}
          <FormMessage />
        </FormItem>
      )}
    />
  )
}

type FieldProps = ControllerRenderProps<Values> & { autoFocus: boolean; autoComplete: 'off' }

function controlOf({ control }: FixPart, field: FieldProps): ReactElement {
  if (control === 'area') return <Textarea {...field} rows={3} maxLength={5000} />
  if (control === 'date') return <DateInput {...field} />
  if (control === 'percent')
    return <Input {...field} type="number" inputMode="decimal" min={0} max={100} step="any" />
  if (control === 'email') return <Input {...field} type="email" maxLength={254} />
  if (control === 'text') return <Input {...field} maxLength={200} spellCheck={false} />
  return (
    <Select {...field}>
      {control === 'currency' ? (
        <CurrencyOptions first={SPECIFIED_CURRENCIES} value={field.value} />
      ) : (
        PAYMENT_METHODS.map((method) => (
          <option key={method} value={method}>
            {paymentMethodLabel(method)}
          </option>
        ))
      )}
    </Select>
  )
}
