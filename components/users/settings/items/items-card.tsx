'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { SavedItem } from '@/lib/documents/items/item-response'
import { MAX_SAVED_ITEMS } from '@/lib/documents/items/types'
import { formatUnit } from '@/lib/core/money/units'
import { toTaxKey } from '@/lib/documents/totals/parse-charges'
import { useFormats } from '@/components/shared/formats'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'

const load = () => import('./item-dialog')
const ItemDialog = lazy(() => load().then((module) => ({ default: module.ItemDialog })))

/** Items shown before the rest is collapsed. */
const SHOWN = 8

interface ItemsCardProps {
  items: SavedItem[]
  taxes: TaxRate[]
  /** Currency of new items. */
  currency: string
}

export function ItemsCard({ items, taxes, currency }: ItemsCardProps) {
  const formats = useFormats()
  const t = useTranslations('settings.items')
  const tCommon = useTranslations('common')
  const language = useLocale()
  const [edited, setEdited] = useState<SavedItem | 'new' | null>(null)
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, SHOWN)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>{t('description')}</CardDescription>
        <CardAction>
          <Button
            variant="outline"
            aria-haspopup="dialog"
            disabled={items.length >= MAX_SAVED_ITEMS}
            onPointerEnter={load}
            onFocus={load}
            onClick={() => setEdited('new')}
          >
            <Plus aria-hidden="true" />
            {t('add')}
          </Button>
        </CardAction>
      </CardHeader>
      {items.length > 0 && (
        <CardContent className="grid gap-4">
          <ul aria-label={t('title')} className="divide-y border-y">
            {shown.map((item) => (
              <li key={item.id} className="flex items-center gap-x-4 py-2">
                <span className="min-w-0 flex-1">
                  <bdi className="line-clamp-2 font-medium wrap-anywhere">{item.description}</bdi>
                  <span className="text-caption text-muted-foreground block wrap-anywhere">
                    {detail(item, taxes, { t, formats, language })}
                  </span>
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-haspopup="dialog"
                  aria-label={t('editNamed', { name: item.description })}
                  onPointerEnter={load}
                  onFocus={load}
                  onClick={() => setEdited(item)}
                >
                  {tCommon('edit')}
                </Button>
              </li>
            ))}
          </ul>
          {shown.length < items.length && (
            <Button variant="outline" size="sm" className="w-fit" onClick={() => setAll(true)}>
              {t('showAll', { count: items.length })}
            </Button>
          )}
        </CardContent>
      )}
      {edited && (
        <Suspense>
          <ItemDialog
            item={edited === 'new' ? null : edited}
            taxes={taxes}
            currency={currency}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** Returns price, unit and tax of an item as text. */
function detail(
  { unitPrice, currency, unit, tax }: SavedItem,
  taxes: TaxRate[],
  {
    t,
    formats,
    language,
  }: {
    t: Translator<'settings.items'>
    formats: InterfaceFormats
    language: string
  },
): string {
  const amount = formats.unitPrice(unitPrice, currency)
  const price = unit ? t('pricePerUnit', { price: amount, unit: formatUnit(unit, 1, language) }) : amount
  if (!tax) return price
  const taxRate = taxes.find((one) => toTaxKey(one) === toTaxKey(tax))
  return `${price} · ${taxRate ? taxRate.name : formats.percent(tax.rate)}`
}
