import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'

/** Actions that need confirmation, because they can't be undone. */
export type ConfirmedAction = 'run' | 'skip' | 'end'

/** Returns the texts of an action's confirmation. */
export function getConfirmation(
  action: ConfirmedAction,
  schedule: Pick<Schedule, 'nextDates' | 'autoSend'>,
  t: Translator<'recurring'>,
  formats: InterfaceFormats,
) {
  const day = schedule.nextDates[0]
  const date = day ? formats.inlineDay(day) : 'none'
  switch (action) {
    case 'run':
      return {
        title: t('confirm.run.title', { date }),
        description: schedule.autoSend ? t('confirm.run.sent') : t('confirm.run.draft'),
        confirmLabel: t('confirm.run.confirm'),
        variant: 'default' as const,
      }
    case 'skip':
      return {
        title: t('confirm.skip.title', { date }),
        description: t('confirm.skip.description'),
        confirmLabel: t('confirm.skip.confirm'),
      }
    case 'end':
      return {
        title: t('confirm.end.title'),
        description: t('confirm.end.description'),
        confirmLabel: t('confirm.end.confirm'),
      }
  }
}
