'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useRef, useState } from 'react'
import { Plus } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { listOfferedTaxes } from '@/lib/business/taxes/countries'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import { MAX_TAX_RATES } from '@/lib/business/taxes/types'
import type { Language } from '@/lib/core/languages'
import { toTaxKey } from '@/lib/documents/totals/parse-charges'
import { isCharged, type Tax } from '@/lib/core/tax/categories'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import type { createTaxRate } from '@/lib/api/definitions/settings/taxes'
import { callApi } from '@/lib/platform/http/api-client'
import { useFormats } from '@/components/shared/formats'
import { toastError } from '@/components/shared/toast-error'

const load = () => import('./tax-dialog')
const TaxDialog = lazy(() => load().then((module) => ({ default: module.TaxDialog })))

/** Key of a tax without the registration numbers of its parts. */
const toOfferKey = ({ parts, ...tax }: Tax): string =>
  toTaxKey({ ...tax, parts: parts?.map((part) => ({ ...part, number: null })) })

interface TaxesCardProps {
  taxes: TaxRate[]
  /** ISO 3166-1 alpha-2; its usual taxes are offered. */
  country: string | null
  /** Province, where it decides about taxes. */
  state: string | null
  /** Language of the business's documents. */
  language: Language
}

/** Taxes of the business, with the country's usual ones as suggestions. */
export function TaxesCard({ taxes, country, state, language }: TaxesCardProps) {
  const formats = useFormats()
  const t = useTranslations('settings.taxes')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const [edited, setEdited] = useState<TaxRate | 'new' | null>(null)
  const [adding, setAdding] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const existing = new Set(taxes.map(toOfferKey))
  const formatParts = (parts: TaxPart[]) =>
    parts.map(({ name, rate }) => `${name} ${formats.percent(rate)}`).join(' + ')
  const formatRates = ({ parts, category, rate }: TaxRate) => {
    if (parts) return formatParts(parts)
    return isCharged(category) ? formats.percent(rate) : t(`category.${category}`)
  }
  const offers = listOfferedTaxes({ country, state, language }).flatMap(({ kind, tax, ...offer }) => {
    const name =
      kind === 'parts'
        ? formatParts(offer.parts ?? [])
        : t(`offered.${kind}`, { tax, rate: formats.percent(offer.rate) })
    return existing.has(toOfferKey(offer)) ? [] : [{ name, ...offer }]
  })
  const isFull = taxes.length >= MAX_TAX_RATES

  const add = async (offer: (typeof offers)[number]) => {
    setAdding(toTaxKey(offer))
    try {
      await callApi<typeof createTaxRate>({ method: 'POST', path: '/api/tax-rates', body: offer })
      // The focused button is about to be removed.
      title.current?.focus()
      router.refresh()
    } catch (error) {
      toastError(tCommon('saveFailed'), error)
    }
    setAdding(null)
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle ref={title} tabIndex={-1}>
          {t('title')}
        </CardTitle>
        <CardDescription>{t('description')}</CardDescription>
        <CardAction>
          <Button
            variant="outline"
            aria-haspopup="dialog"
            disabled={isFull}
            onPointerEnter={load}
            onFocus={load}
            onClick={() => setEdited('new')}
          >
            <Plus aria-hidden="true" />
            {t('add')}
          </Button>
        </CardAction>
      </CardHeader>
      {(taxes.length > 0 || offers.length > 0) && (
        <CardContent className="grid gap-4">
          {taxes.length > 0 && (
            <ul aria-label={t('title')} className="divide-y border-y">
              {taxes.map((tax) => (
                <li key={tax.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                  <span className="min-w-0 flex-1 basis-40">
                    <span className="flex flex-wrap items-center gap-x-2">
                      <bdi className="font-medium wrap-anywhere">{tax.name}</bdi>
                      {tax.isDefault && <Badge variant="secondary">{t('newInvoices')}</Badge>}
                    </span>
                    <span className="text-caption text-muted-foreground block wrap-anywhere">
                      {[formatRates(tax), tax.reason].filter((text) => text !== tax.name && text).join(' · ')}
                    </span>
                  </span>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-haspopup="dialog"
                    aria-label={t('editNamed', { name: tax.name })}
                    onPointerEnter={load}
                    onFocus={load}
                    onClick={() => setEdited(tax)}
                  >
                    {tCommon('edit')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {offers.length > 0 && !isFull && (
            <div className="grid gap-2">
              <p className="text-caption text-muted-foreground">{t('usual')}</p>
              <ul aria-label={t('usual')} className="flex flex-wrap gap-2">
                {offers.map((offer) => (
                  <li key={toTaxKey(offer)}>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={t('addNamed', { name: offer.name })}
                      loading={adding === toTaxKey(offer)}
                      disabled={adding !== null}
                      onClick={() => add(offer)}
                    >
                      <Plus aria-hidden="true" />
                      {offer.name}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </CardContent>
      )}
      {edited && (
        <Suspense>
          <TaxDialog
            tax={edited === 'new' ? null : edited}
            language={language}
            isFirst={!taxes.some(({ isDefault }) => isDefault)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
