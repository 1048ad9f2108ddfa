'use client'

import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { ChevronsUpDown } from 'lucide-react'
import { cn } from '@/lib/utils'
import { ComboboxList } from './combobox-list'
import { useOptions, type ComboboxOption, type ComboboxSearch, type Found } from './use-options'

export type { ComboboxOption }

type InputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'type' | 'role'>

export type ComboboxProps = InputProps & {
  value: string
  onChange: (value: string, option: ComboboxOption) => void
  onBlur?: () => void
  /** Everything there is, or what to show before anything is typed when `onSearch` is given. */
  options?: ComboboxOption[]
  /** Asks elsewhere; the signal is aborted when another search begins. */
  onSearch?: ComboboxSearch
  /** The label of `value`, when `options` may not hold it. */
  selectedLabel?: string
  emptyText?: string
  failedText?: string
  /** Label of the last option, which adds what was typed; null if it already exists. */
  addLabel?: (typed: string) => string | null
  onAdd?: (typed: string) => void
}

/**
 * One choice from a list that can be searched: the WAI-ARIA combobox with a listbox. The focus stays in the field; the arrow
 * keys, Enter and Escape move in the list.
 */
export function Combobox({
  value,
  onChange,
  onBlur,
  options = [],
  onSearch,
  selectedLabel = '',
  emptyText,
  failedText,
  addLabel,
  onAdd,
  className,
  ...input
}: ComboboxProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const listId = `${id}-list`
  const field = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // Text that is being typed; null while the field shows the chosen label.
  const [query, setQuery] = useState<string | null>(null)
  const [wished, setWished] = useState(0)
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const typed = query?.trim() ?? ''
  const adding = typed && addLabel ? addLabel(typed) : null
  const found = withAdding(
    useOptions(open, typed, options, onSearch),
    adding === null ? null : { value: '', label: adding, adds: true },
  )

  const last = found.options.length - 1
  const active = Math.min(wished, last)
  const current = [...options, chosen].find((option) => option?.value === value)
  const label = value === '' ? '' : (current?.label ?? selectedLabel)

  useEffect(() => {
    const element = field.current?.querySelector('input')
    // On a slow connection people type before the script has loaded: open the list for that text, too.
    if (!element || element !== document.activeElement || element.value === label) return
    setQuery(element.value)
    setOpen(true)
    // On mount only: later changes fire events.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const show = () => {
    if (open || input.disabled) return
    const at = options.findIndex((option) => option.value === value)
    setWished(Math.max(0, at))
    setOpen(true)
  }
  const hide = () => {
    setOpen(false)
    setQuery(null)
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return
    if (option.adds) {
      hide()
      return onAdd?.(typed)
    }
    setChosen(option)
    hide()
    onChange(option.value, option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && !(event.key === 'Enter' && open)) return
    event.preventDefault()
    if (!open) show()
    else if (event.key === 'Enter') choose(found.options[active])
    else if (event.key === 'ArrowDown') setWished(active >= last ? 0 : active + 1)
    else setWished(active <= 0 ? last : active - 1)
  }

  return (
    <div
      className={cn('relative', className)}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        hide()
        onBlur?.()
      }}
    >
      <div ref={field} className="ui-input-group">
        <input
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
          className="ui-input truncate pr-9"
          placeholder={label || input.placeholder}
          value={query ?? label}
          onClick={show}
          onFocus={(event) => event.target.select()}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setOpen(true)
            setWished(0)
            setQuery(event.target.value)
          }}
        />
        <ChevronsUpDown aria-hidden="true" className="right-3" />
      </div>
      {open && (
        <ComboboxList
          id={listId}
          label={input['aria-label'] ?? input.placeholder ?? 'Options'}
          field={field}
          found={found}
          value={value}
          active={active}
          emptyText={emptyText}
          failedText={failedText}
          onActive={setWished}
          onChoose={choose}
          onEscape={hide}
        />
      )}
    </div>
  )
}

/** While an answer is on its way nothing can be added: what is looked for may be in it. */
function withAdding(found: Found, adding: ComboboxOption | null): Found {
  if (!adding || found.state === 'searching') return found
  return { options: [...found.options, adding], state: found.state === 'none' ? 'found' : found.state }
}
