'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { reviveFields, type InvoiceFields } from './invoice-form-values'

const DELAY = 400

interface Kept {
  fields: unknown
  /** The number the form proposed then. */
  proposed: unknown
}

/** The browser's own storage, or nothing where it is blocked or full. */
const storage = {
  read(key: string): Kept | null {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
    } catch {
      return null
    }
  },
  write(key: string, kept: Kept) {
    try {
      localStorage.setItem(key, JSON.stringify(kept))
    } catch {
      // Nothing is kept then; the guard still asks before the page is left.
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}

type Form = Pick<UseFormReturn<InvoiceFields>, 'getValues' | 'reset' | 'subscribe'>

/**
 * Keeps what is typed in the browser until it is saved, and brings it back on the next visit. A number that was our
 * own proposal is proposed anew, since another invoice may have taken it meanwhile.
 */
export function useKeptDraft(form: Form, key: string, initial: InvoiceFields) {
  const [restored, setRestored] = useState(false)
  const finished = useRef(false)
  const { getValues, reset, subscribe } = form

  /** Whether the form holds anything that would be lost. */
  const isChanged = useCallback(
    () => !finished.current && JSON.stringify(getValues()) !== JSON.stringify(initial),
    [getValues, initial],
  )

  useEffect(() => {
    const kept = storage.read(key)
    const fields = kept && reviveFields(kept.fields, initial)
    if (!fields) return
    if (fields.invoiceNumber === kept.proposed) fields.invoiceNumber = initial.invoiceNumber
    reset(fields, { keepDefaultValues: true })
    // Storage can only be read once the page is in the browser, so this cannot be known while rendering.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setRestored(true)
  }, [key, initial, reset])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (finished.current) return
      if (isChanged()) storage.write(key, { fields: getValues(), proposed: initial.invoiceNumber })
      else storage.remove(key)
    }
    const flush = () => timer && keep()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, DELAY)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      unsubscribe()
      window.removeEventListener('pagehide', flush)
    }
  }, [key, initial, getValues, isChanged, subscribe])

  /** Saved, or given up: nothing is kept any more. */
  const finish = useCallback(() => {
    finished.current = true
    storage.remove(key)
  }, [key])

  const startFresh = useCallback(() => {
    storage.remove(key)
    reset(initial)
    setRestored(false)
  }, [key, initial, reset])

  return { restored, isChanged, finish, startFresh }
}
