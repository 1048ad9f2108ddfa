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
import type { SearchHits } from '@/lib/reports/search/types'
import type { SearchState } from './use-search'
import type { ParsedCommand } from './command-parser'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import { apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'
import type { InvoiceStatus } from '@/lib/documents/types'
import { fetchFile } from '@/components/shared/browser/fetch-file'
import { saveFile } from '@/components/shared/browser/save-file'

const wordOf = (status: InvoiceStatus) => getStatusLabel(status).toLowerCase()

/**
 * Marks an invoice from anywhere, says which and offers to take it back, as the lists do.
 * @param refresh reads the screen anew
 */
async function changeInvoiceStatus(
  { id, invoiceNumber, status: before }: SearchHits['invoices'][number],
  status: InvoiceStatus,
  refresh: () => void,
): Promise<void> {
  const patch = (body: { status: InvoiceStatus; undo?: true }) =>
    apiFetch(`/api/invoices/${id}/status`, { method: 'PATCH', body })
  try {
    await patch({ status })
  } catch (error) {
    toast({ title: 'Failed to update status', description: getErrorMessage(error), variant: 'destructive' })
    return
  }
  refresh()
  toastWithUndo({
    title: `${invoiceNumber} marked as ${wordOf(status)}`,
    undo: async () => {
      await patch({ status: before, undo: true })
      refresh()
      return { title: 'Status updated', description: `${invoiceNumber} is back to ${wordOf(before)}.` }
    },
  })
}

/** Something that was asked for in words, as Enter will do it. */
interface CommandSuggestion {
  value: string
  icon: LucideIcon
  label: ReactNode
  /** What tells it from the others: number, amount, contact. */
  detail?: string
  /** It answers what was typed before: it is shown so that the list does not blink, but Enter must not do it. */
  isOld?: boolean
  run: () => void
}

const OVERDUE = '/invoices?status=overdue'

/** What a verb comes to with what was found for it; where nothing was, what leads on. */
export function useCommandSuggestions(verb: ParsedCommand | null, search: SearchState): CommandSuggestion[] {
  const router = useRouter()
  if (!verb) return []
  // These two need nothing found.
  const isOld = search.state === 'searching' && verb.kind !== 'open' && verb.kind !== 'client'
  return itemsFor(verb, search, router).map((item) => ({ ...item, isOld }))
}

function itemsFor(
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
  const sumOf = ({ totalAmount, currency }: SearchHits['invoices'][number]) =>
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
        detail: `${invoice.invoiceNumber} · ${sumOf(invoice)}`,
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
    const isThere = invoice.status === status
    // Its page knows what was paid, and offers a credit note instead.
    const isCancelledThere = status === 'CANCELLED' && isInGroup('billed', invoice)
    const opens = isThere || isCancelledThere
    return {
      value: `verb mark ${invoice.id}`,
      icon: opens ? ArrowRight : CircleCheck,
      label: isThere
        ? `${invoice.invoiceNumber} is ${name} already`
        : isCancelledThere
          ? `Open ${invoice.invoiceNumber} to cancel it`
          : `Mark ${invoice.invoiceNumber} as ${name}`,
      detail: `${invoice.clientName} · ${sumOf(invoice)}`,
      run: opens
        ? to(`/invoices/${invoice.id}`)
        : () => void changeInvoiceStatus(invoice, status, () => router.refresh()),
    }
  })
}

/** Saves an export without leaving the page: neither unsaved words nor a failure may cost it. */
async function downloadExport(path: string): Promise<void> {
  try {
    const { file, name } = await fetchFile(path)
    saveFile(file, name)
  } catch (error) {
    toast({ title: 'Failed to export', description: getErrorMessage(error), variant: 'destructive' })
  }
}
