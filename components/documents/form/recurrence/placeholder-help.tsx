'use client'

import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ClientOption } from '@/lib/clients/client-response'
import { isDay } from '@/lib/core/dates'
import type { Seller } from '@/lib/documents/types'
import { PLACEHOLDERS, fillPlaceholders } from '@/lib/documents/recurrence/placeholders'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useFormMessages } from '@/components/documents/form/preview/use-form-messages'
import { toRecurrenceRule } from './recurrence-values'
import { useFormats } from '@/components/shared/formats'

interface PlaceholderHelpProps {
  seller: Seller
  clients: ClientOption[]
}

/** Placeholders for the texts of a recurring invoice, each with its value on the next invoice, in its language. */
export default function PlaceholderHelp({ seller, clients }: PlaceholderHelpProps) {
  const formats = useFormats()
  const t = useTranslations('documentForm.placeholders')
  const { control } = useFormContext<InvoiceFields>()
  const fields = useWatch({ control }) as InvoiceFields
  const client = clients.find(({ id }) => String(id) === fields.clientId) ?? null
  const messages = useFormMessages(fields, client, seller)
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
              <span className="text-foreground">
                {fillPlaceholders(name, day, rule, messages?.formatters)}
              </span>
              , {t(`meanings.${id}`)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
