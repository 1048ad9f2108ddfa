'use client'

import { useTranslations } from 'next-intl'
import { useRef, type ComponentProps, type RefObject, useEffect, useEffectEvent, type Ref } from 'react'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import { CheckIcon, PlusIcon } from 'lucide-react'
import { Command, CommandGroup, CommandInput, CommandItem, CommandList } from '@/components/ui/command'
import { cn } from '@/lib/utils'
import { useOptions, type ComboboxOption, type ComboboxSearch } from './use-options'

interface ComboboxPopoverProps extends Omit<ComponentProps<typeof ComboboxList>, 'inputRef'> {
  id: string
  /** Button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>
  /** True while the button keeps the focus. */
  isPreview: boolean
  onClose: () => void
  /** Called when something outside is pressed or focused. */
  onLeave: () => void
}

/** Popover of a combobox, below its button. */
export default function ComboboxPopover(props: ComboboxPopoverProps) {
  const { id, anchor, isPreview, onClose, onLeave, ...list } = props
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isPreview) input.current?.focus()
  }, [isPreview])
  // A dialog blocks scrolling outside it, including that of a non-modal list.
  const isInDialog = anchor.current?.closest('[role="dialog"], [role="alertdialog"]') != null
  return (
    <Popover open onOpenChange={(open) => !open && onClose()} modal={isInDialog}>
      <PopoverAnchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <PopoverContent
        id={id}
        align="start"
        aria-label={list.label}
        className="w-(--radix-popover-trigger-width) min-w-[min(20rem,calc(100vw-1rem))] overflow-hidden p-0"
        onOpenAutoFocus={(event) => {
          // Radix would select the typed text, so that the next key replaces it.
          event.preventDefault()
          if (!isPreview) input.current?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // The choice may have moved the focus.
          if (document.activeElement === document.body) anchor.current?.focus()
        }}
        onInteractOutside={(event) => {
          // The button itself closes the list.
          if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault()
          else onLeave()
        }}
      >
        <ComboboxList inputRef={input} {...list} />
      </PopoverContent>
    </Popover>
  )
}

interface ComboboxListProps {
  inputRef: Ref<HTMLInputElement>
  /** Accessible name of the search field and list. */
  label: string
  value: string
  typed: string
  onType: (typed: string) => void
  /** Enter was pressed before the list had loaded; chooses the first match. */
  isConfirmed: boolean
  options: ComboboxOption[]
  onSearch?: ComboboxSearch
  emptyText: string
  failedText: string
  addLabel?: (typed: string) => string | null
  onChoose: (option: ComboboxOption) => void
  onAdd: (typed: string) => void
}

/** cmdk ignores items with an empty value. */
const itemValue = (value: string) => `option:${value}`

/** Groups consecutive options with the same heading. */
function groupOptions(options: ComboboxOption[]): ComboboxOption[][] {
  const groups: ComboboxOption[][] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last[0]?.group === option.group) last.push(option)
    else groups.push([option])
  }
  return groups
}

/** Open list of a combobox with its search field. */
function ComboboxList(props: ComboboxListProps) {
  const { inputRef, label, value, typed, onType, emptyText, failedText, onChoose, onAdd } = props
  const t = useTranslations('common.combobox')
  const { options, state } = useOptions(typed, props.options, props.onSearch)
  // Nothing can be added while searching: the result may contain it.
  const addLabel = typed.trim() && state !== 'searching' ? props.addLabel?.(typed.trim()) : null
  const confirm = useEffectEvent(() => {
    if (options[0]) onChoose(options[0])
    else if (addLabel) onAdd(typed.trim())
  })
  useEffect(() => {
    if (!props.isConfirmed || state === 'searching') return
    // Runs after the list has the focus, which the choice may move.
    const timer = setTimeout(confirm)
    return () => clearTimeout(timer)
  }, [props.isConfirmed, state])
  // Without any options the text asks for a name, which has been typed.
  const isNameTyped = Boolean(addLabel) && props.options.length === 0
  const isListed = options.some((option) => option.value === value)

  return (
    <Command
      label={label}
      shouldFilter={false}
      loop
      defaultValue={isListed ? itemValue(value) : undefined}
      className="max-h-(--radix-popover-content-available-height)"
    >
      <CommandInput ref={inputRef} placeholder={label} value={typed} onValueChange={onType} />
      <CommandList label={label}>
        {groupOptions(options).map((group) => (
          <CommandGroup key={group[0]?.value} heading={group[0]?.group}>
            {group.map((option) => (
              <ComboboxItem
                key={option.value}
                option={option}
                isChosen={option.value === value}
                onSelect={() => onChoose(option)}
              />
            ))}
          </CommandGroup>
        ))}
        {addLabel && (
          <CommandGroup>
            <CommandItem
              value="add"
              className="text-primary data-[selected=true]:text-primary font-medium"
              onSelect={() => onAdd(typed.trim())}
            >
              <PlusIcon aria-hidden="true" className="text-primary" />
              <span className="min-w-0 wrap-anywhere">{addLabel}</span>
            </CommandItem>
          </CommandGroup>
        )}
      </CommandList>
      <p
        role="status"
        className={cn('text-muted-foreground px-3 py-2.5 text-sm empty:py-0', state === 'found' && 'sr-only')}
      >
        {state === 'searching' && t('searching')}
        {state === 'failed' && failedText}
        {state === 'none' && !isNameTyped && emptyText}
        {state === 'found' && t('available', { count: options.length })}
      </p>
    </Command>
  )
}

interface ComboboxItemProps {
  option: ComboboxOption
  isChosen: boolean
  onSelect: () => void
}

function ComboboxItem({ option, isChosen, onSelect }: ComboboxItemProps) {
  return (
    <CommandItem value={itemValue(option.value)} aria-current={isChosen || undefined} onSelect={onSelect}>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {option.label}
        {option.description && (
          <span className="text-caption text-muted-foreground block">{option.description}</span>
        )}
      </span>
      {isChosen && <CheckIcon aria-hidden="true" className="text-primary" />}
    </CommandItem>
  )
}
