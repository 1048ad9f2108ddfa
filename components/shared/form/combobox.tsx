'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { ChevronsUpDownIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/utils'
import type { ComboboxOption, ComboboxSearch } from './use-options'

const loadPopover = () => import('./combobox-popover')
const ComboboxPopover = lazy(loadPopover)

type TriggerProps = Omit<ComponentProps<typeof Button>, 'value' | 'onChange' | 'onBlur' | 'children'>

export type ComboboxProps = TriggerProps & {
  value: string
  onChange: (value: string, option: ComboboxOption) => void
  onBlur?: () => void
  /** All options, or with `onSearch` those shown before anything is typed. */
  options?: ComboboxOption[]
  /** Searches options elsewhere. The signal is aborted when another search starts. */
  onSearch?: ComboboxSearch
  /** Label of `value`, if `options` may not contain it. */
  selectedLabel?: string
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Accessible name of the search field; the placeholder by default. */
  searchLabel?: string
  emptyText?: string
  failedText?: string
  /** Returns the label of an option that adds the typed text, or null if it exists already. */
  addLabel?: (typed: string) => string | null
  onAdd?: (typed: string) => void
  /** Called before the list opens, such as to compute its options. */
  onOpen?: () => void
  /** Opens the list with the first focus, which stays on the button until something is typed. */
  opensOnFocus?: boolean
}

const isTyped = (event: KeyboardEvent) =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey

const isOpening = ({ key }: KeyboardEvent) => [' ', 'Enter', 'ArrowDown', 'ArrowUp'].includes(key)

/**
 * Searchable select: shadcn/ui's combobox (https://ui.shadcn.com/docs/components/combobox). Other props go to its
 * button, so that it works in a FormControl. The list is loaded on hover or focus.
 */
export function Combobox({
  value,
  onChange,
  onBlur,
  options = [],
  onSearch,
  selectedLabel = '',
  placeholder: ownPlaceholder,
  searchLabel,
  emptyText,
  failedText,
  addLabel,
  onAdd,
  onOpen,
  opensOnFocus = false,
  className,
  ...trigger
}: ComboboxProps) {
  const t = useTranslations('common.combobox')
  const placeholder = ownPlaceholder ?? t('placeholder')
  /** Button at the time it last opened the list: `ref` belongs to the form. */
  const button = useRef<HTMLButtonElement>(null)
  const popoverId = useId()
  const [state, setState] = useState<'closed' | 'preview' | 'open'>('closed')
  // The list is shown, but the button keeps the focus. A value set meanwhile, such as by a restored draft, hides it.
  const isPreview = state === 'preview' && value === ''
  const open = state === 'open' || isPreview
  const wasFocused = useRef(false)
  const [typed, setTyped] = useState('')
  const [isConfirmed, setConfirmed] = useState(false)
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const current = [...options, chosen].find((option) => option?.value === value)
  const label = current?.label ?? (value === '' ? '' : selectedLabel)

  const show = (element: HTMLButtonElement, text: string, as: 'preview' | 'open' = 'open') => {
    button.current = element
    onOpen?.()
    setTyped(text)
    setConfirmed(false)
    setState(as)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // While the list loads, the focus is still on the button.
    if (open && event.key === 'Escape') setState('closed')
    else if (isPreview && isOpening(event)) setState('open')
    else if (open && event.key === 'Backspace') setTyped(typed.slice(0, -1))
    else if (open && event.key === 'Enter') setConfirmed(typed !== '')
    else if (isTyped(event) || (open && event.key === ' '))
      show(event.currentTarget, open ? typed + event.key : event.key)
    else if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) show(event.currentTarget, '')
    else return
    event.preventDefault()
  }

  return (
    <>
      <Button
        variant="outline"
        {...trigger}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? popoverId : undefined}
        data-state={open ? 'open' : 'closed'}
        className={cn(
          'border-input hover:bg-card data-[state=open]:bg-card w-full min-w-0 justify-between px-3 text-base font-normal active:brightness-100 md:text-sm',
          'focus-visible:border-ring hover:border-input-hover focus-visible:-outline-offset-1',
          'disabled:border-input disabled:bg-muted disabled:text-muted-foreground disabled:opacity-100 disabled:shadow-none',
          'aria-invalid:border-destructive aria-invalid:outline-destructive',
          className,
        )}
        onPointerEnter={loadPopover}
        onFocus={(event) => {
          void loadPopover()
          if (opensOnFocus && !wasFocused.current) show(event.currentTarget, '', 'preview')
          wasFocused.current = true
        }}
        onClick={(event) => (open && !isPreview ? setState('closed') : show(event.currentTarget, ''))}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // The list has not loaded yet, so it can't notice a click elsewhere.
          if (isPreview && !document.getElementById(popoverId)) setState('closed')
          if (!open) onBlur?.()
        }}
      >
        <span className={cn('min-w-0 truncate', label === '' && 'text-muted-foreground')}>
          {label || placeholder}
        </span>
        <ChevronsUpDownIcon aria-hidden="true" className="text-muted-foreground" />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ComboboxPopover
            id={popoverId}
            anchor={button}
            isPreview={isPreview}
            onClose={() => setState('closed')}
            onLeave={() => onBlur?.()}
            label={searchLabel ?? placeholder}
            value={value}
            typed={typed}
            onType={(text) => {
              setConfirmed(false)
              setTyped(text)
            }}
            isConfirmed={isConfirmed}
            options={options}
            onSearch={onSearch}
            emptyText={emptyText ?? t('empty')}
            failedText={failedText ?? t('failed')}
            addLabel={addLabel}
            onChoose={(option) => {
              setChosen(option)
              setState('closed')
              onChange(option.value, option)
            }}
            onAdd={(text) => {
              setState('closed')
              onAdd?.(text)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
