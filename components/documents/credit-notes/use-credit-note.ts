import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { useAsyncData } from '@/components/shared/browser/use-async-data'
import { toast } from '@/components/hooks/use-toast'
import type { CreditInput } from '@/lib/documents/credit-notes/schema'
import type { CreditableAmounts } from '@/lib/documents/credit-notes/types'
import type { Invoice } from '@/lib/documents/types'
import { apiFetch } from '@/lib/platform/http/api-client'

interface Loaded {
  invoice: Invoice
  left: CreditableAmounts
}

/** What of an invoice can be credited, as it stands now, and making a credit note of it. */
export function useCreditNote(invoiceId: number) {
  const router = useRouter()
  const path = `/api/invoices/${invoiceId}`
  const [saving, setSaving] = useState(false)
  const read = useCallback(
    async (signal: AbortSignal): Promise<Loaded> => {
      const [invoice, left] = await Promise.all([
        apiFetch<Invoice>(path, { signal }),
        apiFetch<CreditableAmounts>(`${path}/credit`, { signal }),
      ])
      return { invoice, left }
    },
    [path],
  )
  const { loaded, problem, retry } = useAsyncData(read)

  /** Makes the draft and opens it. Throws what the server says. */
  const create = async (body: CreditInput, key: string) => {
    setSaving(true)
    try {
      const note = await apiFetch<Invoice>(`${path}/credit`, { method: 'POST', body, key })
      toast({ title: 'Credit note created', description: `${note.invoiceNumber} is a new draft.` })
      router.refresh()
      router.push(`/invoices/${note.id}`)
    } finally {
      setSaving(false)
    }
  }
  return { loaded, problem, retry, saving, create }
}
