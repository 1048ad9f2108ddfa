'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DraftStorage } from '@/lib/documents/draft-storage-key'
import { parseDraftFields, type InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { deleteDraft, readDraft, saveDraft } from '@/components/shared/browser/encrypted-drafts'

const DELAY = 400

interface StoredDraft {
  fields: unknown
  /** Number the form had proposed when the draft was stored. */
  proposed: unknown
}

type Form = Pick<UseFormReturn<InvoiceFields>, 'getValues' | 'reset' | 'subscribe'>

/**
 * Autosaves the form encrypted in the browser until it is saved, and restores it on the next visit. A number that was
 * only proposed is proposed again on restore, since another invoice may have taken it meanwhile.
 */
export function useDraftAutosave(form: Form, storage: DraftStorage, initial: InvoiceFields) {
  const [restored, setRestored] = useState(false)
  const finished = useRef(false)
  const { name, key } = storage
  const draft = useMemo(() => ({ name, key }), [name, key])
  const { getValues, reset, subscribe } = form

  /** True if the form differs from its initial values. */
  const isChanged = useCallback(
    () => !finished.current && JSON.stringify(getValues()) !== JSON.stringify(initial),
    [getValues, initial],
  )

  useEffect(() => {
    const stored = readDraft(draft) as StoredDraft | null
    const fields = stored && parseDraftFields(stored.fields, initial)
    if (!fields) return
    if (fields.invoiceNumber === stored.proposed) fields.invoiceNumber = initial.invoiceNumber
    reset(fields, { keepDefaultValues: true })
    // Storage is available only in the browser, so this cannot be computed while rendering.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setRestored(true)
  }, [draft, initial, reset])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      if (finished.current) return
      if (isChanged()) saveDraft(draft, { fields: getValues(), proposed: initial.invoiceNumber })
      else deleteDraft(draft)
    }
    const flush = () => timer && save()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(save, DELAY)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      unsubscribe()
      window.removeEventListener('pagehide', flush)
    }
  }, [draft, initial, getValues, isChanged, subscribe])

  /** Deletes the draft after saving or discarding. */
  const finish = useCallback(() => {
    finished.current = true
    deleteDraft(draft)
  }, [draft])

  const startFresh = useCallback(() => {
    deleteDraft(draft)
    reset(initial)
    setRestored(false)
  }, [draft, initial, reset])

  return { restored, isChanged, finish, startFresh }
}
