'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'next-intl'
import { get, type FieldErrors, type Path, type UseFormReturn } from 'react-hook-form'
import { toastAction } from '@/components/shared/toast-with-undo'
import { loadPage } from '@/components/shared/browser/load-page'
import { saveFile } from '@/components/shared/browser/save-file'
import { discardChanges } from '@/components/shared/unsaved/unsaved-forms'
import { useFormats } from '@/components/shared/formats'
import { toast } from '@/components/hooks/use-toast'
import { getSessionEndedPath } from '@/lib/auth/rules/paths'
import type { getInvoice } from '@/lib/api/definitions/invoices'
import { ApiError, callApi, getErrorMessage } from '@/lib/platform/http/api-client'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import type { InvoiceInput } from '@/lib/documents/schema'
import { getListPath } from '@/lib/documents/lifecycle/routes'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { toFieldName } from '@/components/documents/form/field-errors'
import {
  fetchPreviewPdf,
  saveInvoice,
  type InvoiceFormMode,
} from '@/components/documents/form/invoice-form-api'
import type { InvoiceFormAction } from '@/components/documents/form/invoice-form-header'
import { toInvoiceInput, type InvoiceFields } from '@/components/documents/form/invoice-form-values'

/** After the session was ended elsewhere, signing in returns to this page, whose draft is restored. */
const offerSignIn = (label: string) => ({
  duration: 60_000,
  action: toastAction(label, () => {
    discardChanges()
    loadPage(getSessionEndedPath(location.pathname + location.search))
  }),
})

interface Options {
  form: UseFormReturn<InvoiceFields, unknown, InvoiceInput>
  element: RefObject<HTMLFormElement | null>
  mode: InvoiceFormMode
  /** Number the form proposed: if unchanged and taken, the server may assign the next free one. */
  proposedNumber: string
  onSaved: () => void
  /** Called after saving in order to send. */
  onSend: (invoice: SavedInvoice) => void
}

export interface SavedInvoice {
  id: number
  kind?: DocumentKind
  invoiceNumber: string
}

/**
 * Returns the form's actions (save, send, share, PDF). Runs one at a time and shows each error where it can be fixed.
 */
export function useInvoiceFormActions({ form, element, mode, proposedNumber, onSaved, onSend }: Options) {
  const t = useTranslations('documentForm.toasts')
  const formats = useFormats()
  const router = useRouter()
  const [pending, setPending] = useState<InvoiceFormAction | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  // The invoice no longer exists, so the form can only be saved as a new one.
  const [deleted, setDeleted] = useState(false)
  // A second click can arrive before the first one is rendered.
  const busy = useRef(false)
  const creating = mode.kind === 'create' || deleted
  const kind = form.getValues('kind')

  /** Focuses the first invalid field in page order. */
  const focusFirstInvalid = (isInvalid: (name: string) => boolean) => {
    const fields = element.current?.querySelectorAll<HTMLElement>('[name]') ?? []
    const first = [...fields].find((field) => isInvalid(field.getAttribute('name')!))
    // A field in a closed `details` can't have the focus.
    const details = first?.closest('details')
    if (details) details.open = true
    first?.focus()
  }

  const showInvalid = (errors: FieldErrors<InvoiceFields>) => {
    if (filterItems(form.getValues('lineItems')).length === 0)
      toast({
        title: t('noItems.title'),
        description: t('noItems.description', { kind }),
        variant: 'destructive',
      })
    focusFirstInvalid((name) => Boolean(get(errors, name)))
  }

  const fail = async (title: string, error: unknown) => {
    if (!deleted && (await isDeleted(mode, error))) return setDeleted(true)
    const signIn = error instanceof ApiError && error.status === 401 && offerSignIn(t('signIn'))
    toast({ title, description: getErrorMessage(error), variant: 'destructive', ...signIn })
    if (!(error instanceof ApiError)) return
    // On creation, 404 can only mean the client.
    const clientError = creating && error.status === 404 ? { clientId: [error.message] } : {}
    const errors = Object.entries({ ...clientError, ...error.errors }).map(
      ([path, [message]]) => [toFieldName(path), message] as const,
    )
    for (const [field, message] of errors)
      form.setError(field as Path<InvoiceFields>, { type: 'server', message })
    if (!creating && error.status === 409 && errors.length === 0) setConflict(error.message)
    focusFirstInvalid((name) => errors.some(([field]) => field === name))
  }

  /** Says when the next invoice comes, if saving starts a recurring schedule. */
  const describeStart = ({ invoiceType, recurringDate, schedule }: InvoiceInput): string | null => {
    const hasSchedule = mode.kind === 'edit' && !deleted && mode.hasSchedule
    if (hasSchedule || invoiceType !== 'RECURRING' || !recurringDate) return null
    const date = formats.inlineDay(recurringDate)
    return t('seriesStarted', { date, autoSend: String(schedule?.autoSend ?? false) })
  }

  const save = async (input: InvoiceInput, action: InvoiceFormAction): Promise<boolean> => {
    try {
      const autoNumber = creating && input.invoiceNumber === proposedNumber
      const invoice = await saveInvoice(deleted ? { kind: 'create' } : mode, { ...input, autoNumber })
      onSaved()
      const result = creating ? 'created' : 'updated'
      toast({
        title: t(`${result}.title`, { kind }),
        description: [t(`${result}.description`), describeStart(input)].filter(Boolean).join(' '),
      })
      if (action === 'send') {
        onSend({ id: invoice.id, kind, invoiceNumber: invoice.invoiceNumber })
        return true
      }
      // Refreshed first, so that the next screen isn't served from the router cache.
      router.refresh()
      if (action === 'share') router.push(`/invoices/${invoice.id}?share=1`)
      else router.push(creating ? getListPath(kind) : `/invoices/${invoice.id}`)
      return true
    } catch (error) {
      await fail(t(creating ? 'createFailed' : 'updateFailed', { kind }), error)
      return false
    }
  }

  const download = async () => {
    try {
      const { file, name } = await fetchPreviewPdf({ ...toInvoiceInput(form.getValues()), kind })
      saveFile(file, name)
    } catch (error) {
      await fail(t('downloadFailed'), error)
    }
  }

  const run = async (action: InvoiceFormAction) => {
    if (busy.current) return
    busy.current = true
    setPending(action)
    let isLeaving = false
    try {
      if (action === 'pdf') await download()
      else
        await form.handleSubmit(async (input) => {
          isLeaving = await save(input, action)
        }, showInvalid)()
    } catch (error) {
      // The validation code could not be loaded.
      await fail(t(creating ? 'createFailed' : 'updateFailed', { kind }), error)
    } finally {
      // Stays pending after saving until the next screen is shown.
      busy.current = isLeaving
      if (!isLeaving) setPending(null)
    }
  }

  return { pending, conflict, deleted, run }
}

/** True if the invoice itself is missing; the 404 may also mean its client. */
async function isDeleted(mode: InvoiceFormMode, error: unknown): Promise<boolean> {
  if (mode.kind === 'create' || !(error instanceof ApiError) || error.status !== 404) return false
  const answer: unknown = await callApi<typeof getInvoice>({
    method: 'GET',
    path: `/api/invoices/${mode.id}`,
  }).catch((reason: unknown) => reason)
  return answer instanceof ApiError && answer.status === 404
}
