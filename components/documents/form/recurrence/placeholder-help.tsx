'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { isDay } from '@/lib/core/dates'
import { PLACEHOLDERS, fillPlaceholders } from '@/lib/documents/recurrence/placeholders'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { toRecurrenceRule } from './recurrence-values'
import { useFormats } from '@/components/shared/formats'

/** Placeholders for the texts of a recurring invoice, each with its value on the next one. */
export default function PlaceholderHelp() {
  const formats = useFormats()
  const t = useTranslations('documentForm.placeholders')
  const { control } = useFormContext<InvoiceFields>()
  const fields = useWatch({ control }) as InvoiceFields
  const rule = toRecurrenceRule(fields)
  const isWhole = Number.isInteger(rule.every) && rule.every >= 1 && rule.every <= 99
  const day = rule.startsOn
  if (!isDay(day) || !isWhole) return null
  return (
    <details className="text-caption text-muted-foreground">
      <summary className="touch-target w-fit cursor-pointer rounded-xs">{t('summary')}</summary>
      <p className="mt-2">{t('values', { day: formats.inlineDay(day) })}</p>
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        {PLACEHOLDERS.map(({ name, id }) => (
          <div key={name} className="contents">
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="wrap-anywhere">
              <span className="text-foreground">{fillPlaceholders(name, day, rule)}</span>,{' '}
              {t(`meanings.${id}`)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
