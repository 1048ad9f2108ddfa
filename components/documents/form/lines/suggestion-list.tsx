'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { useTranslations } from 'next-intl'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import type { ComboboxOption } from '@/components/shared/form/use-options'
import { cn } from '@/lib/utils'

interface SuggestionListProps {
  id: string
  label: string
  /** Field that the list belongs to; it keeps the focus. */
  field: RefObject<HTMLElement | null>
  options: ComboboxOption[]
  /** Index of the active option, or -1. */
  active: number
  onActive: (index: number) => void
  onChoose: (value: string) => void
  onClose: () => void
}

/** Listbox below a text box, whose `aria-activedescendant` is the active option. */
export function SuggestionList(props: SuggestionListProps) {
  const t = useTranslations('documentForm.lines.suggestions')
  const { id, label, field, options, active, onActive, onChoose, onClose } = props
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <Popover open onOpenChange={(open) => !open && onClose()}>
      <PopoverAnchor virtualRef={field as RefObject<HTMLElement>} />
      <PopoverContent
        // Not a dialog: the focus stays in the field.
        role={undefined}
        align="start"
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (field.current?.contains(event.target as Node)) event.preventDefault()
        }}
        // Keeps the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        className="max-h-[min(20rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) min-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto p-1"
      >
        <ul ref={list} id={id} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => index !== active && onActive(index)}
              onClick={() => onChoose(option.value)}
              className={cn(
                'min-h-9 cursor-pointer rounded-md px-2 py-1.5 text-sm pointer-coarse:min-h-11',
                'aria-selected:bg-accent aria-selected:text-accent-foreground forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight]',
              )}
            >
              <span className="block truncate">{option.label}</span>
              <span className="text-caption text-muted-foreground block">{option.description}</span>
            </li>
          ))}
        </ul>
        <p role="status" className="sr-only">
          {t('available', { count: options.length })}
        </p>
      </PopoverContent>
    </Popover>
  )
}
