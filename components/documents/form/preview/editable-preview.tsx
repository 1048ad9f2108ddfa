'use client'

import { lazy, Suspense, useCallback, useRef, useState, type MouseEvent } from 'react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import type {
  DocumentField,
  GetEmptyText,
  GetFieldProps,
} from '@/components/documents/document-view/field-props'
import { isDeductionLine, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useDocumentKind } from '@/components/documents/form/use-document-kind'
import { listTextFields } from '@/lib/documents/texts'
import { isLinked } from '@/lib/documents/quote-billing/relations'
import { findField, listFields } from './preview-fields'
import { LivePreview, type LivePreviewProps } from './live-preview'

const load = () => import('./preview-field')
const PreviewField = lazy(load)

interface EditablePreviewProps extends LivePreviewProps {
  /** The user's default, in days. */
  paymentTerms: number
}

/**
 * Live preview whose texts, figures and dates are edited in place: a click puts an input over them. For the mouse only,
 * since the form beside it has the same fields.
 */
export function EditablePreview({ paymentTerms, ...preview }: EditablePreviewProps) {
  const t = useTranslations('documentForm.preview')
  const { control, getValues } = useFormContext<InvoiceFields>()
  const area = useRef<HTMLDivElement>(null)
  const [edited, setEdited] = useState<DocumentField | null>(null)
  const title = t('edit')
  const kind = useDocumentKind()
  const lines = useWatch({ control, name: 'lineItems' })
  // As a text, so that typing doesn't draw the document twice.
  const fixedLines = lines.flatMap((line, index) => (isDeductionLine(line) ? [index] : [])).join()
  const getFieldProps = useCallback<GetFieldProps>(
    (field) => {
      const [, line, column] = field.split('.')
      if (line !== undefined) {
        const isMissing = Number(line) >= lines.length
        const isFixed = column !== 'description' && fixedLines.split(',').includes(line)
        if (isMissing || isFixed) return undefined
      }
      // Credit notes and progress invoices keep the client of their source.
      const { relation = null } = getValues('madeFrom') ?? {}
      if (field === 'clientId' && isLinked({ relation })) return undefined
      return { 'data-field': field, title }
    },
    [lines.length, fixedLines, getValues, title],
  )
  const getEmptyText = useCallback<GetEmptyText>(
    (field) => {
      if (field.startsWith('lineItems.')) return t('add.description')
      const text = listTextFields(kind).find((one) => one === field)
      return text ? t(`add.${text}`) : null
    },
    [kind, t],
  )

  const edit = (event: MouseEvent<HTMLElement>) => {
    const field = findField(event.target)
    // Dragging over a text selects it.
    if (!field || window.getSelection()?.toString()) return
    if (field !== 'clientId') return setEdited(field)
    const client = area.current?.closest('form')?.querySelector<HTMLElement>('[name=clientId]')
    client?.scrollIntoView({ block: 'center' })
    client?.focus({ preventScroll: true })
    client?.click()
  }
  /** Goes to the field after or before the edited one; false if there is none. */
  const step = (by: 1 | -1): boolean => {
    const fields = listFields(area.current!)
    const index = fields.indexOf(edited!)
    // The element of an emptied text is gone.
    const next = index < 0 ? undefined : fields[index + by]
    setEdited(next ?? null)
    return next !== undefined
  }

  return (
    <div
      ref={area}
      className="relative [&_[data-field=clientId]]:cursor-pointer [&_[data-field]]:cursor-text [&_[data-field]]:rounded-xs [&_[data-field]:hover]:outline-1 [&_[data-field]:hover]:outline-offset-2 [&_[data-field]:hover]:outline-current/45 [&_[data-field]:hover]:outline-dashed"
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={edit}
    >
      <LivePreview {...preview} getFieldProps={getFieldProps} getEmptyText={getEmptyText} />
      {edited && (
        <Suspense>
          <PreviewField
            key={edited}
            area={area}
            field={edited}
            paymentTerms={paymentTerms}
            onClose={() => setEdited((field) => (field === edited ? null : field))}
            onStep={step}
          />
        </Suspense>
      )}
    </div>
  )
}
