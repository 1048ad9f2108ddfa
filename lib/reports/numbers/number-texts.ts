import { getStatusLabel } from '@/lib/documents/labels'
import type { Gap, ExplainedGap, AssignedNumber, SequenceReport } from './number-response'
import type { ReleaseReason, SkipReason } from '@/lib/business/numbering/types'

const RELEASE_TEXTS: Record<ReleaseReason, string> = {
  DELETED: 'Deleted after issue',
  DRAFT_DELETED: 'Draft deleted',
  CHANGED: 'Changed by hand',
}

/** Formats the state of a number in two or three words. */
export function formatNumberState({
  invoice,
  released,
}: Pick<AssignedNumber, 'invoice' | 'released'>): string {
  if (released) return RELEASE_TEXTS[released.reason]
  return invoice ? getStatusLabel(invoice.status) : 'Missing from database'
}

/** Formats the numbers missing below one. */
export function formatGap({ from, to, count }: Gap): string {
  return count === 1
    ? `${from} was never used`
    : `${from} to ${to} were never used (${count.toLocaleString('en')})`
}

/** Reasons for a gap right below `number`. */
const GAP_REASONS: Record<SkipReason, (number: string) => string> = {
  STARTED: (number) => `numbering began with ${number}`,
  TYPED: (number) => `${number} was typed by hand`,
  SET: () => 'the next number was set to a higher one',
  CHANGED: () => 'the numbering was changed, and went on from there',
  TAKEN: () => 'they are used by documents outside this series',
  IMPORTED: () => 'they are from before numbers were recorded here',
}

/** Formats the reason for a gap right below `number`. */
const formatGapReason = ({ reason }: ExplainedGap, number: string): string =>
  reason ? GAP_REASONS[reason](number) : 'no reason was recorded'

/** Formats a gap with its reason. Numbers below the first one of a sequence were never meant to be used. */
export const formatGapLine = (gap: ExplainedGap, number: string): string =>
  gap.isStart && gap.reason && gap.reason !== 'TAKEN'
    ? `Numbering began with ${number}`
    : `${formatGap(gap)}: ${formatGapReason(gap, number)}`

const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** Formats a sequence in one line: `INV-2026-0001 to INV-2026-0057, 55 issued, 2 gaps explained, 0 unexplained`. */
export function formatSequence({ series, first, last, ...report }: SequenceReport): string {
  const { issued, drafts, withdrawn, explained, unexplained } = report
  return [
    series !== null && (first === last ? first : `${first} to ${last}`),
    `${issued.toLocaleString('en')} issued`,
    drafts > 0 && formatCount(drafts, 'draft'),
    withdrawn > 0 && `${withdrawn.toLocaleString('en')} withdrawn after issue`,
    series !== null && `${formatCount(explained, 'gap')} explained`,
    (series !== null || unexplained > 0) && `${unexplained.toLocaleString('en')} unexplained`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Digits of the count. An ellipsis looks like truncated text. */
const DIGITS = '####'

const PLACEHOLDER_LABELS: Record<string, string> = {
  n: DIGITS,
  client: '{CLIENT}',
  yyyy: '{YYYY}',
  yy: '{YY}',
  mm: '{MM}',
}

/** Formats the title of a sequence: its year or month, else what its numbers have in common. */
export function formatSequenceTitle({
  series,
  period,
  last,
}: Pick<SequenceReport, 'series' | 'period' | 'last'>): string {
  if (period) return period
  if (series === null) return 'Outside any sequence'
  const parts = series.split(/\{(n|client|yyyy|yy|mm)\}/)
  // Without a variable part besides the count, the text is copied from a number to keep its letter case.
  const isPlain = parts.every((part, index) => index % 2 === 0 || part === 'n')
  const [before = '', , after = ''] = parts
  if (isPlain) return `${last.slice(0, before.length)}${DIGITS}${after && last.slice(-after.length)}`
  return parts
    .map((part, index) => (index % 2 === 0 ? part.toUpperCase() : PLACEHOLDER_LABELS[part]))
    .join('')
}
