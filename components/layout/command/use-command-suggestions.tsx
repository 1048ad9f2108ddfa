'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import {
  ArrowRight,
  BellRing,
  CircleCheck,
  FilePlus,
  Search as SearchIcon,
  UserPlus,
  type LucideIcon,
} from 'lucide-react'
import { confirmLeave } from '@/components/shared/unsaved/unsaved-forms'
import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import { isInGroup } from '@/lib/documents/lifecycle/kinds'
import { getStatusLabel } from '@/lib/documents/labels'
import { formatMoney } from '@/lib/core/money'
import type { SearchHits } from '@/lib/reports/search/search-response'
import type { SearchState } from './use-search'
import type { ParsedCommand } from './command-parser'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import type { setStatus } from '@/lib/api/definitions/invoices'
import { callApi } from '@/lib/platform/http/api-client'
import type { InvoiceStatus } from '@/lib/documents/types'
import { fetchFile } from '@/components/shared/browser/fetch-file'
import { saveFile } from '@/components/shared/browser/save-file'
import { toastError } from '@/components/shared/toast-error'

const formatStatus = (status: InvoiceStatus) => getStatusLabel(status).toLowerCase()

/**
 * Changes the status of an invoice from the command menu and offers to undo it, as in the lists. `refresh`: refreshes
 * the page.
 */
async function changeInvoiceStatus(
  { id, invoiceNumber, status: before }: SearchHits['invoices'][number],
  status: InvoiceStatus,
  refresh: () => void,
): Promise<void> {
  const patch = (body: { status: InvoiceStatus; undo?: true }) =>
    callApi<typeof setStatus>({ method: 'PATCH', path: `/api/invoices/${id}/status`, body })
  try {
    await patch({ status })
  } catch (error) {
    toastError('Failed to update status', error)
    return
  }
  refresh()
  toastWithUndo({
    title: `${invoiceNumber} marked as ${formatStatus(status)}`,
    undo: async () => {
      await patch({ status: before, undo: true })
      refresh()
      return { title: 'Status updated', description: `${invoiceNumber} is back to ${formatStatus(before)}.` }
    },
  })
}

/** Suggestion for a parsed command, run by Enter. */
interface CommandSuggestion {
  value: string
  icon: LucideIcon
  label: ReactNode
  /** Distinguishing detail: number, amount, contact. */
  detail?: string
  /** True for a previous result, shown to avoid flicker. Enter must not run it. */
  isOld?: boolean
  run: () => void
}

const OVERDUE = '/invoices?status=overdue'

/** Returns the suggestions for a command with its search results; without results, a link to continue. */
export function useCommandSuggestions(verb: ParsedCommand | null, search: SearchState): CommandSuggestion[] {
  const router = useRouter()
  if (!verb) return []
  // These two need no search.
  const isOld = search.state === 'searching' && verb.kind !== 'open' && verb.kind !== 'client'
  return getSuggestionItems(verb, search, router).map((item) => ({ ...item, isOld }))
}

function getSuggestionItems(
  verb: ParsedCommand,
  { hits, state }: SearchState,
  router: ReturnType<typeof useRouter>,
): CommandSuggestion[] {
  const to = (href: string) => () => confirmLeave(() => router.push(href))
  if (verb.kind === 'open')
    return [
      {
        value: `verb ${verb.label}`,
        icon: ArrowRight,
        label: verb.label,
        run: verb.download ? () => void downloadExport(verb.href) : to(verb.href),
      },
    ]
  const isMissing = state === 'found' && hits.invoices.length + hits.clients.length === 0
  if (verb.kind === 'client' || (verb.kind === 'invoice' && isMissing))
    return [
      {
        value: 'verb client',
        icon: UserPlus,
        label: (
          <>
            New client “<bdi>{verb.about}</bdi>”
          </>
        ),
        run: to(`/clients?${new URLSearchParams({ edit: 'new', name: verb.about })}`),
      },
    ]
  if (verb.kind === 'invoice')
    return hits.clients.map((client) => ({
      value: `verb invoice ${client.id}`,
      icon: FilePlus,
      label: (
        <>
          New invoice for <bdi>{getClientTitle(client)}</bdi>
        </>
      ),
      detail: findClientContact(client) ?? undefined,
      run: to(`/invoices/create?clientId=${client.id}`),
    }))
  const formatTotal = ({ totalAmount, currency }: SearchHits['invoices'][number]) =>
    formatMoney(totalAmount, currency)
  if (verb.kind === 'remind')
    return [
      ...hits.invoices.map((invoice) => ({
        value: `verb remind ${invoice.id}`,
        icon: BellRing,
        label: (
          <>
            Remind <bdi>{invoice.clientName}</bdi>
          </>
        ),
        detail: `${invoice.invoiceNumber} · ${formatTotal(invoice)}`,
        run: to(`/invoices/${invoice.id}?remind=1`),
      })),
      { value: 'verb overdue', icon: ArrowRight, label: 'Overdue invoices', run: to(OVERDUE) },
    ]
  if (isMissing)
    return [
      {
        value: 'verb find',
        icon: SearchIcon,
        label: `Search invoices for “${verb.about}”`,
        run: to(`/invoices?${new URLSearchParams({ q: verb.about })}`),
      },
    ]
  const { status } = verb
  const name = getStatusLabel(status).toLowerCase()
  return hits.invoices.map((invoice) => {
    const hasStatus = invoice.status === status
    // The invoice's page knows its payments, and offers a credit note instead.
    const needsCreditNote = status === 'CANCELLED' && isInGroup('billed', invoice)
    const opens = hasStatus || needsCreditNote
    return {
      value: `verb mark ${invoice.id}`,
      icon: opens ? ArrowRight : CircleCheck,
      label: hasStatus
        ? `${invoice.invoiceNumber} is ${name} already`
        : needsCreditNote
          ? `Open ${invoice.invoiceNumber} to cancel it`
          : `Mark ${invoice.invoiceNumber} as ${name}`,
      detail: `${invoice.clientName} · ${formatTotal(invoice)}`,
      run: opens
        ? to(`/invoices/${invoice.id}`)
        : () => void changeInvoiceStatus(invoice, status, () => router.refresh()),
    }
  })
}

/** Downloads an export without leaving the page, so that neither unsaved changes nor an error interrupt it. */
async function downloadExport(path: string): Promise<void> {
  try {
    const { file, name } = await fetchFile(path)
    saveFile(file, name)
  } catch (error) {
    toastError('Failed to export', error)
  }
}
