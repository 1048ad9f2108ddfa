import type { WrittenKind } from '@/lib/documents/lifecycle/written-kinds'

/** What begins a document of a kind. */
export const NEW_LABELS: Record<WrittenKind, string> = {
  INVOICE: 'New Invoice',
  QUOTE: 'New Quote',
  PROFORMA: 'New Pro Forma',
}
