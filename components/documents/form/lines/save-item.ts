import { toastWithUndo } from '@/components/shared/toast-with-undo'
import type { InvoiceFields, LineFields } from '@/components/documents/form/invoice-form-values'
import type { Currency } from '@/lib/core/currencies/currencies'
import { parseTaxKey } from '@/lib/documents/totals/parse-charges'
import { parseAmount } from '@/lib/core/money/parse'
import { parseMeasure } from '@/lib/core/money/quantity'
import type * as items from '@/lib/api/definitions/settings/items'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

/** Saves a line to the business's items, with its own tax if it has one, and shows the result in a toast. */
export async function saveItem(
  line: LineFields,
  { currency, decimalSign, unitLanguage }: Pick<InvoiceFields, 'currency' | 'decimalSign' | 'unitLanguage'>,
  titles: { saved: string; failed: string },
): Promise<void> {
  const body = {
    description: line.description,
    unit: parseMeasure(line.quantity, decimalSign, unitLanguage).unit,
    unitPrice: parseAmount(line.unitPrice, decimalSign) ?? 0,
    // Checked by the API.
    currency: currency as Currency,
    tax: parseTaxKey(line.tax),
  }
  try {
    const { id, description } = await callApi<typeof items.createSavedItem>({
      method: 'POST',
      path: '/api/items/saved',
      body,
    })
    toastWithUndo({
      title: titles.saved,
      description,
      undo: () => callApi<typeof items.deleteSavedItem>({ method: 'DELETE', path: `/api/items/saved/${id}` }),
    })
  } catch (error) {
    toastError(titles.failed, error)
  }
}
