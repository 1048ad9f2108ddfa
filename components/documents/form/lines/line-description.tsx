'use client'

import { lazy, Suspense, useRef, useState, type ClipboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { Textarea } from '@/components/ui/textarea'
import { isBlank, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useRegistered } from '@/components/documents/form/kept/use-registered'

const load = () => import('./line-suggestions')
const LineSuggestions = lazy(load)

/** Fewer letters fit nearly everything. */
const FROM = 2

interface LineDescriptionProps {
  id: string
  'aria-required': boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
  index: number
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onPriced: (message: string) => void
}

/**
 * What a line is for. While it is typed, what the user billed before is offered; to a known client even before that. It stays a text box, since a combobox has
 * no line breaks; that it has suggestions is said by `aria-autocomplete`.
 */
export function LineDescription({ index, onPaste, onPriced, ...wiring }: LineDescriptionProps) {
  const { getValues } = useFormContext<InvoiceFields>()
  const name = `lineItems.${index}.description` as const
  const field = useRef<HTMLTextAreaElement>(null)
  const { ref, onChange, onBlur, ...registered } = useRegistered<InvoiceFields>(name)
  // What suggestions are for; null while there are none to be shown.
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<string>()
  const listId = `${wiring.id}-items`
  const isAsking = typed !== null && (typed.trim().length >= FROM || (typed === '' && begins()))

  /** Nothing is on the invoice but its client: what they were billed before may be all there is to write. */
  function begins() {
    return getValues('clientId') !== '' && getValues('lineItems').every(isBlank)
  }
  const close = () => {
    setTyped(null)
    setActive(undefined)
  }
  return (
    <>
      <Textarea
        {...registered}
        {...wiring}
        ref={(element) => {
          field.current = element
          ref(element)
        }}
        rows={1}
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={active ? listId : undefined}
        aria-activedescendant={active}
        className="min-h-9 resize-none py-1.5 leading-5.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5"
        placeholder="What was it for?"
        onFocus={() => {
          void load().catch(() => undefined)
          if (begins()) setTyped('')
        }}
        onChange={(event) => {
          setTyped(event.target.value)
          void onChange(event)
        }}
        onBlur={(event) => {
          close()
          void onBlur(event)
        }}
        onPaste={onPaste}
      />
      {isAsking && (
        <Suspense>
          <LineSuggestions
            listId={listId}
            field={field}
            typed={typed}
            onActive={setActive}
            index={index}
            onPriced={onPriced}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
