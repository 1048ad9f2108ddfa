'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { changeMany, doneOf, reasonsOf } from '@/components/shared/list/bulk-call'
import { count, leftOut } from '@/components/shared/list/bulk-words'
import { toastWithUndo } from '@/components/shared/undo'
import { toast, toastStore, type ToastOptions } from '@/components/ui/toast'
import type { Act, Acts } from '@/lib/reports/dashboard/acts'
import { apiFetch, messageOf } from '@/lib/platform/http/client'
import { newUuid } from '@/lib/kernel/uuid'

const PATH = '/api/invoices/reminders'

/** What one Undo takes back. */
interface Group {
  requestId: string
  /** Presses whose answer is not there yet. */
  waiting: number
  done: number[]
  /** The toast that offers it; 0 before there is one. */
  toastId: number
}
const newGroup = (): Group => ({ requestId: newUuid(), waiting: 0, done: [], toastId: 0 })

/**
 * Does what the dashboard has prepared. What was pressed leaves the stack at once. A reminder is kept back on the server for
 * as long as it can be undone, since nobody takes back a mail that is out.
 */
export function useActs({ stack, remind }: Acts) {
  const router = useRouter()
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  // A second press can come before the first one has been drawn.
  const taken = useRef(new Set<number>())
  const last = useRef<Group | null>(null)
  const show = () => setGone(new Set(taken.current))
  const take = (ids: number[]) => {
    const free = ids.filter((id) => !taken.current.has(id))
    for (const id of free) taken.current.add(id)
    show()
    return free
  }
  const giveBack = (ids: number[]) => {
    for (const id of ids) taken.current.delete(id)
    show()
  }
  const fail = (title: string, error: unknown) =>
    toast({ title, description: messageOf(error), variant: 'destructive' })

  /** What is pressed while an Undo is on the screen, or on its way there, joins what that takes back. */
  const join = (): Group => {
    const shown = toastStore.get()
    const group = last.current
    if (group && (group.waiting > 0 || (shown?.open && shown.id === group.toastId))) return group
    return (last.current = newGroup())
  }

  const undo = async (group: Group) => {
    // What is still on its way was not offered yet: it stays, and nothing new joins it.
    const ids = group.done
    group.done = []
    if (last.current === group) last.current = null
    const back = doneOf(await changeMany(`${PATH}/cancel`, { ids, requestId: group.requestId }))
    giveBack(back)
    router.refresh()
    return takenBack(back.length, ids.length - back.length)
  }

  const sendReminders = async (wanted: number[], clientName?: string) => {
    const ids = take(wanted)
    if (ids.length === 0) return
    const group = join()
    group.waiting += 1
    try {
      const results = await changeMany(PATH, { ids, requestId: group.requestId, hold: true })
      const queued = doneOf(results)
      giveBack(ids.filter((id) => !queued.includes(id)))
      group.done = [...group.done, ...queued]
      const sent = group.done.length
      const numberOf = (id: number) => stack.find((act) => act.invoiceId === id)?.invoiceNumber ?? `#${id}`
      const reasons = reasonsOf(results, numberOf)
      const first = reasons[0]?.[1]
      if (queued.length === 0) {
        toast({ title: 'Failed to send reminder', description: first, variant: 'destructive' })
      } else {
        group.toastId = toastWithUndo({
          title: clientName && sent === 1 ? `Reminder to ${clientName}` : count(sent, 'reminder'),
          description:
            leftOut(clientName ? [] : [...reasons, ...remind.leftOut]) ??
            (sent === 1 ? 'Goes out in a few seconds.' : 'They go out in a few seconds.'),
          undo: () => undo(group),
        })
      }
      router.refresh()
    } catch (error) {
      giveBack(ids)
      fail('Failed to send reminder', error)
    } finally {
      group.waiting -= 1
    }
  }

  const sendAgain = async ({ invoiceId, mailId }: Act) => {
    if (take([invoiceId]).length === 0) return
    try {
      await apiFetch(`/api/invoices/${invoiceId}/mails/${mailId}`, { method: 'POST' })
      toast({ title: 'E-mail queued', description: 'It will be sent shortly.' })
      router.refresh()
    } catch (error) {
      giveBack([invoiceId])
      fail('Failed to send e-mail', error)
    }
  }

  const act = (one: Act): void => {
    if (one.kind === 'OVERDUE') void sendReminders([one.invoiceId], one.clientName)
    else if (one.kind === 'FAILED') void sendAgain(one)
    else router.push(hrefOf(one))
  }

  return {
    stack: stack.filter(({ invoiceId }) => !gone.has(invoiceId)),
    remindable: remind.ids.filter((id) => !gone.has(id)),
    act,
    remindAll: () => void sendReminders(remind.ids),
  }
}

/** What an Undo says. @param out how many had gone out before it */
function takenBack(back: number, out: number): ToastOptions {
  if (back === 0)
    return {
      title: 'Too late to undo',
      description: `The ${out === 1 ? 'reminder has' : 'reminders have'} gone out already.`,
      variant: 'destructive',
    }
  return {
    title: `${count(back, 'reminder')} not sent`,
    description: out > 0 ? `${out} had already gone out.` : undefined,
  }
}

/** What opens on the document's screen, by what its address asks for. */
const WISHES: Partial<Record<Act['kind'], string>> = { DRAFT: '?send=1', ACCEPTED: '?convert=1' }

/** Where an act leads that is no single call. */
export const hrefOf = ({ kind, invoiceId }: Act): string => `/invoices/${invoiceId}${WISHES[kind] ?? ''}`
