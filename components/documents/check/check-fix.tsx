'use client'

import { useEffect, useState, type FormEvent } from 'react'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { DateInput } from '@/components/ui/date-input'
import { CurrencyOptions } from '@/components/shared/currency-options'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import type { Finding } from '@/lib/check/types'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'
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

const valuesOf = ({ parts }: Fix): Values => Object.fromEntries(parts.map(({ name, value }) => [name, value]))

function FixForm({ fix, onMended }: { fix: Fix } & Pick<CheckFixProps, 'onMended'>) {
  // What was saved here, where the finding has outlived it.
  const [kept, setKept] = useState<Values>()
  const [typed, setTyped] = useState<Values>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [pending, setPending] = useState(false)
  const isSingle = fix.parts.length === 1
  const before = kept ?? valuesOf(fix)
  const values = { ...before, ...typed }
  const isTyped = fix.parts.some(({ name }) => values[name] !== before[name])
  useUnsaved(isTyped)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog's own form lies around it in React's tree, not in the page's.
    event.stopPropagation()
    if (pending) return
    setPending(true)
    setErrors({})
    try {
      await fix.save(values)
      setKept(values)
      onMended()
    } catch (error) {
      setErrors(errorsOf(error, fix.parts))
    }
    setPending(false)
  }

  return (
    <form
      noValidate
      onSubmit={save}
      {...{ [UNSAVED]: isTyped || pending || undefined }}
      className="grid gap-3"
    >
      <div className={cn('grid gap-3', !isSingle && 'sm:grid-cols-2')}>
        {fix.parts.map((part, index) => (
          <FormField
            key={part.name}
            label={part.label}
            error={errors[part.name]}
            hint={isSingle ? fix.hint : undefined}
          >
            <Field
              {...part}
              autoFocus={index === 0}
              value={values[part.name] ?? ''}
              onChange={(value) => setTyped((all) => ({ ...all, [part.name]: value }))}
            />
          </FormField>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="outline" size="sm" loading={pending} loadingText="Saving...">
          {isTyped || kept ? 'Save' : (fix.offer ?? 'Save')}
        </Button>
        {!isSingle && fix.hint && <p className="ui-field-hint">{fix.hint}</p>}
      </div>
    </form>
  )
}

type FieldProps = Omit<FixPart, 'label' | 'name'> & { autoFocus: boolean; onChange: (value: string) => void }

function Field({ control, onChange: change, ...props }: FieldProps) {
  const wired = {
    ...props,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  }
  if (control === 'area') return <Textarea {...wired} rows={3} maxLength={5000} />
  if (control === 'date') return <DateInput {...wired} />
  if (control === 'percent')
    return <Input {...wired} type="number" inputMode="decimal" min={0} max={100} step="any" />
  if (control === 'email') return <Input {...wired} type="email" maxLength={254} />
  if (control === 'text') return <Input {...wired} maxLength={200} spellCheck={false} />
  return (
    <Select {...wired}>
      {control === 'currency' ? (
        <CurrencyOptions first={SPECIFIED_CURRENCIES} value={props.value} />
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

/** What the server says of each field, and what belongs to none of them under the first. */
function errorsOf(error: unknown, parts: FixPart[]): Record<string, string> {
  const told = error instanceof ApiError ? error.errors : {}
  const known = Object.fromEntries(
    parts.flatMap(({ name }) => (told[name]?.[0] ? [[name, told[name][0]]] : [])),
  )
  return Object.keys(known).length > 0 ? known : { [parts[0]!.name]: messageOf(error) }
}
