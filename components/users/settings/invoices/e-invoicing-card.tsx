'use client'

import { useTranslations } from 'next-intl'
import { useFormats } from '@/components/shared/formats'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Day } from '@/lib/core/dates'
import { findEInvoicingDuty } from '@/lib/core/tax/e-invoicing'

interface EInvoicingCardProps {
  /** ISO 3166-1 alpha-2. */
  country: string | null
  today: Day
}

/** Says that the country requires e-invoices between businesses, and what can be done here. Empty elsewhere. */
export function EInvoicingCard({ country, today }: EInvoicingCardProps) {
  const t = useTranslations('settings.eInvoicing')
  const formats = useFormats()
  const duty = findEInvoicingDuty(country)
  if (!duty) return null
  const { kind, system, since, hasExceptions } = duty
  const values = { system, kind, when: since <= today ? 'now' : 'later', since: formats.inlineDay(since) }
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-2">
        <p>{[t('duty', values), ...(hasExceptions ? [t('exceptions')] : [])].join(' ')}</p>
        <p className="text-caption text-muted-foreground">{t('here', values)}</p>
      </CardContent>
    </Card>
  )
}
