import type { AssignedNumber, ExplainedGap, SequenceReport } from '@/lib/reports/numbers/number-response'
import { toSentence } from '@/lib/i18n/texts'
import { formatSequenceTitle } from '@/lib/reports/numbers/number-texts'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'

interface TextTools {
  t: Translator<'numbers'>
  formats: InterfaceFormats
}

/** Formats the release of a number: `Deleted Nov 22, 2026, 10:34 AM by Ada King. It can be used again.` */
export function describeRelease(
  { released, issuedAt }: Pick<AssignedNumber, 'released' | 'issuedAt'>,
  timeZone: string,
  { t, formats }: TextTools,
): string | null {
  if (!released) return null
  const { by, reason, note } = released
  const at = formats.instant(released.at, timeZone)
  return [
    by ? t(`release.by.${reason}`, { at, author: by }) : t(`release.at.${reason}`, { at }),
    note && (reason === 'CHANGED' ? t('release.now', { number: note }) : toSentence(note)),
    issuedAt ? t('release.issued') : t('release.reusable'),
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * Formats a gap right below `number`: `INV-0005 to INV-0008 were never used (4): INV-0009 was typed by hand. Nov 22,
 * 2026, 10:34 AM by Ada King.`
 */
export function describeGap(
  gap: ExplainedGap,
  number: string,
  timeZone: string,
  { t, formats }: TextTools,
): string {
  const { from, to, count, reason, isStart, by } = gap
  const at = gap.at && formats.instant(gap.at, timeZone)
  return [
    // Numbers below the first one of a sequence were never meant to be used.
    isStart && reason && reason !== 'TAKEN'
      ? t('gap.began', { number })
      : t('gap.because', {
          gap: t('gap.range', { from, to, count }),
          reason: t(`gap.reason.${reason ?? 'none'}`, { number }),
        }),
    at && (by ? t('gap.by', { at, author: by }) : t('gap.at', { at })),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Formats a sequence in one line: `INV-2026-0001 to INV-2026-0057, 55 issued, 2 gaps explained`. */
export function describeSequence(
  { series, first, last, issued, drafts, withdrawn, explained, unexplained }: SequenceReport,
  t: Translator<'numbers'>,
): string {
  return [
    series !== null && (first === last ? first : t('summary.range', { first, last })),
    t('summary.issued', { count: issued }),
    drafts > 0 && t('summary.drafts', { count: drafts }),
    withdrawn > 0 && t('summary.withdrawn', { count: withdrawn }),
    explained > 0 && t('summary.explained', { count: explained }),
    unexplained > 0 && t('summary.unexplained', { count: unexplained }),
    series !== null && explained + unexplained === 0 && t('summary.noGaps'),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Returns the title of a sequence: its year or month, else what its numbers have in common. */
export const getSequenceTitle = (report: SequenceReport, t: Translator<'numbers'>): string =>
  report.series === null && !report.period ? t('series.outside') : formatSequenceTitle(report)
