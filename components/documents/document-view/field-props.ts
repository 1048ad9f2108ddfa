import type { FactField } from '@/lib/documents/view/invoice-view'

/** Field of the invoice form that the document shows. */
export type DocumentField =
  | FactField
  | 'clientId'
  | 'invoiceNumber'
  | 'notes'
  | 'termsAndConditions'
  | `lineItems.${number}.${'description' | 'quantity' | 'unitPrice'}`

/** Returns the text that stands for an empty field, such as "Add notes"; null for a field the document can't have. */
export type GetEmptyText = (field: DocumentField) => string | null

/** Returns the attributes of an element that shows a field. */
export type GetFieldProps = (
  field: DocumentField,
) => { 'data-field': DocumentField; title: string } | undefined
