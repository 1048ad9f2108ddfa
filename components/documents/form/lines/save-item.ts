import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import type { InvoiceFields, LineFields } from '@/components/documents/form/invoice-form-values'
import type { SavedItem } from '@/lib/documents/items/types'
import { parseTaxKey } from '@/lib/documents/totals/parse-charges'
import { parseAmount } from '@/lib/core/money/parse'
import { parseMeasure } from '@/lib/core/money/quantity'
import { apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'

/** Saves a line to the business's items, with its own tax if it has one. */
export async function saveItem(
  line: LineFields,
  { currency, decimalSign }: Pick<InvoiceFields, 'currency' | 'decimalSign'>,
): Promise<void> {
  const body = {
    description: line.description,
    unit: parseMeasure(line.quantity, decimalSign).unit,
    unitPrice: parseAmount(line.unitPrice, decimalSign) ?? 0,
    currency,
    tax: parseTaxKey(line.tax),
  }
  try {
    const { id, description } = await apiFetch<SavedItem>('/api/items/saved', { method: 'POST', body })
    toastWithUndo({
      title: 'Item saved',
      description,
      undo: () => apiFetch<void>(`/api/items/saved/${id}`, { method: 'DELETE' }),
    })
  } catch (error) {
    toast({ title: 'Failed to save', description: getErrorMessage(error), variant: 'destructive' })
  }
}
