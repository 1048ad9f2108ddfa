'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useDateFormat } from '@/components/shared/format-settings'
import { DateInput } from '@/components/shared/form/date-input'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { lazyResolver } from '@/components/shared/form/lazy-resolver'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import type { ExpiryFields, LinkExpiry } from './link-expiry-check'
import type { Day } from '@/lib/core/dates'
import { getErrorMessage } from '@/lib/platform/http/api-client'
import { useFormats } from '@/components/shared/formats'

const loadCheck = () => import('./link-expiry-check')

interface PublicLinkExpiryProps {
  expiresOn: Day | null
  today: Day
  onSave: (expiresOn: Day | null) => Promise<void>
}

/** Optional last day on which the link works. */
export function PublicLinkExpiry({ expiresOn, today, onSave }: PublicLinkExpiryProps) {
  const formats = useFormats()
  const t = useTranslations('links.expiry')
  const { pattern } = useDateFormat()
  const resolver = useMemo(
    () => lazyResolver<ExpiryFields, LinkExpiry>(async () => (await loadCheck()).checkExpiry(pattern)),
    [pattern],
  )
  const form = useForm({ resolver, defaultValues: { expiresOn: expiresOn ?? '' } })
  const { control, formState } = form
  const day = useWatch({ control, name: 'expiresOn' })
  const isExpired = expiresOn !== null && expiresOn < today

  const save = form.handleSubmit(async (typed) => {
    try {
      await onSave(typed.expiresOn)
    } catch (error) {
      form.setError('expiresOn', { message: getErrorMessage(error) })
    }
  })

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={save} className="flex flex-col items-start gap-2">
        <HydratedArea>
          {isExpired && (
            <p className="text-caption text-destructive">
              {t('expired', { day: formats.inlineDay(expiresOn) })}
            </p>
          )}
          <LabeledField
            control={control}
            name="expiresOn"
            label={t('label')}
            description={expiresOn ? undefined : t('hint')}
            className="w-full"
          >
            {(field) => <DateInput {...field} />}
          </LabeledField>
          {day !== (expiresOn ?? '') && (
            <Button type="submit" variant="outline" size="sm" loading={formState.isSubmitting}>
              {day ? t('save') : t('remove')}
            </Button>
          )}
        </HydratedArea>
      </form>
    </Form>
  )
}
