import { nl } from 'date-fns/locale/nl'
import { withLocalize, type LanguageDates } from '../../date-formats'

export const dates: LanguageDates = {
  // date-fns ends short names of months with a dot.
  locale: withLocalize(nl, { month: (month, options) => nl.localize.month(month, options).replace('.', '') }),
  day: 'd MMM yyyy',
  longDay: 'd MMMM yyyy',
  month: 'LLLL',
  monthAndYear: 'LLLL yyyy',
  quarter: 'QQQQ',
  quarterAndYear: 'QQQQ yyyy',
}
