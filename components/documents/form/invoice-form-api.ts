import { CLIENT_PAGE_SIZE } from '@/lib/clients/filter'
import type { createInvoice, updateInvoice } from '@/lib/api/definitions/invoices'
import type { getClient, listClients } from '@/lib/api/definitions/clients'
import type { getNextNumber } from '@/lib/api/definitions/numbers'
import { callApi } from '@/lib/platform/http/api-client'
import type { ClientOption } from '@/lib/clients/client-response'
import type { InvoiceInput } from '@/lib/documents/schema'
import { toKindParam } from '@/lib/documents/lifecycle/routes'
import type { DocumentKind, Invoice } from '@/lib/documents/types'

/** Creating an invoice, or editing a draft with the version it was loaded at. */
export type InvoiceFormMode =
  | { kind: 'create' }
  /** `hasSchedule`: true if it started a recurring schedule that has not ended. */
  | { kind: 'edit'; id: number; version: number; hasSchedule: boolean }

/** Saves the form. Throws ApiError: 409 if the number is taken or the draft changed meanwhile. */
export function saveInvoice(mode: InvoiceFormMode, input: InvoiceInput): Promise<Invoice> {
  if (mode.kind === 'create')
    return callApi<typeof createInvoice>({ method: 'POST', path: '/api/invoices', body: input })
  const { autoNumber: _autoNumber, kind: _kind, ...fields } = input
  return callApi<typeof updateInvoice>({
    method: 'PATCH',
    path: `/api/invoices/${mode.id}`,
    // Without the parts, an unchanged rate would keep the stored ones.
    body: { ...fields, taxParts: fields.taxParts ?? null, version: mode.version },
  })
}

/** Loaded on demand: the form works without it. */
export const importFetchFile = () => import('@/components/shared/browser/fetch-file')

/** Loaded on demand: the details start collapsed. */
export const loadDetailsChoices = () => import('./details-choices')

/** Returns the unsaved form as a PDF with its file name. Throws ApiError. */
export const fetchPreviewPdf = async (body: unknown) =>
  (await importFetchFile()).fetchFile('/api/invoices/preview-pdf', body)

/** Adds country names to clients; the names are loaded with the first of them. */
async function withCountryNames(answer: Promise<ClientOption[]>): Promise<ClientOption[]> {
  // If the names can't be loaded, the country codes are shown.
  const names = import('@/lib/clients/with-country-name').catch(() => null)
  const [clients, module] = await Promise.all([answer, names])
  return module ? clients.map(module.withCountryName) : clients
}

export const searchClients = (search: string, signal?: AbortSignal): Promise<ClientOption[]> =>
  withCountryNames(
    callApi<typeof listClients>({
      method: 'GET',
      path: `/api/clients?search=${encodeURIComponent(search)}&limit=${CLIENT_PAGE_SIZE}`,
      signal,
    }),
  )

export async function fetchClient(id: number): Promise<ClientOption> {
  const [client] = await withCountryNames(
    callApi<typeof getClient>({ method: 'GET', path: `/api/clients/${id}` }).then((one) => [one]),
  )
  return client!
}

/** Returns the next number for a document of this kind, issue date and client. */
export const fetchNextNumber = (
  kind: DocumentKind,
  issueDate: string,
  clientId: string,
  signal: AbortSignal,
): Promise<{ number: string }> =>
  callApi<typeof getNextNumber>({
    method: 'GET',
    path: `/api/invoices/numbers/next?${new URLSearchParams({
      ...(kind !== 'INVOICE' && { kind: toKindParam(kind) }),
      issueDate,
      clientId,
    })}`,
    signal,
  })
