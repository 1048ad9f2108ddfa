'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { useOptions } from '@/components/shared/form/use-options'
import type { listItems } from '@/lib/api/definitions/settings/items'
import { callApi } from '@/lib/platform/http/api-client'
import type { SuggestedItem } from '@/lib/documents/items/item-response'
import { formatDecimal, parseAmount } from '@/lib/core/money/parse'
import { formatMeasure, parseMeasure } from '@/lib/core/money/quantity'
import { formatUnit } from '@/lib/core/money/units'
import { useDocumentTax, useTaxOptions } from '@/components/documents/form/charges/tax-field'
import { toTaxKey } from '@/lib/documents/totals/parse-charges'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { SuggestionList } from './suggestion-list'
import { useFormats } from '@/components/shared/formats'

interface LineSuggestionsProps {
  listId: string
  field: RefObject<HTMLTextAreaElement | null>
  typed: string
  /** Index of the line. */
  index: number
  /** Called with the id of the active option, or undefined. */
  onActive: (id: string | undefined) => void
  /** Called with the announcement when an item has set the price. */
  onAnnounce: (message: string) => void
  onClose: () => void
}

type LineName<K extends string> = `lineItems.${number}.${K}`

/**
 * Saved and earlier items that match the input. None is active until an arrow key is pressed, so Enter still goes to
 * the next line.
 */
export default function LineSuggestions(props: LineSuggestionsProps) {
  const formats = useFormats()
  const t = useTranslations('documentForm.lines.suggestions')
  const { listId, field, typed, index, onActive, onAnnounce, onClose } = props
  const { getValues, getFieldState, setValue } = useFormContext<InvoiceFields>()
  const currency = getValues('currency')
  const sign = getValues('decimalSign')
  const unitLanguage = getValues('unitLanguage')
  const taxes = useTaxOptions()
  const document = useDocumentTax()
  const documentTax = document && toTaxKey(document)
  const items = useRef(new Map<string, SuggestedItem>())
  const [active, setActive] = useState(-1)

  const formatPrice = ({ unit, unitPrice, currency }: SuggestedItem) => {
    const price = formats.unitPrice(unitPrice, currency)
    return unit ? t('pricePerUnit', { price, unit: formatUnit(unit, 1, unitLanguage) }) : price
  }
  const formatUses = ({ isSaved, uses }: SuggestedItem) =>
    isSaved ? t('saved') : t('billed', { count: uses })

  const search = async (query: string, signal: AbortSignal) => {
    // Without input: items billed to the client before.
    const of = query === '' && { clientId: getValues('clientId') }
    const params = new URLSearchParams({ q: query, currency, ...of })
    const found = await callApi<typeof listItems>({ method: 'GET', path: `/api/items?${params}`, signal })
    items.current = new Map(found.map((item) => [item.description, item]))
    setActive(-1)
    return found.map((item) => ({
      value: item.description,
      label: item.description,
      description: `${formatPrice(item)} · ${formatUses(item)}`,
    }))
  }
  const found = useOptions(typed, [], search)
  const { options } = found
  const isShown = found.state === 'found'
  const activeId = isShown && active >= 0 ? `${listId}-${active}` : undefined

  useEffect(() => onActive(activeId), [activeId, onActive])

  /** Fills the line with an item: description, tax, price and unit. */
  const applyItem = (item: SuggestedItem) => {
    onClose()
    const [name, price, counted] = (['description', 'unitPrice', 'quantity'] as const).map(
      (key) => `lineItems.${index}.${key}` as const,
    ) as [LineName<'description'>, LineName<'unitPrice'>, LineName<'quantity'>]
    const change = { shouldDirty: true, shouldValidate: getFieldState(name).invalid }
    setValue(name, item.description, change)
    // A price in another currency doesn't apply.
    if (item.currency !== currency) return
    applyTax(item)
    if (parseAmount(getValues(price), sign) || item.unitPrice === 0) return
    setValue(price, formatDecimal(item.unitPrice, sign), change)
    const { quantity, unit } = parseMeasure(getValues(counted), sign, unitLanguage)
    if (unit === null && item.unit !== null && Number.isFinite(quantity))
      setValue(counted, formatMeasure(quantity!, item.unit, sign, unitLanguage), change)
    onAnnounce(t('priceSet', { price: formatPrice(item) }))
  }

  /**
   * Sets the item's tax if it differs from the document's. An item that isn't saved sets only a tax that can be chosen
   * here: a business with one rate should not be asked about earlier ones.
   */
  const applyTax = ({ tax, isSaved }: SuggestedItem) => {
    const name = `lineItems.${index}.tax` as const
    const key = tax && toTaxKey(tax)
    if (!key || getValues(name) !== '' || key === documentTax) return
    if (isSaved || taxes.some((one) => toTaxKey(one) === key)) setValue(name, key, { shouldDirty: true })
  }

  const choose = (value: string | undefined) => {
    const item = items.current.get(value ?? '')
    if (item) applyItem(item)
  }

  // Capturing: while the list is open the arrow keys belong to it, not to the line.
  useEffect(() => {
    const element = field.current
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.isComposing) return
      const last = options.length - 1
      if (event.key === 'ArrowDown') setActive(active >= last ? -1 : active + 1)
      else if (event.key === 'ArrowUp') setActive(active < 0 ? last : active - 1)
      else if (event.key === 'Enter' && active >= 0) choose(options[active]?.value)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    if (isShown) element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  })

  // Shows nothing if nothing matches or the request failed.
  if (!isShown) return null
  return (
    <SuggestionList
      id={listId}
      label={t('label')}
      field={field}
      options={options}
      active={active}
      onActive={setActive}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
