'use client'

import { useEffect, useRef, useState, type RefObject } from 'react'
import { ComboboxList } from '@/components/ui/combobox-list'
import { useOptions } from '@/components/ui/use-options'
import { apiFetch } from '@/lib/platform/http/client'
import type { SavedItem } from '@/lib/documents/items/types'
import { formatUnitPrice } from '@/lib/kernel/money'

interface LineSuggestionsProps {
  listId: string
  field: RefObject<HTMLTextAreaElement | null>
  typed: string
  /** Of the invoice. */
  currency: string
  /** While nothing is typed: whom the invoice is for, to offer what they were billed before. */
  clientId: string
  /** The id of the option the arrow keys are on, or none. */
  onActive: (id: string | undefined) => void
  onChoose: (item: SavedItem) => void
  onClose: () => void
}

const detail = ({ unit, unitPrice, currency, uses }: SavedItem) =>
  `${formatUnitPrice(unitPrice, currency)}${unit ? ` per ${unit}` : ''} · billed ${uses === 1 ? 'once' : `${uses} times`}`

/**
 * What was billed before and fits what is typed. None is chosen until an arrow key goes there, so that Enter keeps
 * meaning the next line.
 */
export default function LineSuggestions(props: LineSuggestionsProps) {
  const { listId, field, typed, currency, clientId, onActive, onChoose, onClose } = props
  const items = useRef(new Map<string, SavedItem>())
  const [active, setActive] = useState(-1)

  const search = async (query: string, signal: AbortSignal) => {
    const params = new URLSearchParams({ q: query, currency, ...(query === '' && { clientId }) })
    const found = await apiFetch<SavedItem[]>(`/api/items?${params}`, { signal })
    items.current = new Map(found.map((item) => [item.description, item]))
    setActive(-1)
    return found.map((item) => ({
      value: item.description,
      label: item.description,
      description: detail(item),
    }))
  }
  const found = useOptions(true, typed, [], search)
  const { options } = found
  const isShown = found.state === 'found'
  const activeId = isShown && active >= 0 ? `${listId}-${active}` : undefined

  useEffect(() => onActive(activeId), [activeId, onActive])

  const choose = (value: string | undefined) => {
    const item = items.current.get(value ?? '')
    if (item) onChoose(item)
  }

  // Before the line hears of the key: while the list is open, the arrows belong to it.
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

  // Nobody asked, so nothing is said when nothing fits or the server is away.
  if (!isShown) return null
  return (
    <ComboboxList
      id={listId}
      label="Billed before"
      field={field}
      found={found}
      value=""
      active={active}
      oneLine
      onActive={setActive}
      onChoose={({ value }) => choose(value)}
      onEscape={onClose}
    />
  )
}
