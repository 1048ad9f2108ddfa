'use client'

import { useEffect, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { isDay } from '@/lib/core/dates'
import type { InvoiceInput } from '@/lib/documents/schema'
import { fetchNextNumber } from './invoice-form-api'
import type { InvoiceFields } from './invoice-form-values'

type Form = Pick<UseFormReturn<InvoiceFields, unknown, InvoiceInput>, 'control' | 'getValues' | 'setValue'>

/**
 * Returns the proposed number. If numbers contain the date or the client (`follows`), it is fetched again when either
 * changes, and shown until the user types another one. Saving assigns the final number.
 */
export function useProposedNumber(form: Form, initial: InvoiceFields, follows: boolean): string {
  const { control, getValues, setValue } = form
  const [proposed, setProposed] = useState(initial.invoiceNumber)
  const shown = useRef(proposed)
  const [issueDate, clientId] = useWatch({ control, name: ['issueDate', 'clientId'] })
  const requestedFor = useRef(`${initial.issueDate} ${initial.clientId}`)

  useEffect(() => {
    const about = `${issueDate} ${clientId}`
    if (!follows || !isDay(issueDate) || about === requestedFor.current) return
    requestedFor.current = about
    const abort = new AbortController()
    fetchNextNumber(getValues('kind'), issueDate, clientId, abort.signal).then(
      ({ number }) => {
        if (abort.signal.aborted) return
        if (getValues('invoiceNumber') === shown.current) setValue('invoiceNumber', number)
        shown.current = number
        setProposed(number)
      },
      () => undefined,
    )
    return () => abort.abort()
  }, [follows, issueDate, clientId, getValues, setValue])

  return proposed
}
