import { statusLabel } from '@/lib/documents/status'
import type { Gap } from './gap'
import type { ReleasedFor, SkippedFor } from '@/lib/business/numbering/types'
import type { ExplainedGap, GivenNumber, SeriesReport } from './types'

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

/** Why numbers of a series are missing, where `number` comes after them. */
const WHY: Record<SkippedFor, (number: string) => string> = {
  STARTED: (number) => `numbering began with ${number}`,
  TYPED: (number) => `${number} was typed by hand`,
  SET: () => 'the next number was set to a higher one',
  CHANGED: () => 'the numbering was changed, and went on from there',
  TAKEN: () => 'documents outside of this series have them',
  IMPORTED: () => 'they are from before numbers were recorded here',
}

/** Why the numbers right below one are missing. */
export const whyText = ({ reason }: ExplainedGap, number: string): string =>
  reason ? WHY[reason](number) : 'no reason was recorded'

/** Which numbers are missing below one, and why. What is below the first one of all was never meant to be used. */
export const gapLine = (gap: ExplainedGap, number: string): string =>
  gap.isStart && gap.reason && gap.reason !== 'TAKEN'
    ? `Numbering began with ${number}`
    : `${gapText(gap)}: ${whyText(gap, number)}`

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** How the numbers of a series stand, in a line: `INV-2026-0001 to INV-2026-0057, 55 issued, 2 gaps explained, 0 unexplained`. */
export function seriesText({ series, first, last, ...report }: SeriesReport): string {
  const { issued, drafts, withdrawn, explained, unexplained } = report
  return [
    series !== null && (first === last ? first : `${first} to ${last}`),
    `${issued.toLocaleString('en')} issued`,
    drafts > 0 && counted(drafts, 'draft'),
    withdrawn > 0 && `${withdrawn.toLocaleString('en')} withdrawn after issue`,
    series !== null && `${counted(explained, 'gap')} explained`,
    (series !== null || unexplained > 0) && `${unexplained.toLocaleString('en')} unexplained`,
  ]
    .filter(Boolean)
    .join(', ')
}

const SHOWN: Record<string, string> = { n: '…', client: '{CLIENT}', yyyy: '{YYYY}', yy: '{YY}', mm: '{MM}' }

/** What a series is called: its year or month, else what its numbers have in common. */
export function seriesTitle({
  series,
  period,
  last,
}: Pick<SeriesReport, 'series' | 'period' | 'last'>): string {
  if (period) return period
  if (series === null) return 'Outside of any series'
  const parts = series.split(/\{(n|client|yyyy|yy|mm)\}/)
  // In its own case, as long as everything stands where it does in its numbers.
  const isPlain = parts.every((part, index) => index % 2 === 0 || part === 'n')
  const [before = '', , after = ''] = parts
  if (isPlain) return `${last.slice(0, before.length)}…${after && last.slice(-after.length)}`
  return parts.map((part, index) => (index % 2 === 0 ? part.toUpperCase() : SHOWN[part])).join('')
}
