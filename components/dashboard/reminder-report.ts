import type { SkippedReminder } from '@/lib/reports/dashboard/suggested-actions'

const SHOWN = 3

/** Lists the skipped invoices in one sentence per reason; undefined if there are none. */
export function formatSkippedReminders(
  skipped: SkippedReminder[],
  verbs = { one: 'was', other: 'were' },
): string | undefined {
  const numbers = new Map<string, string[]>()
  for (const [number, reason] of skipped) numbers.set(reason, [...(numbers.get(reason) ?? []), number])
  const sentences = [...numbers].map(
    ([reason, named]) =>
      `${listText(named)} ${named.length === 1 ? verbs.one : verbs.other} skipped: ${reason}.`,
  )
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** `INV-1, INV-2 and INV-3`, `INV-1, INV-2, INV-3 and 4 more`. */
function listText(names: string[]): string {
  const more = names.length - SHOWN
  const parts = more > 0 ? [...names.slice(0, SHOWN), `${more} more`] : names
  return parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Converts a message from the server for use inside a sentence. */
export const toInlineReason = (message: string): string =>
  message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')
