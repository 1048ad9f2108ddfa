'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { useLoaded } from '@/components/shared/browser/use-loaded'
import { toast } from '@/components/hooks/use-toast'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'
import { convertSchema, type ConvertInput } from '@/lib/documents/convert/schema'
import type { ConversionStart } from '@/lib/documents/convert/types'
import type { Invoice } from '@/lib/documents/types'

const pathOf = (id: number) => `/api/invoices/${id}/convert`

/** What can be made of a quote now. */
export function useConversionStart(id: number) {
  const read = useCallback((signal: AbortSignal) => apiFetch<ConversionStart>(pathOf(id), { signal }), [id])
  return useLoaded(read)
}

/** What is wrong, by the field it is about. */
export type Wrong = Partial<Record<string, string>>

/** Makes the invoice and leads to it. Answers what was wrong: nothing where it was made. */
export function useConversion(id: number) {
  const router = useRouter()
  const [saving, setSaving] = useState(false)
  const [wrong, setWrong] = useState<Wrong>({})

  const convert = async (input: Partial<ConvertInput>, key: string): Promise<void> => {
    const checked = convertSchema.safeParse(input)
    if (!checked.success) {
      const { issues } = checked.error
      // Of each field, the first.
      return setWrong(
        Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse()),
      )
    }
    setWrong({})
    setSaving(true)
    try {
      const made = await apiFetch<Invoice>(pathOf(id), { method: 'POST', body: checked.data, key })
      toast({ title: 'Invoice created', description: `${made.invoiceNumber} is a new draft.` })
      router.refresh()
      // The button stays pending until the draft is there.
      router.push(`/invoices/${made.id}`)
    } catch (error) {
      toast({ title: 'Failed to convert', description: messageOf(error), variant: 'destructive' })
      if (error instanceof ApiError)
        setWrong(
          Object.fromEntries(Object.entries(error.errors).map(([field, [message]]) => [field, message])),
        )
      setSaving(false)
    }
  }
  return { saving, wrong, setWrong, convert }
}
