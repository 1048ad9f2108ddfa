import { differenceInMinutes } from 'date-fns'
import type { EventAuthor, TimelineEntry } from './types'

/** Longest time between the creation of a link and the email it was created for. */
const MAX_MINUTES = 10

/**
 * Merges what one press of Send did into the entry of its email: the queueing, whose author becomes the email's, the
 * status it set and the link created for it, which are named by `also`. Only neighbours are merged.
 * @param entries newest first
 */
export function mergeSentEmails(entries: TimelineEntry[]): TimelineEntry[] {
  const merged = new Set<TimelineEntry>()
  const shown = entries.map((sent, index): TimelineEntry => {
    if (sent.type !== 'MAIL_SENT') return sent
    const [after, before, earlier] = [entries[index - 1], entries[index + 1], entries[index + 2]]
    const isQueueing = before?.type === 'MAIL_QUEUED' && before.detail === sent.detail
    const steps = [
      ...(after?.type === 'INVOICE_SENT' && after.by === 'job' && !after.detail ? [after] : []),
      ...(isQueueing ? [before] : []),
      ...(isQueueing && earlier && isLinkFor(before, earlier) ? [earlier] : []),
    ]
    for (const step of steps) merged.add(step)
    const also = steps.map(({ type }) => type).filter((type) => type !== 'MAIL_QUEUED')
    return { ...sent, ...(isQueueing && before.by && { by: before.by }), ...(also.length > 0 && { also }) }
  })
  return shown.filter((_, index) => !merged.has(entries[index]!))
}

const isLinkFor = (queued: TimelineEntry, { type, at, by }: TimelineEntry): boolean =>
  type === 'LINK_CREATED' && isSameAuthor(by, queued.by) && differenceInMinutes(queued.at, at) < MAX_MINUTES

const isSameAuthor = (one?: EventAuthor, other?: EventAuthor): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.id === other.id : one === other
