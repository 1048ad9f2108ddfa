'use client'

import { useTranslations } from 'next-intl'
import { useState, useCallback } from 'react'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { CreditNoteForm } from './credit-note-form'
import { useRouter } from 'next/navigation'
import { useAsyncData } from '@/components/shared/browser/use-async-data'
import { toast } from '@/components/hooks/use-toast'
import type { CreditInput } from '@/lib/documents/credit-notes/schema'
import type { creditInvoice, getCreditable, getInvoice } from '@/lib/api/definitions/invoices'
import { callApi } from '@/lib/platform/http/api-client'

interface CreditNoteDialogProps {
  invoiceId: number
  onClose: () => void
}

/** Dialog that creates the draft of a credit note for an issued invoice. */
export function CreditNoteDialog({ invoiceId, onClose }: CreditNoteDialogProps) {
  const t = useTranslations('creditNotes')
  const tCommon = useTranslations('common')
  const { loaded, problem, retry, saving, create } = useCreditNote(invoiceId)
  const [dirty, setDirty] = useState(false)
  const { leave } = useUnsavedChanges(dirty)
  const onLeave = () => leave(onClose)
  const isDone = loaded?.left.totalAmount === 0

  return (
    <Dialog open onOpenChange={(open) => !open && !saving && onLeave()}>
      <DialogContent className="sm:max-w-xl" aria-busy={!loaded && !problem}>
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">
            {loaded ? t('title', { number: loaded.invoice.invoiceNumber }) : t('titleLoading')}
          </DialogTitle>
          <DialogDescription>{isDone ? t('nothingLeft') : t('intro')}</DialogDescription>
        </DialogHeader>
        {loaded && !isDone ? (
          <CreditNoteForm
            {...loaded}
            saving={saving}
            create={async (...asked) => {
              await create(...asked)
              onClose()
            }}
            onDirty={setDirty}
            onLeave={onLeave}
          />
        ) : (
          <>
            {problem ? (
              <p role="alert" className="text-destructive">
                {problem}
              </p>
            ) : (
              !loaded && <Skeleton className="h-40" />
            )}
            <DialogFooter>
              <Button variant="outline" onClick={onClose}>
                {tCommon('close')}
              </Button>
              {problem && <Button onClick={retry}>{tCommon('retry')}</Button>}
            </DialogFooter>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

/** Loads the creditable amounts of an invoice, and creates the credit note. */
function useCreditNote(invoiceId: number) {
  const t = useTranslations('creditNotes')
  const router = useRouter()
  const [saving, setSaving] = useState(false)
  const read = useCallback(
    async (signal: AbortSignal) => {
      const [invoice, left] = await Promise.all([
        callApi<typeof getInvoice>({ method: 'GET', path: `/api/invoices/${invoiceId}`, signal }),
        callApi<typeof getCreditable>({ method: 'GET', path: `/api/invoices/${invoiceId}/credit`, signal }),
      ])
      return { invoice, left }
    },
    [invoiceId],
  )
  const { loaded, problem, retry } = useAsyncData(read)

  /** Creates the draft and opens it. Throws ApiError. */
  const create = async (body: CreditInput, key: string) => {
    setSaving(true)
    try {
      const note = await callApi<typeof creditInvoice>({
        method: 'POST',
        path: `/api/invoices/${invoiceId}/credit`,
        body,
        key,
      })
      toast({ title: t('done'), description: t('doneHint', { number: note.invoiceNumber }) })
      router.refresh()
      router.push(`/invoices/${note.id}`)
    } finally {
      setSaving(false)
    }
  }
  return { loaded, problem, retry, saving, create }
}
