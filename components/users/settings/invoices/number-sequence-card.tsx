'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { renameFields, showServerErrors } from '@/components/shared/form/show-form-error'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { getOwnProperty } from '@/lib/core/object'
import type { NumberedKind } from '@/lib/business/numbering/numbered-kinds'
import type { Numbering } from '@/lib/business/numbering/types'
import type { updateNumberSequence } from '@/lib/api/definitions/numbers'
import { callApi } from '@/lib/platform/http/api-client'
import { createLazyResolver } from '../../lazy-resolver'
import { toNumberingValues, type NumberingValues } from '../../user-values'
import { NumberingFields } from './numbering-fields'
import { submitPart, useSettingsPart } from '../settings-parts'
import { toastError } from '@/components/shared/toast-error'

/** Numbering of one document kind. */
export interface KindNumbering {
  kind: NumberedKind
  numbering: Numbering
}

const check = createLazyResolver<NumberingValues, 'numbering'>('numbering')
/** API names of the fields. */
const FIELDS = { pattern: 'numberPattern', resets: 'numberResets', next: 'nextInvoiceNumber' } as const
const PLACE = { tab: 'invoices', section: 'numbering' } as const
const toFieldName = (name: string) => getOwnProperty<string>(FIELDS, name) ?? name

/** Numbering of a document kind other than invoices. */
export function NumberSequenceCard({ kind, numbering }: KindNumbering) {
  const t = useTranslations('settings.numbering')
  const form = useForm({
    resolver: check,
    defaultValues: toNumberingValues(numbering),
  })
  const { handleSubmit, getValues, reset, formState } = form
  const { isDirty, dirtyFields } = formState

  const send = async () => {
    const values = getValues()
    const changed = Object.entries(FIELDS).filter(([, field]) => dirtyFields[field])
    const body = Object.fromEntries(changed.map(([name, field]) => [name, values[field].trim()]))
    try {
      reset(
        toNumberingValues(
          await callApi<typeof updateNumberSequence>({
            method: 'PATCH',
            path: `/api/number-series/${kind}`,
            body,
          }),
        ),
      )
      return true
    } catch (error) {
      showServerErrors(form, renameFields(error, toFieldName), Object.values(FIELDS))
      toastError(t('saveFailed'), error)
      return false
    }
  }
  useSettingsPart({ place: PLACE, save: () => submitPart(handleSubmit, send) }, isDirty)

  return (
    <Form {...form}>
      <Card aria-label={t('titleOf', { kind })}>
        <CardHeader>
          <CardTitle>{t('titleOf', { kind })}</CardTitle>
          <CardDescription>{t('description', { kind })}</CardDescription>
        </CardHeader>
        <CardContent className="grid gap-5 sm:grid-cols-2">
          <NumberingFields kind={kind} today={numbering.today} />
        </CardContent>
      </Card>
    </Form>
  )
}
