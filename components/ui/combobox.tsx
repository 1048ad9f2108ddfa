'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { Check, ChevronsUpDown } from 'lucide-react'
import { cn } from '@/lib/utils'
import { useDropDown } from './use-drop-down'
import { useOptions, type ComboboxOption } from './use-options'

export type { ComboboxOption }

export type ComboboxProps = {
  value: string
  onChange: (value: string, option: ComboboxOption) => void
  /** Everything there is, or what to show before anything is typed when `onSearch` is given. */
  options?: ComboboxOption[]
  /** Asks elsewhere; `signal` is aborted when another search begins. */
  onSearch?: (query: string, signal: AbortSignal) => Promise<ComboboxOption[]>
  /** The label of `value`, when `options` may not hold it. */
  selectedLabel?: string
  placeholder?: string
  emptyText?: string
  failedText?: string
  id?: string
  name?: string
  disabled?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  className?: string
  'aria-label'?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  'aria-required'?: boolean
}

/**
 * One choice from a list that can be searched: the WAI-ARIA combobox with a listbox. The focus stays in the field; the arrow
 * keys, Enter and Escape move in the list.
 */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, options = [], onSearch, selectedLabel, placeholder, disabled, className } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const listId = `${id}-list`
  const field = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useState(false)
  // Text that is being typed; null while the field shows the chosen label.
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const found = useOptions(open, query ?? '', options, onSearch)

  const known = options.find((option) => option.value === value)?.label
  const label =
    value === '' ? '' : (known ?? (chosen?.value === value ? chosen.label : (selectedLabel ?? '')))
  const activeIndex = Math.min(active, found.options.length - 1)

  useDropDown(open, field, box)

  useEffect(() => {
    if (open) list.current?.querySelector('[data-active="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [open, activeIndex])

  // On the window, before the dialog around the field hears of it: Escape closes the list alone.
  useEffect(() => {
    if (!open) return
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setQuery(null)
    }
    window.addEventListener('keydown', onEscape, true)
    return () => window.removeEventListener('keydown', onEscape, true)
  }, [open])

  const show = () => {
    if (open || disabled) return
    setOpen(true)
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }
  const hide = () => {
    setOpen(false)
    setQuery(null)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return
    setChosen(option)
    hide()
    onChange(option.value, option)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.options.length - 1
    if (event.key === 'ArrowDown') {
      if (open) setActive(activeIndex >= last ? 0 : activeIndex + 1)
      else show()
    } else if (event.key === 'ArrowUp') {
      if (open) setActive(activeIndex <= 0 ? last : activeIndex - 1)
      else show()
    } else if (event.key === 'Enter' && open) {
      choose(found.options[activeIndex])
    } else {
      return
    }
    event.preventDefault()
  }

  const option = found.options[activeIndex]
  return (
    <div
      className={cn('relative', className)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        hide()
        props.onBlur?.()
      }}
    >
      <div ref={field} className="ui-input-group">
        <input
          ref={props.ref}
          id={id}
          name={props.name}
          role="combobox"
          type="text"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-label={props['aria-label']}
          aria-describedby={props['aria-describedby']}
          aria-invalid={props['aria-invalid']}
          aria-required={props['aria-required']}
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && option ? `${listId}-${activeIndex}` : undefined}
          className="ui-input truncate pr-9"
          placeholder={label || placeholder}
          value={query ?? label}
          disabled={disabled}
          onClick={show}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setOpen(true)
            setActive(0)
            setQuery(event.target.value)
          }}
        />
        <ChevronsUpDown aria-hidden="true" className="right-3" />
      </div>
      {open && (
        <div
          ref={box}
          popover="manual"
          className="ui-listbox"
          onMouseDown={(event) => event.preventDefault()}
        >
          <ul
            ref={list}
            id={listId}
            role="listbox"
            aria-label={props['aria-label'] ?? placeholder ?? 'Options'}
          >
            {found.options.map((option, index) => (
              <li
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={option.value === value}
                data-active={index === activeIndex}
                className="ui-option"
                onPointerMove={() => index !== activeIndex && setActive(index)}
                onClick={() => choose(option)}
              >
                <span className="break-anywhere flex-1">
                  {option.label}
                  {option.description && (
                    <span className="text-caption text-muted-foreground block">{option.description}</span>
                  )}
                </span>
                {option.value === value && (
                  <Check aria-hidden="true" className="text-primary size-4 shrink-0" />
                )}
              </li>
            ))}
          </ul>
          <p
            role="status"
            className={cn('text-muted-foreground px-3 py-2.5', found.state === 'found' && 'sr-only')}
          >
            {found.state === 'searching' && 'Searching…'}
            {found.state === 'failed' &&
              (props.failedText ?? 'The list could not be loaded. Please try again.')}
            {found.state === 'none' && (props.emptyText ?? 'Nothing found')}
            {found.state === 'found' && `${found.options.length} available`}
          </p>
        </div>
      )}
    </div>
  )
}
