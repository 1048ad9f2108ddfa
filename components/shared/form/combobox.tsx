'use client'

import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { ChevronsUpDownIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { cn } from '@/lib/utils'
import { ComboboxList } from './combobox-list'
import type { ComboboxOption, ComboboxSearch } from './use-options'

export type { ComboboxOption, ComboboxSearch }

type TriggerProps = Omit<ComponentProps<typeof Button>, 'value' | 'onChange' | 'onBlur' | 'children'>

export type ComboboxProps = TriggerProps & {
  value: string
  onChange: (value: string, option: ComboboxOption) => void
  onBlur?: () => void
  /** All options, or with `onSearch` those to show before anything is typed. */
  options?: ComboboxOption[]
  /** Looks options up elsewhere. The signal is aborted when another search begins. */
  onSearch?: ComboboxSearch
  /** The label of `value`, when `options` may not hold it. */
  selectedLabel?: string
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Names the search field; the placeholder unless given. */
  searchLabel?: string
  emptyText?: string
  failedText?: string
  /** Returns the label of a last option that adds what was typed, or null if it exists already. */
  addLabel?: (typed: string) => string | null
  onAdd?: (typed: string) => void
  /** Called before the list opens, such as to work out its options. */
  onOpen?: () => void
}

const isTyped = (event: KeyboardEvent) =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey

const isInDialog = (element: HTMLElement) => element.closest('[role="dialog"], [role="alertdialog"]') !== null

/**
 * A choice from a list that can be searched: shadcn/ui's combobox (https://ui.shadcn.com/docs/components/combobox).
 * Other props go to the button that opens it, so it can stand in a FormControl.
 */
export function Combobox({
  value,
  onChange,
  onBlur,
  options = [],
  onSearch,
  selectedLabel = '',
  placeholder = 'Choose',
  searchLabel = placeholder,
  emptyText = 'Nothing found',
  failedText = 'We couldn’t load the list. Please try again.',
  addLabel,
  onAdd,
  onOpen,
  className,
  ...trigger
}: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [inDialog, setInDialog] = useState(false)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const current = [...options, chosen].find((option) => option?.value === value)
  const label = current?.label ?? (value === '' ? '' : selectedLabel)

  const show = (text: string) => {
    onOpen?.()
    setTyped(text)
    setOpen(true)
  }
  const choose = (option: ComboboxOption) => {
    setChosen(option)
    setOpen(false)
    onChange(option.value, option)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (open || !(isTyped(event) || event.key === 'ArrowDown' || event.key === 'ArrowUp')) return
    event.preventDefault()
    setInDialog(isInDialog(event.currentTarget))
    show(isTyped(event) ? event.key : '')
  }

  return (
    // A dialog locks all scrolling outside of it, and so that of a list that is not modal.
    <Popover open={open} onOpenChange={(next) => (next ? show('') : setOpen(false))} modal={inDialog}>
      <PopoverTrigger asChild>
        <Button
          variant="outline"
          {...trigger}
          role="combobox"
          className={cn(
            'border-input hover:bg-card data-[state=open]:bg-card w-full min-w-0 justify-between px-3 text-base font-normal active:brightness-100 md:text-sm',
            'focus-visible:border-ring hover:border-[color-mix(in_oklab,var(--input)_78%,var(--foreground))] focus-visible:-outline-offset-1',
            'disabled:border-input disabled:bg-muted disabled:text-muted-foreground disabled:opacity-100 disabled:shadow-none',
            'aria-invalid:border-destructive aria-invalid:outline-destructive',
            className,
          )}
          onClick={(event) => setInDialog(isInDialog(event.currentTarget))}
          onKeyDown={onKeyDown}
          onBlur={() => !open && onBlur?.()}
        >
          <span className={cn('min-w-0 truncate', label === '' && 'text-muted-foreground')}>
            {label || placeholder}
          </span>
          <ChevronsUpDownIcon aria-hidden="true" className="text-muted-foreground" />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="start"
        aria-label={searchLabel}
        className="w-(--radix-popover-trigger-width) min-w-[min(20rem,calc(100vw-1rem))] overflow-hidden p-0"
        onOpenAutoFocus={(event) => {
          // Radix would select what was typed, for the next key to replace it.
          event.preventDefault()
          input.current?.focus()
        }}
        onInteractOutside={() => onBlur?.()}
      >
        <ComboboxList
          inputRef={input}
          label={searchLabel}
          value={value}
          typed={typed}
          onType={setTyped}
          options={options}
          onSearch={onSearch}
          emptyText={emptyText}
          failedText={failedText}
          addLabel={addLabel}
          onChoose={choose}
          onAdd={(text) => {
            setOpen(false)
            onAdd?.(text)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}
