import type { CreatableKind } from '@/lib/documents/lifecycle/creatable-kinds'

/** What begins a document of a kind. */
export const NEW_DOCUMENT_LABELS: Record<CreatableKind, string> = {
  INVOICE: 'New Invoice',
  QUOTE: 'New Quote',
  PROFORMA: 'New Pro Forma',
}
