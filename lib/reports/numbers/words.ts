import { statusLabel } from '@/lib/documents/status'
import type { Gap } from './gap'
import type { ReleasedFor } from '@/lib/business/numbering/types'
import type { GivenNumber } from './types'

const RELEASED: Record<ReleasedFor, string> = {
  DELETED: 'Deleted after issue',
  DRAFT_DELETED: 'Draft deleted',
  CHANGED: 'Changed by hand',
}

/** How a number stands, in two or three words. */
export function stateText({ invoice, released }: Pick<GivenNumber, 'invoice' | 'released'>): string {
  if (released) return RELEASED[released.reason]
  return invoice ? statusLabel(invoice.status) : 'Removed'
}

/** What became of a number that no invoice has any more. Null where one has it. */
export function releaseText({
  released,
  issuedAt,
}: Pick<GivenNumber, 'released' | 'issuedAt'>): string | null {
  if (!released) return null
  const { reason, note } = released
  const again = issuedAt ? 'It was issued, so it can’t be used again.' : 'It can be used again.'
  if (reason === 'CHANGED') return `${note ? `Now ${note}. ` : ''}${again}`
  return [note && sentence(note), again].filter(Boolean).join(' ')
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Which numbers are missing below one. */
export function gapText({ from, to, count }: Gap): string {
  return count === 1
    ? `${from} was never used`
    : `${from} to ${to} were never used (${count.toLocaleString('en')})`
}
