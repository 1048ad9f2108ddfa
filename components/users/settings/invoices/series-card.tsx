'use client'

import { useRouter } from 'next/navigation'
import type { KeyboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { toast } from '@/components/hooks/use-toast'
import { KIND_NOUNS, kindNames } from '@/lib/words/kind-nouns'
import type { NumberedKind } from '@/lib/business/numbering/kinds'
import type { Numbering, NumberSeries } from '@/lib/business/numbering/types'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'
import type { OwnValues } from '../../user-values'
import { NumberingFields } from './numbering-fields'

/** How documents of a kind are numbered. */
export interface KindNumbering {
  kind: NumberedKind
  numbering: Numbering
}

type Values = Omit<OwnValues, 'timeZone'>
/** What the call names the fields. */
const FIELDS = { pattern: 'numberPattern', resets: 'numberResets', next: 'nextInvoiceNumber' } as const

/** How documents that are no invoices are numbered. Kept by a button of its own. */
export function SeriesCard({ kind, numbering }: KindNumbering) {
  const router = useRouter()
  const form = useForm<Values>({ defaultValues: valuesOf(numbering) })
  const { register, setValue, control, handleSubmit, setError, reset, formState } = form
  const { errors, isDirty, isSubmitting, dirtyFields } = formState
  useUnsaved(isDirty)
  const noun = KIND_NOUNS[kind]

  const save = handleSubmit(async (values) => {
    const changed = Object.entries(FIELDS).filter(([, field]) => dirtyFields[field])
    const body = Object.fromEntries(changed.map(([name, field]) => [name, values[field].trim()]))
    try {
      reset(valuesOf(await apiFetch<NumberSeries>(`/api/number-series/${kind}`, { method: 'PATCH', body })))
      toast({ title: 'Numbering saved' })
      router.refresh()
    } catch (thrown) {
      if (thrown instanceof ApiError)
        for (const [name, field] of Object.entries(FIELDS))
          if (thrown.errors[name]) setError(field, { message: thrown.errors[name][0] })
      toast({ title: 'Failed to save numbering', description: messageOf(thrown), variant: 'destructive' })
    }
  })

  /** Enter in a field means this card, and not the form that lies around it. */
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (isDirty && !isSubmitting) void save()
  }

  return (
    <Card onKeyDown={saveByEnter} aria-label={`Numbering: ${kindNames(kind)}`}>
      <CardHeader>
        <CardTitle>Numbering: {kindNames(kind)}</CardTitle>
        <CardDescription>
          Each {noun} gets the next number. You can still change it on the {noun}.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-5 sm:grid-cols-2">
        <NumberingFields
          kind={kind}
          register={register as never}
          setValue={setValue as never}
          control={control as never}
          errors={errors}
          today={numbering.today}
        />
        <Button
          variant="outline"
          className="justify-self-end sm:col-span-2"
          disabled={!isDirty}
          loading={isSubmitting}
          onClick={() => void save()}
        >
          Save numbering
        </Button>
      </CardContent>
    </Card>
  )
}

const valuesOf = ({ pattern, resets, next }: Pick<Numbering, 'pattern' | 'resets' | 'next'>): Values => ({
  numberPattern: pattern,
  numberResets: resets,
  nextInvoiceNumber: next,
})
