import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { toast } from '@/components/ui/toast'
import type { Left, Part } from '@/lib/documents/credit-notes/types'
import type { Invoice } from '@/lib/documents/types'
import { apiFetch, messageOf } from '@/lib/platform/http/client'

interface Loaded {
  invoice: Invoice
  left: Left
}

/** What of an invoice can be credited, as it stands now, and making a credit note of it. */
export function useCredit(invoiceId: number) {
  const router = useRouter()
  const path = `/api/invoices/${invoiceId}`
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const cut = new AbortController()
    const { signal } = cut
    Promise.all([apiFetch<Invoice>(path, { signal }), apiFetch<Left>(`${path}/credit`, { signal })]).then(
      ([invoice, left]) => setLoaded({ invoice, left }),
      (error: unknown) => !signal.aborted && setProblem(messageOf(error)),
    )
    return () => cut.abort()
  }, [path, tries])

  const retry = useCallback(() => {
    setProblem(null)
    setTries((count) => count + 1)
  }, [])

  /** Makes the draft and opens it. Throws what the server says. */
  const create = async (lines: Part[], requestId: string) => {
    setSaving(true)
    try {
      const body = { lines, requestId }
      const note = await apiFetch<Invoice>(`${path}/credit`, { method: 'POST', body })
      toast({ title: 'Credit note created', description: `${note.invoiceNumber} is a new draft.` })
      router.refresh()
      router.push(`/invoices/${note.id}`)
    } finally {
      setSaving(false)
    }
  }
  return { loaded, problem, retry, saving, create }
}
