'use client'

import { lazy, Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { SavedItem } from '@/lib/documents/items/item-response'
import { MAX_SAVED_ITEMS } from '@/lib/documents/items/types'
import { toTaxKey } from '@/lib/documents/totals/parse-charges'
import { formatUnitPrice } from '@/lib/core/money'

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
  const [edited, setEdited] = useState<SavedItem | 'new' | null>(null)
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, SHOWN)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Saved items</CardTitle>
        <CardDescription>
          Offered first while you write a line, with their unit, price and tax. Invoices you’ve written stay
          as they are.
        </CardDescription>
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
            Add item
          </Button>
        </CardAction>
      </CardHeader>
      {items.length > 0 && (
        <CardContent className="grid gap-4">
          <ul aria-label="Saved items" className="divide-y border-y">
            {shown.map((item) => (
              <li key={item.id} className="flex items-center gap-x-4 py-2">
                <span className="min-w-0 flex-1">
                  <bdi className="line-clamp-2 font-medium wrap-anywhere">{item.description}</bdi>
                  <span className="text-caption text-muted-foreground block wrap-anywhere">
                    {detail(item, taxes)}
                  </span>
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  aria-haspopup="dialog"
                  aria-label={`Edit ${item.description}`}
                  onPointerEnter={load}
                  onFocus={load}
                  onClick={() => setEdited(item)}
                >
                  Edit
                </Button>
              </li>
            ))}
          </ul>
          {shown.length < items.length && (
            <Button variant="outline" size="sm" className="w-fit" onClick={() => setAll(true)}>
              Show all {items.length} items
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
function detail({ unitPrice, currency, unit, tax }: SavedItem, taxes: TaxRate[]): string {
  const price = `${formatUnitPrice(unitPrice, currency)}${unit ? ` per ${unit}` : ''}`
  if (!tax) return price
  const taxRate = taxes.find((one) => toTaxKey(one) === toTaxKey(tax))
  return `${price} · ${taxRate ? taxRate.name : `${tax.rate}%`}`
}
