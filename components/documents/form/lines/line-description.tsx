'use client'

import { lazy, Suspense, useRef, useState, type ClipboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Textarea } from '@/components/ui/textarea'
import type { LineKind } from '@/lib/documents/line-items/line-kinds'
import { isBlankLine, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { cn } from '@/lib/utils'
import { useRegisterWithDefault } from '@/components/documents/form/use-register-with-default'

const load = () => import('./line-suggestions')
const LineSuggestions = lazy(load)

/** Minimum length of a search; shorter texts match nearly everything. */
const FROM = 2

interface LineDescriptionProps {
  id: string
  'aria-required': boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  className?: string
  index: number
  kind: LineKind
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onAnnounce: (message: string) => void
}

/**
 * Description field with suggestions of saved and earlier items, for a known client even before typing. Stays a text
 * box with `aria-autocomplete`, since a combobox can't have line breaks.
 */
export function LineDescription(props: LineDescriptionProps) {
  const { className, index, kind, onPaste, onAnnounce, ...inputProps } = props
  const t = useTranslations('documentForm.lines.placeholders')
  const { getValues } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.description` as const
  const field = useRef<HTMLTextAreaElement>(null)
  const { ref, onChange, onBlur, ...registered } = useRegisterWithDefault<InvoiceFields>(name)
  // Search text; null while no suggestions are shown.
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<string>()
  const listId = `${inputProps.id}-items`
  const isItem = kind === 'ITEM'
  const isAsking =
    isItem && typed !== null && (typed.trim().length >= FROM || (typed === '' && isInvoiceEmpty()))

  /** True if only the client is filled in: their earlier items may be all that is needed. */
  function isInvoiceEmpty() {
    return (
      getValues('clientId') !== '' &&
      getValues('lineItems').every((line) => isBlankLine(line, getValues('decimalSign')))
    )
  }
  const close = () => {
    setTyped(null)
    setActive(undefined)
  }
  return (
    <>
      <Textarea
        {...registered}
        {...inputProps}
        ref={(element) => {
          field.current = element
          ref(element)
        }}
        rows={1}
        autoComplete="off"
        aria-autocomplete={isItem ? 'list' : undefined}
        aria-haspopup={isItem ? 'listbox' : undefined}
        aria-controls={active ? listId : undefined}
        aria-activedescendant={active}
        className={cn(
          'min-h-9 resize-none py-1.5 leading-5.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5',
          kind === 'HEADING' && 'font-semibold',
          className,
        )}
        placeholder={t(kind)}
        onFocus={() => {
          if (isItem) void load().catch(() => undefined)
          if (isInvoiceEmpty()) setTyped('')
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          void onChange(event)
        }}
        onBlur={(event) => {
          close()
          void onBlur(event)
        }}
        onPaste={isItem ? onPaste : undefined}
      />
      {isAsking && (
        <Suspense>
          <LineSuggestions
            listId={listId}
            field={field}
            typed={typed}
            onActive={setActive}
            index={index}
            onAnnounce={onAnnounce}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
