'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import { toast } from '@/components/hooks/use-toast'
import { useAsyncData } from '@/components/shared/browser/use-async-data'
import type { ConvertInput } from '@/lib/documents/quote-billing/convert-schema'
import type { convertDocument, getConversion } from '@/lib/api/definitions/invoices'
import { ApiError, callApi, getErrorMessage } from '@/lib/platform/http/api-client'
import { type ConvertFields, toFieldName } from './convert-fields'
import { toastError } from '@/components/shared/toast-error'

/** Loads the available conversions of a quote. */
export function useConversionStart(id: number) {
  const read = useCallback(
    (signal: AbortSignal) =>
      callApi<typeof getConversion>({ method: 'GET', path: `/api/invoices/${id}/convert`, signal }),
    [id],
  )
  return useAsyncData(read)
}

/** Returns a function that creates the invoice and opens it, or shows the error in the form. `key`: idempotency key. */
export function useConversion(
  id: number,
  key: string,
  { setError, getValues }: UseFormReturn<ConvertFields, unknown, ConvertInput>,
) {
  const t = useTranslations('conversion')
  const router = useRouter()
  return async (body: ConvertInput): Promise<void> => {
    try {
      const invoice = await callApi<typeof convertDocument>({
        method: 'POST',
        path: `/api/invoices/${id}/convert`,
        body,
        key,
      })
      toast({ title: t('done'), description: t('doneHint', { number: invoice.invoiceNumber }) })
      router.refresh()
      router.push(`/invoices/${invoice.id}`)
    } catch (error) {
      toastError(t('failed'), error)
      // With an error set, the form doesn't count as submitted.
      setError('root.server', { message: getErrorMessage(error) })
      if (!(error instanceof ApiError)) return
      for (const [path, [message]] of Object.entries(error.errors))
        setError(toFieldName(path, getValues()) as FieldPath<ConvertFields>, { message })
    }
  }
}
