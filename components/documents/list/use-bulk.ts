'use client'

import { useRouter } from 'next/navigation'
import { changeMany, doneOf, reasonsOf } from '@/components/shared/list/bulk-call'
import { count, leftOut } from '@/components/shared/list/bulk-words'
import { saveFile } from '@/components/shared/browser/save-file'
import { toastWithUndo } from '@/components/shared/undo'
import { useRun } from '@/components/shared/browser/use-run'
import { toast } from '@/components/hooks/use-toast'
import { inKind } from '@/lib/words/kind-nouns'
import { STANDS } from '@/lib/words/reasons/in-browser/standing'
import { statusAfter, stepOf, type Act } from '@/lib/documents/lifecycle'
import { statusLabel } from '@/lib/documents/status'
import type { InvoiceStatus } from '@/lib/documents/types'
import { fetchFile } from '@/components/shared/browser/fetch-file'
import type { InvoiceRow } from './invoice-row'
import type { useStatusChange } from '@/components/documents/detail/use-status-change'

export type BulkAction = 'pdfs' | 'delete'

/** Shows a status at once and saves it. */
export type Move = ReturnType<typeof useStatusChange>['move']

const PATH = '/api/invoices/bulk'
const wordOf = (status: InvoiceStatus) => statusLabel(status).toLowerCase()

/** What can be done with the chosen rows, one thing at a time. `onGone` is told once they are deleted. */
export function useBulk(rows: InvoiceRow[], move: Move, onGone: () => void) {
  const router = useRouter()
  const { pending, run } = useRun<BulkAction>()
  const some = (howMany: number) => inKind(count(howMany, 'invoice'), rows[0]?.kind)
  const numberOf = (id: number) => rows.find((row) => row.id === id)?.number ?? ''

  const takeBack = (from: InvoiceStatus, to: InvoiceStatus, ids: number[]) =>
    void move(ids, to, async () => {
      const results = await changeMany(PATH, { action: 'move', from, to, undo: true, ids })
      const failed = results.filter(({ ok }) => !ok)
      toast(
        failed.length === 0
          ? { title: 'Status updated', description: `Back to ${wordOf(to)}.` }
          : {
              title: `${some(failed.length)} couldn’t be undone`,
              description: failed[0]!.message,
              variant: 'destructive',
            },
      )
    })

  /** Takes the step with those of which it is the usual one: it comes from one state alone. */
  const mark = (step: Act) => {
    const chosen = rows.filter((row) => stepOf(row) === step)
    if (!chosen[0]) return
    const [from, to] = [chosen[0].status, statusAfter(step, chosen[0])]
    const fitting = chosen.map(({ id }) => id)
    const passed = rows
      .filter((row) => stepOf(row) !== step)
      .map((row): [string, string] => [row.number, STANDS[row.status]])
    void move(fitting, to, async () => {
      const results = await changeMany(PATH, { action: 'move', from, to, ids: fitting })
      const done = doneOf(results)
      const said = {
        title: `${some(done.length)} marked as ${wordOf(to)}`,
        description: leftOut([...passed, ...reasonsOf(results, numberOf)]),
      }
      if (done.length === 0) toast({ ...said, variant: 'destructive' })
      else toastWithUndo({ ...said, undo: () => takeBack(to, from, done) })
    })
  }

  /** Answers whether all are gone; the question stays open on a failure. */
  const remove = async (reason: string): Promise<boolean> => {
    const ids = rows.map(({ id }) => id)
    const results = await run('delete', inKind('Failed to delete invoices', rows[0]?.kind), () =>
      changeMany(PATH, { action: 'delete', ids, ...(reason && { reason }) }),
    )
    if (!results) return false
    const gone = doneOf(results).length
    toast({
      title: `${some(gone)} deleted`,
      description: leftOut(reasonsOf(results, numberOf)),
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
