import type { CreatableKind } from '@/lib/documents/lifecycle/kinds'

export const NEW_DOCUMENT_LABELS: Record<CreatableKind, string> = {
  INVOICE: 'New Invoice',
  QUOTE: 'New Quote',
  PROFORMA: 'New Pro Forma',
}
