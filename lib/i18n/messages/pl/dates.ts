import { pl } from 'date-fns/locale/pl'
import type { LanguageDates } from '../../date-formats'

export const dates: LanguageDates = {
  locale: pl,
  day: 'd MMM yyyy',
  longDay: 'd MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  quarter: 'QQQQ',
  quarterAndYear: 'QQQQ yyyy',
}
