import { sv } from 'date-fns/locale/sv'
import type { LanguageDates } from '../../date-formats'

export const dates: LanguageDates = {
  locale: sv,
  day: 'd MMM yyyy',
  longDay: 'd MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  // date-fns writes `1:a kvartalet`.
  quarter: "'kvartal' Q",
  quarterAndYear: "'kvartal' Q yyyy",
  inPlaces: { AX: { day: 'd.M.yyyy' } },
}
