import type { DocumentField, GetEmptyText, GetFieldProps } from './field-props'

interface EmptyFieldsProps {
  fields: DocumentField[]
  align?: 'end'
  getFieldProps?: GetFieldProps
  getEmptyText?: GetEmptyText
}

/** Places to click for empty fields, in the form's preview. A row without height, so that the document stays as printed. */
export function EmptyFields({ fields, align, getFieldProps, getEmptyText }: EmptyFieldsProps) {
  if (!getEmptyText) return null
  return (
    // Hidden from screen readers, which have the form.
    <div className="invoice-empty" data-align={align} data-print="no" aria-hidden="true">
      <p>
        {fields.map((field) => {
          const text = getEmptyText(field)
          return (
            text && (
              <span key={field} className="invoice-empty-text" {...getFieldProps?.(field)}>
                {text}
              </span>
            )
          )
        })}
      </p>
    </div>
  )
}
