'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { Check, Plus } from 'lucide-react'
import { cn } from '@/lib/utils'
import { useDropDown } from './use-drop-down'
import type { ComboboxOption, Found } from './use-options'

type ComboboxListProps = {
  id: string
  label: string
  field: RefObject<HTMLElement | null>
  found: Found
  value: string
  active: number
  emptyText?: string
  failedText?: string
  /** Cuts labels after one line, so that a few options never have to be scrolled. */
  oneLine?: boolean
  onActive: (index: number) => void
  onChoose: (option: ComboboxOption) => void
  onEscape: () => void
}

/** The open list of a combobox. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, field, found, value, active, oneLine, onActive, onChoose, onEscape } = props
  const { emptyText = 'Nothing found', failedText = 'We couldn’t load the list. Please try again.' } = props
  const box = useRef<HTMLDivElement>(null)
  const isChosen = (option: ComboboxOption) => !option.adds && option.value === value
  useDropDown(field, box)

  useEffect(() => {
    box.current?.querySelector('[data-active="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active])

  // On the window, before a dialog around the field hears of it: Escape closes the list alone.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onEscape()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  })

  return (
    // A press in the list must not take the focus from the field.
    <div ref={box} popover="manual" className="ui-listbox" onMouseDown={(event) => event.preventDefault()}>
      <ul id={id} role="listbox" aria-label={label}>
        {found.options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isChosen(option)}
            data-active={index === active}
            className="ui-option"
            onPointerMove={() => index !== active && onActive(index)}
            onClick={() => onChoose(option)}
          >
            {option.adds && <Plus aria-hidden="true" className="text-primary size-4 shrink-0" />}
            <span
              className={cn(
                'break-anywhere min-w-0 flex-1',
                oneLine && 'truncate',
                option.adds && 'text-primary font-medium',
              )}
            >
              {option.label}
              {option.description && (
                <span className="text-caption text-muted-foreground block">{option.description}</span>
              )}
            </span>
            {isChosen(option) && <Check aria-hidden="true" className="text-primary size-4 shrink-0" />}
          </li>
        ))}
      </ul>
      <p
        role="status"
        className={cn('text-muted-foreground px-3 py-2.5', found.state === 'found' && 'sr-only')}
      >
        {found.state === 'searching' && 'Searching…'}
        {found.state === 'failed' && failedText}
        {found.state === 'none' && emptyText}
        {found.state === 'found' && `${found.options.length} available`}
      </p>
    </div>
  )
}
