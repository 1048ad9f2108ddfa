'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { saveFile } from '@/components/shared/save-file'
import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/http/client'
import { statusLabel } from '@/lib/invoices/status'
import type { InvoiceStatus } from '@/lib/invoices/types'
import { count, leftOut } from './bulk-words'
import { fetchFile } from './fetch-file'
import type { InvoiceRow } from './invoice-row'

/** Where an invoice must stand to be marked so: the steps of the detail screen. */
export const MARKS = { SENT: 'DRAFT', PAID: 'SENT' } as const
export type Mark = keyof typeof MARKS
export type BulkAction = Mark | 'pdfs' | 'delete' | 'undo'

interface Result {
  id: number
  ok: boolean
  message?: string
}

const change = async (body: object) =>
  (await apiFetch<{ results: Result[] }>('/api/invoices/bulk', { method: 'POST', body })).results

/** What can be done with the chosen rows, one thing at a time. `onGone` is told once they are deleted. */
export function useBulk(rows: InvoiceRow[], onGone: () => void) {
  const router = useRouter()
  const [pending, setPending] = useState<BulkAction | null>(null)

  /** Reasons by invoice number, of those that stayed as they were. */
  const reasons = (results: Result[], among: InvoiceRow[]): [number: string, reason: string][] =>
    results.flatMap(({ id, ok, message }) => {
      const row = among.find((one) => one.id === id)
      return ok || !row ? [] : [[row.number, message ?? '']]
    })

  const run = async <T>(
    action: BulkAction,
    title: string,
    work: () => Promise<T>,
  ): Promise<T | undefined> => {
    setPending(action)
    try {
      return await work()
    } catch (error) {
      toast({ title, description: messageOf(error), variant: 'destructive' })
      return undefined
    } finally {
      setPending(null)
    }
  }

  const undo = (from: InvoiceStatus, to: InvoiceStatus, ids: number[]) => () =>
    void run('undo', 'Failed to update status', async () => {
      const results = await change({ action: 'move', from, to, ids })
      const failed = results.filter(({ ok }) => !ok)
      toast(
        failed.length === 0
          ? { title: 'Status updated', description: `Back to ${statusLabel(to).toLowerCase()}.` }
          : {
              title: `${count(failed.length)} could not be taken back`,
              description: failed[0]!.message,
              variant: 'destructive',
            },
      )
      router.refresh()
    })

  const mark = (to: Mark) =>
    run(to, 'Failed to update status', async () => {
      const from = MARKS[to]
      const fitting = rows.filter(({ status }) => status === from)
      const passed = rows.filter(({ status }) => status !== from)
      const results = await change({ action: 'move', from, to, ids: fitting.map(({ id }) => id) })
      const done = results.filter(({ ok }) => ok).map(({ id }) => id)
      const others = passed.map(({ number, status }): [string, string] => [
        number,
        `It is ${statusLabel(status).toLowerCase()}.`,
      ])
      toast({
        title: `${count(done.length)} marked as ${statusLabel(to).toLowerCase()}`,
        description: leftOut([...others, ...reasons(results, fitting)]),
        ...(done.length === 0 && { variant: 'destructive' as const }),
        ...(done.length > 0 && { action: { label: 'Undo', onClick: undo(to, from, done) } }),
      })
      router.refresh()
    })

  /** Answers whether all are gone; the question stays open on a failure. */
  const remove = async (): Promise<boolean> => {
    const results = await run('delete', 'Failed to delete invoices', () =>
      change({ action: 'delete', ids: rows.map(({ id }) => id) }),
    )
    if (!results) return false
    const gone = results.filter(({ ok }) => ok).length
    toast({
      title: `${count(gone)} deleted`,
      description: leftOut(reasons(results, rows)),
      ...(gone === 0 && { variant: 'destructive' as const }),
    })
    onGone()
    router.refresh()
    return true
  }

  const download = () =>
    run('pdfs', 'Failed to download PDFs', async () => {
      const [only] = rows
      const { file, name } =
        rows.length === 1 && only
          ? await fetchFile(`/api/invoices/${only.id}/pdf`)
          : await fetchFile(`/api/invoices/pdfs.zip?ids=${rows.map(({ id }) => id).join(',')}`)
      saveFile(file, name)
    })

  return { pending, mark, remove, download }
}
