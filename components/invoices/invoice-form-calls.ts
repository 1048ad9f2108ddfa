import { ApiError, apiFetch, SOMETHING_WENT_WRONG } from '@/lib/http/client'
import type { ClientOption } from '@/lib/clients/types'
import type { InvoiceInput } from '@/lib/invoices/schema'
import type { Invoice } from '@/lib/invoices/types'

/** A new invoice, or the draft being edited with the version it was loaded with. */
export type InvoiceFormMode = { kind: 'create' } | { kind: 'edit'; id: number; version: number }

/** Saves the form. Throws ApiError: 409 for a taken number or a draft that was changed meanwhile. */
export function saveInvoice(mode: InvoiceFormMode, input: InvoiceInput): Promise<Invoice> {
  if (mode.kind === 'create') return apiFetch('/api/invoices', { method: 'POST', body: input })
  const { autoNumber: _autoNumber, ...fields } = input
  return apiFetch(`/api/invoices/${mode.id}`, {
    method: 'PATCH',
    body: { ...fields, version: mode.version },
  })
}

/** A PDF of the form as it stands. Throws ApiError. */
export async function fetchPreviewPdf(body: unknown): Promise<Blob> {
  const response = await fetch('/api/invoices/preview-pdf', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ApiError(0, 'You seem to be offline. Nothing was lost: please try again.')
  })
  if (response.ok) return response.blob()
  const data = (await response.json().catch(() => ({}))) as { message?: string; errors?: ApiError['errors'] }
  throw new ApiError(response.status, data.message ?? SOMETHING_WENT_WRONG, data.errors)
}

export const searchClients = (search: string, signal?: AbortSignal): Promise<ClientOption[]> =>
  apiFetch(`/api/clients?search=${encodeURIComponent(search)}`, { signal })

export const fetchClient = (id: string): Promise<ClientOption> => apiFetch(`/api/clients/${id}`)
