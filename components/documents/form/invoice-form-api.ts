import { CLIENT_PAGE_SIZE } from '@/lib/clients/filter'
import { apiFetch } from '@/lib/platform/http/api-client'
import type { ClientOption } from '@/lib/clients/types'
import type { InvoiceInput } from '@/lib/documents/schema'
import { toKindParam } from '@/lib/documents/lifecycle/routes'
import type { DocumentKind, Invoice } from '@/lib/documents/types'

/** A new invoice, or the draft being edited with the version it was loaded with. */
export type InvoiceFormMode = { kind: 'create' } | { kind: 'edit'; id: number; version: number }

/** Saves the form. Throws ApiError: 409 for a taken number or a draft that was changed meanwhile. */
export function saveInvoice(mode: InvoiceFormMode, input: InvoiceInput): Promise<Invoice> {
  if (mode.kind === 'create') return apiFetch('/api/invoices', { method: 'POST', body: input })
  const { autoNumber: _autoNumber, kind: _kind, ...fields } = input
  return apiFetch(`/api/invoices/${mode.id}`, {
    method: 'PATCH',
    body: { ...fields, version: mode.version },
  })
}

/** What fetches a file, which the form is there without. */
export const importFetchFile = () => import('@/components/shared/browser/fetch-file')

/** The selects among the details, which are folded away at first. */
export const loadDetailsChoices = () => import('./details-choices')

/** A PDF of the form as it stands, with its name. Throws ApiError. */
export const fetchPreviewPdf = async (body: unknown) =>
  (await importFetchFile()).fetchFile('/api/invoices/preview-pdf', body)

/** Clients with the names of their countries, which come with the first of them. */
async function named(answer: Promise<ClientOption[]>): Promise<ClientOption[]> {
  // Without them, they are known by their codes.
  const names = import('@/lib/clients/with-country-name').catch(() => null)
  const [clients, module] = await Promise.all([answer, names])
  return module ? clients.map(module.withCountryName) : clients
}

export const searchClients = (search: string, signal?: AbortSignal): Promise<ClientOption[]> =>
  named(apiFetch(`/api/clients?search=${encodeURIComponent(search)}&limit=${CLIENT_PAGE_SIZE}`, { signal }))

export async function fetchClient(id: string): Promise<ClientOption> {
  const [client] = await named(apiFetch<ClientOption>(`/api/clients/${id}`).then((one) => [one]))
  return client!
}

/** What a document of this kind, day and client would be called. */
export const fetchNextNumber = (
  kind: DocumentKind,
  issueDate: string,
  clientId: string,
  signal: AbortSignal,
): Promise<{ number: string }> =>
  apiFetch(
    `/api/invoices/numbers/next?${new URLSearchParams({
      ...(kind !== 'INVOICE' && { kind: toKindParam(kind) }),
      issueDate,
      clientId,
    })}`,
    { signal },
  )
