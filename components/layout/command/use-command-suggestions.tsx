'use client'

import { useTranslations } from 'next-intl'
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
import { useFormats } from '@/components/shared/formats'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'

type Translate = Translator<'shell.commands'>

/**
 * Changes the status of an invoice from the command menu and offers to undo it, as in the lists. `refresh`: refreshes
 * the page.
 */
async function changeInvoiceStatus(
  { id, invoiceNumber, status: before }: SearchHits['invoices'][number],
  status: InvoiceStatus,
  { t, refresh }: { t: Translate; refresh: () => void },
): Promise<void> {
  const patch = (body: { status: InvoiceStatus; undo?: true }) =>
    callApi<typeof setStatus>({ method: 'PATCH', path: `/api/invoices/${id}/status`, body })
  try {
    await patch({ status })
  } catch (error) {
    toastError(t('markFailed'), error)
    return
  }
  refresh()
  toastWithUndo({
    title: t('marked', { number: invoiceNumber, status }),
    undo: async () => {
      await patch({ status: before, undo: true })
      refresh()
      return {
        title: t('statusRestored'),
        description: t('statusRestoredHint', { number: invoiceNumber, status: before }),
      }
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

/** Isolates the direction of a name. */
const name = (text: ReactNode) => <bdi>{text}</bdi>

const OVERDUE = '/invoices?status=overdue'

/** Returns the suggestions for a command with its search results; without results, a link to continue. */
export function useCommandSuggestions(verb: ParsedCommand | null, search: SearchState): CommandSuggestion[] {
  const t = useTranslations('shell.commands')
  const router = useRouter()
  const formats = useFormats()
  if (!verb) return []
  // These two need no search.
  const isOld = search.state === 'searching' && verb.kind !== 'open' && verb.kind !== 'client'
  return getSuggestionItems(verb, search, { t, router, formats }).map((item) => ({ ...item, isOld }))
}

function getSuggestionItems(
  verb: ParsedCommand,
  { hits, state }: SearchState,
  { t, router, formats }: { t: Translate; router: ReturnType<typeof useRouter>; formats: InterfaceFormats },
): CommandSuggestion[] {
  const to = (href: string) => () => confirmLeave(() => router.push(href))
  if (verb.kind === 'open')
    return [
      {
        value: `verb ${verb.target}`,
        icon: ArrowRight,
        label: t(`open.${verb.target}`),
        run: verb.download ? () => void downloadExport(verb.href, t('exportFailed')) : to(verb.href),
      },
    ]
  const isMissing = state === 'found' && hits.invoices.length + hits.clients.length === 0
  if (verb.kind === 'client' || (verb.kind === 'invoice' && isMissing))
    return [
      {
        value: 'verb client',
        icon: UserPlus,
        label: t.rich('newClient', { client: verb.about, name }),
        run: to(`/clients?${new URLSearchParams({ edit: 'new', name: verb.about })}`),
      },
    ]
  if (verb.kind === 'invoice')
    return hits.clients.map((client) => ({
      value: `verb invoice ${client.id}`,
      icon: FilePlus,
      label: t.rich('newInvoiceFor', { client: getClientTitle(client), name }),
      detail: findClientContact(client) ?? undefined,
      run: to(`/invoices/create?clientId=${client.id}`),
    }))
  const formatTotal = ({ totalAmount, currency }: SearchHits['invoices'][number]) =>
    formats.money(totalAmount, currency)
  if (verb.kind === 'remind')
    return [
      ...hits.invoices.map((invoice) => ({
        value: `verb remind ${invoice.id}`,
        icon: BellRing,
        label: t.rich('remind', { client: invoice.clientName, name }),
        detail: `${invoice.invoiceNumber} · ${formatTotal(invoice)}`,
        run: to(`/invoices/${invoice.id}?remind=1`),
      })),
      { value: 'verb overdue', icon: ArrowRight, label: t('open.overdue'), run: to(OVERDUE) },
    ]
  if (isMissing)
    return [
      {
        value: 'verb find',
        icon: SearchIcon,
        label: t('searchInvoices', { query: verb.about }),
        run: to(`/invoices?${new URLSearchParams({ q: verb.about })}`),
      },
    ]
  const { status } = verb
  return hits.invoices.map((invoice) => {
    const hasStatus = invoice.status === status
    // The invoice's page knows its payments, and offers a credit note instead.
    const needsCreditNote = status === 'CANCELLED' && isInGroup('billed', invoice)
    const opens = hasStatus || needsCreditNote
    return {
      value: `verb mark ${invoice.id}`,
      icon: opens ? ArrowRight : CircleCheck,
      label: hasStatus
        ? t('alreadyMarked', { number: invoice.invoiceNumber, status })
        : needsCreditNote
          ? t('openToCancel', { number: invoice.invoiceNumber })
          : t('mark', { number: invoice.invoiceNumber, status }),
      detail: `${invoice.clientName} · ${formatTotal(invoice)}`,
      run: opens
        ? to(`/invoices/${invoice.id}`)
        : () => void changeInvoiceStatus(invoice, status, { t, refresh: () => router.refresh() }),
    }
  })
}

/** Downloads an export without leaving the page, so that neither unsaved changes nor an error interrupt it. */
async function downloadExport(path: string, failureTitle: string): Promise<void> {
  try {
    const { file, name } = await fetchFile(path)
    saveFile(file, name)
  } catch (error) {
    toastError(failureTitle, error)
  }
}
