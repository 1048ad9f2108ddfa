'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { ClientOption } from '@/lib/clients/client-response'
import { ApiError } from '@/lib/platform/http/api-client'
import type { InvoiceInput } from '@/lib/documents/schema'
import { fetchClient } from '../invoice-form-api'
import type { InvoiceFields } from '../invoice-form-values'

type Form = Pick<UseFormReturn<InvoiceFields, unknown, InvoiceInput>, 'control' | 'getValues' | 'setValue'>

/**
 * Returns the form's known clients: those of the page and those found since. If a restored draft names another one, it
 * is fetched, and cleared if it no longer exists.
 */
export function useClientOptions(form: Form, initialClients: ClientOption[], defaultCurrency: string) {
  const { control, getValues, setValue } = form
  const [found, setFound] = useState<ClientOption[]>([])
  const clientId = useWatch({ control, name: 'clientId' })
  const proposed = useRef(getValues('currency'))

  const clients = useMemo(() => {
    const knownIds = new Set(initialClients.map(({ id }) => id))
    return [...initialClients, ...found.filter(({ id }) => !knownIds.has(id) && knownIds.add(id))]
  }, [initialClients, found])

  const addClients = useCallback((more: ClientOption[]) => setFound((before) => [...before, ...more]), [])

  const isUnknown = clientId !== '' && !clients.some(({ id }) => String(id) === clientId)
  useEffect(() => {
    if (!isUnknown) return
    let stale = false
    fetchClient(Number(clientId)).then(
      (client) => !stale && addClients([client]),
      (error: unknown) => {
        if (!stale && error instanceof ApiError && error.status === 404) setValue('clientId', '')
      },
    )
    return () => {
      stale = true
    }
  }, [isUnknown, clientId, addClients, setValue])

  /** Applies the client's currency, unless the user chose one or the document was created from another one. */
  const applyCurrency = (client: ClientOption) => {
    if (getValues('currency') !== proposed.current || getValues('madeFrom')?.relation) return
    proposed.current = client.currency ?? defaultCurrency
    setValue('currency', proposed.current, { shouldDirty: true })
  }

  return { clients, addClients, applyCurrency }
}
