import { it } from 'date-fns/locale/it'
import { withLocalize, type LanguageDates } from '../../date-formats'

export const dates: LanguageDates = {
  // date-fns writes the first of a month as any other day.
  locale: withLocalize(it, { ordinalNumber: (number) => (number === 1 ? '1º' : String(number)) }),
  day: 'do MMM yyyy',
  longDay: 'do MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  quarter: 'QQQQ',
  quarterAndYear: 'QQQQ yyyy',
}
