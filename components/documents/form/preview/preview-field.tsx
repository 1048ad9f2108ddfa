'use client'

import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import type { DocumentField } from '@/components/documents/document-view/field-props'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useDocumentKind } from '@/components/documents/form/use-document-kind'
import { useMoveDates } from '@/components/documents/form/use-move-dates'
import { DateInput } from '@/components/shared/form/date-input'
import { normalizeQuantity } from '@/lib/core/money/quantity'
import { cn } from '@/lib/utils'
import { useFieldPlacement } from './use-field-placement'

type TypedField = Exclude<DocumentField, 'clientId'>

interface PreviewFieldProps {
  /** Element that holds the document and this input. */
  area: RefObject<HTMLElement | null>
  field: DocumentField
  paymentTerms: number
  onClose: () => void
  /** Goes to the next or previous field; false if there is none. */
  onStep: (by: 1 | -1) => boolean
}

/**
 * Input over the element of the document that shows a field, bound to the same field of the form. Enter or leaving it
 * closes it, Escape restores the value, Tab goes to the next field.
 */
export default function PreviewField({ area, field, paymentTerms, onClose, onStep }: PreviewFieldProps) {
  const name = field as TypedField
  const { control, getFieldState, getValues, setValue } = useFormContext<InvoiceFields>()
  const container = useRef<HTMLDivElement>(null)
  const value = useWatch({ control, name })
  const [first] = useState(() => getValues(name))
  const moveDates = useMoveDates(paymentTerms)
  const label = useFieldLabel(name)
  const place = useFieldPlacement(area, name)
  const { isDate, isLong, isFigure } = getType(name)

  const isPlaced = place !== null
  useEffect(() => {
    if (!isPlaced) return
    const input = container.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    input?.focus({ preventScroll: true })
    if (isDate || isFigure) input?.select()
    else input?.setSelectionRange(input.value.length, input.value.length)
  }, [isPlaced, isDate, isFigure])

  const write = (text: string) => {
    if (name === 'issueDate') moveDates(text)
    setValue(name, text, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: getFieldState(name).invalid,
    })
  }
  const close = () => {
    if (name.endsWith('.quantity'))
      write(normalizeQuantity(getValues(name), getValues('decimalSign'), getValues('unitLanguage')))
    onClose()
  }
  /** Closes the input and focuses the preview. */
  const leave = () => {
    close()
    area.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Events of the open calendar bubble through React, too.
    if (event.nativeEvent.isComposing || !container.current?.contains(event.target as Node)) return
    if (event.key === 'Escape') {
      write(first)
      leave()
    } else if (event.key === 'Tab') {
      close()
      if (!onStep(event.shiftKey ? -1 : 1)) return
    } else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLElement &&
      !event.target.matches('button') &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.shiftKey &&
      !isProse(name)
    ) {
      leave()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isWithin =
      relatedTarget instanceof Element &&
      (container.current?.contains(relatedTarget) ||
        relatedTarget.closest('[data-radix-popper-content-wrapper]'))
    if (!isWithin) close()
  }

  if (!place) return null
  const shared = {
    'aria-label': label,
    value,
    autoComplete: 'off',
    className: cn(
      'w-full min-w-0 self-start bg-transparent [text-align:inherit] outline-none',
      isLong && 'field-sizing-content resize-none',
    ),
  }
  return (
    <div
      ref={container}
      className={cn(
        'paper absolute z-10 grid',
        !isDate && 'text-foreground outline-ring rounded-xs shadow-md outline-2 outline-offset-2',
      )}
      style={isDate ? placeDate(place) : place}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      // A click in the input isn't a click on the document.
      onClick={(event) => event.stopPropagation()}
    >
      {isDate ? (
        <DateInput
          aria-label={label}
          value={value}
          className="[&_input]:h-8"
          onChange={(day) => {
            write(day)
            // Chosen from the calendar.
            if (!container.current?.contains(document.activeElement)) leave()
          }}
        />
      ) : isLong ? (
        <textarea {...shared} rows={1} onChange={({ target }) => write(target.value)} />
      ) : (
        <input
          {...shared}
          inputMode={isFigure ? 'decimal' : undefined}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </div>
  )
}

const isProse = (name: string) => name === 'notes' || name === 'termsAndConditions'

function getType(name: TypedField) {
  const isDate = name === 'issueDate' || name === 'dueDate' || name === 'serviceFrom'
  const isFigure = name.endsWith('.quantity') || name.endsWith('.unitPrice')
  const isLong = isProse(name) || name === 'correctionReason' || name.endsWith('.description')
  return { isDate, isFigure, isLong }
}

/** Returns the label of the form's field, marked as that of the preview. */
function useFieldLabel(name: TypedField): string {
  const t = useTranslations('documentForm')
  const kind = useDocumentKind()
  const [, line, column] = name.split('.')
  const getLabel = () => {
    switch (name) {
      case 'invoiceNumber':
        return t('details.number', { kind })
      case 'issueDate':
        return t('dates.issued', { kind })
      case 'dueDate':
        return t('dates.due', { kind })
      case 'serviceFrom':
        return t('charges.serviceDate')
      case 'notes':
      case 'termsAndConditions':
      case 'correctionReason':
      case 'purchaseOrder':
        return t(`texts.${name}.label`)
      default:
        return (
          t(`lines.${column as 'description' | 'quantity' | 'unitPrice'}`) +
          t('lines.ofLine', { line: Number(line) + 1 })
        )
    }
  }
  return t('preview.field', { field: getLabel() })
}

/** A date field has its own size; it is centred on the line of the date. */
const placeDate = ({ left, top }: CSSProperties): CSSProperties => ({
  left: Number(left) - 12,
  top: Number(top) - 5,
})
