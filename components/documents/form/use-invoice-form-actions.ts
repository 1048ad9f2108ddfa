'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, type RefObject } from 'react'
import { get, type FieldErrors, type Path, type UseFormReturn } from 'react-hook-form'
import { toastAction } from '@/components/shared/toast-action'
import { loadPage } from '@/components/shared/browser/load-page'
import { saveFile } from '@/components/shared/browser/save-file'
import { discardChanges } from '@/components/shared/unsaved/unsaved-forms'
import { toast } from '@/components/hooks/use-toast'
import { getSessionEndedPath } from '@/lib/auth/rules/paths'
import { ApiError, apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import type { InvoiceInput } from '@/lib/documents/schema'
import { getListPath } from '@/lib/documents/lifecycle/routes'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import { toFieldName } from '@/components/documents/form/field-errors'
import {
  fetchPreviewPdf,
  saveInvoice,
  type InvoiceFormMode,
} from '@/components/documents/form/invoice-form-api'
import type { InvoiceFormAction } from '@/components/documents/form/invoice-form-header'
import { toInvoiceInput, type InvoiceFields } from '@/components/documents/form/invoice-form-values'

/** The session was ended elsewhere: signing in leads back here, where the browser has kept what was typed. */
const SIGN_IN = {
  duration: 60_000,
  action: toastAction('Sign in', () => {
    discardChanges()
    loadPage(getSessionEndedPath(location.pathname + location.search))
  }),
}

interface Options {
  form: UseFormReturn<InvoiceFields, unknown, InvoiceInput>
  element: RefObject<HTMLFormElement | null>
  mode: InvoiceFormMode
  /** The number the form proposed: sent untouched, it may give way to the next free one. */
  proposedNumber: string
  onSaved: () => void
  /** Saved in order to be sent. */
  onSend: (invoice: SavedInvoice) => void
}

export interface SavedInvoice {
  id: number
  kind?: DocumentKind
  invoiceNumber: string
}

/** Saving, sending, sharing and the PDF: one at a time, and every failure said where it can be mended. */
export function useInvoiceFormActions({ form, element, mode, proposedNumber, onSaved, onSend }: Options) {
  const router = useRouter()
  const [pending, setPending] = useState<InvoiceFormAction | null>(null)
  const [conflict, setConflict] = useState<string | null>(null)
  // The invoice is gone: what is typed here can only be saved as another one.
  const [deleted, setDeleted] = useState(false)
  // A second click can come before the first one has been drawn.
  const busy = useRef(false)
  const creating = mode.kind === 'create' || deleted
  const kind = form.getValues('kind')
  const said = (sentence: string) => withDocumentNoun(sentence, kind)

  /** Moves to the first field, in the order of the page, that is wrong. */
  const focusFirst = (isWrong: (name: string) => boolean) => {
    const fields = element.current?.querySelectorAll<HTMLElement>('[name]') ?? []
    const first = [...fields].find((field) => isWrong(field.getAttribute('name')!))
    // What is folded away cannot have the focus.
    const fold = first?.closest('details')
    if (fold) fold.open = true
    first?.focus()
  }

  const refuse = (errors: FieldErrors<InvoiceFields>) => {
    if (filterItems(form.getValues('lineItems')).length === 0)
      toast({
        title: 'No line items',
        description: said('Please add at least one item to your invoice'),
        variant: 'destructive',
      })
    focusFirst((name) => Boolean(get(errors, name)))
  }

  const fail = async (title: string, error: unknown) => {
    if (!deleted && (await isDeleted(mode, error))) return setDeleted(true)
    const signIn = error instanceof ApiError && error.status === 401 && SIGN_IN
    toast({ title, description: getErrorMessage(error), variant: 'destructive', ...signIn })
    if (!(error instanceof ApiError)) return
    // Who may not find the client may not find anything else here.
    const gone = creating && error.status === 404 ? { clientId: [error.message] } : {}
    const errors = Object.entries({ ...gone, ...error.errors }).map(
      ([path, [message]]) => [toFieldName(path), message] as const,
    )
    for (const [field, message] of errors)
      form.setError(field as Path<InvoiceFields>, { type: 'server', message })
    if (!creating && error.status === 409 && errors.length === 0) setConflict(error.message)
    focusFirst((name) => errors.some(([field]) => field === name))
  }

  const save = async (input: InvoiceInput, action: InvoiceFormAction): Promise<boolean> => {
    try {
      const autoNumber = creating && input.invoiceNumber === proposedNumber
      const invoice = await saveInvoice(deleted ? { kind: 'create' } : mode, { ...input, autoNumber })
      onSaved()
      toast(
        creating
          ? { title: said('Invoice created successfully'), description: 'It was saved as a draft.' }
          : { title: said('Invoice updated'), description: 'Your changes have been saved.' },
      )
      if (action === 'send') {
        onSend({ id: invoice.id, invoiceNumber: invoice.invoiceNumber })
        return true
      }
      // First, so that the next screen is not the one the browser has kept.
      router.refresh()
      if (action === 'share') router.push(`/invoices/${invoice.id}?share=1`)
      else router.push(creating ? getListPath(kind) : `/invoices/${invoice.id}`)
      return true
    } catch (error) {
      await fail(said(creating ? 'Error creating invoice' : 'Error updating invoice'), error)
      return false
    }
  }

  const download = async () => {
    try {
      const { file, name } = await fetchPreviewPdf({ ...toInvoiceInput(form.getValues()), kind })
      saveFile(file, name)
    } catch (error) {
      await fail('Failed to download PDF', error)
    }
  }

  const run = async (action: InvoiceFormAction) => {
    if (busy.current) return
    busy.current = true
    setPending(action)
    let leaving = false
    try {
      if (action === 'pdf') await download()
      else
        await form.handleSubmit(async (input) => {
          leaving = await save(input, action)
        }, refuse)()
    } catch (error) {
      // The check itself could not be loaded.
      await fail(said(creating ? 'Error creating invoice' : 'Error updating invoice'), error)
    } finally {
      // Once saved, the button stays pending until the next screen is there.
      busy.current = leaving
      if (!leaving) setPending(null)
    }
  }

  return { pending, conflict, deleted, run }
}

/** Whether the invoice itself is what was not found: its client may be gone, too. */
async function isDeleted(mode: InvoiceFormMode, error: unknown): Promise<boolean> {
  if (mode.kind === 'create' || !(error instanceof ApiError) || error.status !== 404) return false
  const answer: unknown = await apiFetch(`/api/invoices/${mode.id}`).catch((reason: unknown) => reason)
  return answer instanceof ApiError && answer.status === 404
}
